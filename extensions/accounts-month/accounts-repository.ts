import { type SQL, sql } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'
import { rawRows } from '#server/platform/database/raw-rows.ts'
import type { VatAmount } from '#shared/domain/platform/goods/vat.ts'
import type { Breakdown, Channel, GoodsKey } from './accounts-calls.ts'

const { orders, orderItems, orderVat, products, productSizes, refunds, refundLines, soldBicycles } = tables

export const isPaid = sql`${orders.paidAt} is not null and ${orders.paymentStatus} in ('paid', 'refunded')`
export const paidOn = sql`(${orders.paidAt} at time zone 'Europe/Rome')::date`
/** The day that staff have written down, else that of its end. */
export const sentOn = sql`coalesce(${refunds.transferDay}, (${refunds.completedAt} at time zone 'Europe/Rome')::date)`

/** The days of the shop from the first to the last. */
export interface Days {
  from: string
  to: string
}
export const within = (day: SQL, { from, to }: Days) => sql`${day} between ${from}::date and ${to}::date`

export interface TaxedDay extends Pick<VatAmount, 'vatClass' | 'rate' | 'grossCents' | 'taxableCents' | 'taxCents'> {
  day: string
  channel: Channel
}

/** The tax rows of orders paid in these days, by day, channel and class. */
export async function listPaidVat(db: Db, days: Days): Promise<TaxedDay[]> {
  return rawRows(
    await db.execute(sql`
      select ${paidOn}::text as day, ${orders.channel} as channel, ${orderVat.vatClass} as "vatClass", ${orderVat.rate} as rate,
        sum(${orderVat.grossCents})::float8 as "grossCents", sum(${orderVat.taxableCents})::float8 as "taxableCents",
        sum(${orderVat.taxCents})::float8 as "taxCents"
      from ${orders} join ${orderVat} on ${orderVat.orderId} = ${orders.id}
      where ${isPaid} and ${within(paidOn, days)}
      group by 1, 2, 3, 4 order by 1, 2, 4 desc nulls last`),
  )
}

/** Refunds of paid orders sent in these days. */
export async function listSentRefunds(
  db: Db,
  days: Days,
): Promise<{ id: string; orderId: string; day: string; channel: Channel }[]> {
  return rawRows(
    await db.execute(sql`
      select ${refunds.id} as id, ${orders.id} as "orderId", ${sentOn}::text as day, ${orders.channel} as channel
      from ${refunds} join ${orders} on ${orders.id} = ${refunds.orderId}
      where ${isPaid} and ${refunds.state} = 'completed' and ${refunds.amountCents} > 0 and ${within(sentOn, days)}
      order by 3, ${orders.id}, ${refunds.createdAt}, 1`),
  )
}

interface MarginLine {
  day: string
  orderNumber: string
  productId: number
  productCode: string
  name: string
  quantity: number
  priceCents: number
  costCents: number | null
  serialNumbers: string[]
}

/** Lines under the margin scheme that were sold, and with negative amounts those that came back. */
export async function listMarginLines(db: Db, days: Days): Promise<MarginLine[]> {
  const serials = sql`array(select ${soldBicycles.serialNumber} from ${soldBicycles}
    where ${soldBicycles.orderId} = ${orderItems.orderId} and ${soldBicycles.lineNo} = ${orderItems.lineNo}
      and ${soldBicycles.serialNumber} is not null order by ${soldBicycles.unit})`
  const line = sql`${orders.orderNumber} as "orderNumber", ${orderItems.productId} as "productId",
    ${orderItems.productCode} as "productCode", ${orderItems.name} as name`
  const isMargin = sql`${isPaid} and ${orderItems.vatClass} = 'margin'`
  return rawRows(
    await db.execute(sql`
      select * from (
        select ${paidOn}::text as day, ${line}, ${orderItems.quantity} as quantity,
          ${orderItems.totalCents} - ${orderItems.discountCents} as "priceCents", ${orderItems.costCents} as "costCents",
          ${serials} as "serialNumbers"
        from ${orderItems} join ${orders} on ${orders.id} = ${orderItems.orderId}
        where ${isMargin} and ${within(paidOn, days)}
        union all
        select ${sentOn}::text, ${line}, -${refundLines.quantity}, -${refundLines.amountCents}, ${orderItems.costCents},
          ${serials}
        from ${refundLines} join ${refunds} on ${refunds.id} = ${refundLines.refundId}
          join ${orderItems} on ${orderItems.orderId} = ${refundLines.orderId} and ${orderItems.lineNo} = ${refundLines.lineNo}
          join ${orders} on ${orders.id} = ${orderItems.orderId}
        where ${isMargin} and ${refunds.state} = 'completed' and ${within(sentOn, days)}
      ) as moved order by day, "orderNumber", "productCode", quantity desc`),
  )
}

interface KeptGoods {
  key: string
  /** Of a product. */
  name: string
  vatClass: VatAmount['vatClass']
  pieces: number
  grossCents: number
  knownPieces: number
  knownGrossCents: number
  costCents: number
}

const goodsKeys: Record<GoodsKey, SQL> = {
  category: sql`${products.category}`,
  brand: sql`coalesce(${products.brand}, '')`,
  product: sql`${products.id}::text`,
}

/** Goods paid in these days and not given back, by one key and by class of tax; gift cards are no goods. */
export async function listKeptGoods(db: Db, by: Breakdown, days: Days): Promise<KeptGoods[]> {
  const keys: Record<Breakdown, SQL> = { ...goodsKeys, day: sql`${paidOn}::text`, channel: sql`${orders.channel}` }
  const name = by === 'product' ? sql`${products.name}` : sql`''`
  const kept = sql`(${orderItems.quantity} - ${orderItems.refundedQuantity})`
  const gross = sql`round((${orderItems.totalCents} - ${orderItems.discountCents})::numeric * ${kept} / ${orderItems.quantity})`
  return rawRows(
    await db.execute(sql`
      select key, name, "vatClass", sum(kept)::float8 as pieces, sum(gross)::float8 as "grossCents",
        coalesce(sum(kept) filter (where cost is not null), 0)::float8 as "knownPieces",
        coalesce(sum(gross) filter (where cost is not null), 0)::float8 as "knownGrossCents",
        coalesce(sum(cost * kept), 0)::float8 as "costCents"
      from (
        select ${keys[by]} as key, ${name} as name, ${orderItems.vatClass} as "vatClass", ${kept} as kept, ${gross} as gross,
          ${orderItems.costCents}::bigint as cost
        from ${orders} join ${orderItems} on ${orderItems.orderId} = ${orders.id}
          join ${products} on ${products.id} = ${orderItems.productId}
        where ${isPaid} and ${orderItems.vatClass} <> 'voucher' and ${within(paidOn, days)}
      ) as lines where kept > 0 group by 1, 2, 3 order by 1`),
  )
}

/** Pieces in stock, by one key. */
export async function listStock(db: Db, by: GoodsKey): Promise<{ key: string; pieces: number }[]> {
  return rawRows(
    await db.execute(sql`
      select ${goodsKeys[by]} as key, sum(${productSizes.stock})::float8 as pieces
      from ${products} join ${productSizes} on ${productSizes.productId} = ${products.id}
      where ${products.deletedAt} is null group by 1`),
  )
}

export async function listStockValue(
  db: Db,
): Promise<{ category: string; pieces: number; valueCents: number; knownPieces: number }[]> {
  return rawRows(
    await db.execute(sql`
      select ${products.category} as category, sum(${productSizes.stock})::float8 as pieces,
        coalesce(sum(${productSizes.stock}::bigint * ${products.costCents}), 0)::float8 as "valueCents",
        coalesce(sum(${productSizes.stock}) filter (where ${products.costCents} is not null), 0)::float8 as "knownPieces"
      from ${products} join ${productSizes} on ${productSizes.productId} = ${products.id}
      where ${products.deletedAt} is null and ${productSizes.stock} > 0
      group by 1 order by 1`),
  )
}
