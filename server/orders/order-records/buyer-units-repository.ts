import { type SQL, sql } from 'drizzle-orm'
import { buildOnce } from '#server/platform/database/built-statements.ts'
import type { Db } from '#server/platform/database/database.ts'
import { orderEvents, orderItems, orders } from '#server/platform/database/schema/order-tables.ts'
import { checkoutLines, checkouts } from '#server/platform/database/schema/payment-tables.ts'
import { customers } from '#server/platform/database/schema/people-tables.ts'
import { lockNames } from '#server/platform/throttle/counted-call-repository.ts'
import type { OrderCustomer } from '#shared/contract/platform/order-customer.ts'

const dayMs = 86_400_000
/** A wallet payment that ends sooner has taken nothing from the others behind its address. */
const paidSoonMs = 10 * 60_000

interface LimitedBuyer {
  /** Keyed hash of the network. */
  network: string
  email: string
  phone: string | null
  /** Null for who collects. */
  address: { street: string; postalCode: string } | null
  customerId: string | null
  way: 'transfer' | 'wallet'
}

type BuyerFields = Pick<OrderCustomer, 'customerEmail' | 'delivery' | 'shippingAddress' | 'postalCode'> & {
  customerPhone?: string | null
}

/** A person is known by e-mail, telephone, address or account, whichever of an earlier order comes again. */
export function limitedBuyerOf(
  network: string,
  { customerEmail: email, customerPhone: phone = null, delivery, shippingAddress: street, postalCode }: BuyerFields,
  customerId: string | null,
  way: LimitedBuyer['way'],
): LimitedBuyer {
  return { network, email, phone, address: delivery === 'pickup' ? null : { street, postalCode }, customerId, way }
}

/** Items taken from one network in a day and not paid. */
export interface BuyerUnits {
  /** Paid units of this buyer, by account, by its proven address, or by this name from this network. */
  paidUnits: number
  /** Of this person: of each product, and of orders that the person cancelled. */
  own: ReadonlyMap<number, number>
  ownCancelled: number
  /** Of all persons, as far as this way of paying has to wait for them. */
  shared: ReadonlyMap<number, number>
  sharedCancelled: number
  oldestAt: Date | undefined
}

interface BuyerUnitsRow {
  productId: number
  pieces: number
  isOwn: boolean
  isCancelled: boolean
  isShared: boolean
  oldestMs: number
}

/** Serialises the orders of one network until the transaction ends. */
export async function lockLimitedBuyer(tx: Db, { network }: LimitedBuyer): Promise<void> {
  await lockNames(tx, [`pieces/${network}`])
}

/**
 * Counts open units, and units that the buyer cancelled; expired orders and those cancelled by the shop do not count.
 */
export async function readBuyerUnits(
  tx: Db,
  { network, email, phone, address, customerId, way }: LimitedBuyer,
  now: Date,
): Promise<BuyerUnits> {
  const since = new Date(now.getTime() - dayMs).toISOString()
  const paidSoon = new Date(now.getTime() - paidSoonMs).toISOString()
  const isTransfer = way === 'transfer'
  const place = address && `${address.street} ${address.postalCode}`
  const [read] = await selectUnits(tx, { network, email, phone, place, customerId, isTransfer, since, paidSoon })
  const rows = read?.rows ?? []
  const isStanding = ({ isCancelled }: BuyerUnitsRow) => !isCancelled
  const cancelled = rows.filter((row) => !isStanding(row))
  const sum = (of: readonly BuyerUnitsRow[]) => of.reduce((all, { pieces }) => all + pieces, 0)
  const oldestMs = Math.min(...rows.map((row) => row.oldestMs))
  return {
    paidUnits: read?.paidPieces ?? 0,
    own: byProduct(rows.filter((row) => row.isOwn && isStanding(row))),
    ownCancelled: sum(cancelled.filter(({ isOwn }) => isOwn)),
    shared: byProduct(rows.filter((row) => row.isShared && isStanding(row))),
    sharedCancelled: sum(cancelled.filter(({ isShared }) => isShared)),
    oldestAt: rows.length > 0 ? new Date(oldestMs) : undefined,
  }
}

const customerId = sql`${sql.placeholder('customerId')}::uuid`
const email = sql`lower(${sql.placeholder('email')})`
/** However a telephone number or an address is written: with or without prefix, signs and spaces. */
const phoneKey = (phone: SQL) => sql`nullif(right(regexp_replace(${phone}, '\\D', '', 'g'), 9), '')`
const placeKey = (place: SQL) => sql`lower(regexp_replace(${place}, '[^[:alnum:]]', '', 'g'))`
const phone = phoneKey(sql`${sql.placeholder('phone')}::text`)
const place = placeKey(sql`${sql.placeholder('place')}::text`)
const network = sql.placeholder('network')
const isTransfer = sql`${sql.placeholder('isTransfer')}::boolean`
const provenEmail = sql`(select lower(a.email) from ${customers} a
  where a.id = ${customerId} and a.email_verified_at is not null)`

const selectUnits = buildOnce<{ paidPieces: number; rows: BuyerUnitsRow[] | null }[]>(sql`
    with taken as (
      select i.product_id, i.quantity, o.created_at, o.order_status = 'cancelled' as is_cancelled,
        ${isTransfer} as is_shared,
        coalesce(lower(o.customer_email) = ${email} or o.customer_id = ${customerId}
          or ${phoneKey(sql`o.customer_phone`)} = ${phone}
          or o.delivery_method <> 'pickup' and ${placeKey(sql`o.shipping_address || o.postal_code`)} = ${place}, false) as is_own
      from ${orders} o join ${orderItems} i on i.order_id = o.id
      where o.placed_from = ${network} and o.created_at > ${sql.placeholder('since')}::timestamptz
        and (o.payment_status = 'pending' and o.order_status <> 'cancelled' or o.order_status = 'cancelled' and exists (
          select 1 from ${orderEvents} e where e.order_id = o.id and e.kind = 'cancelled' and e.actor = 'customer'))
      union all
      select l.product_id, l.quantity, c.created_at, false,
        not ${isTransfer} or c.created_at < ${sql.placeholder('paidSoon')}::timestamptz,
        coalesce(lower(c.customer ->> 'customerEmail') = ${email} or c.customer_id = ${customerId}
          or ${phoneKey(sql`c.customer ->> 'customerPhone'`)} = ${phone}
          or c.customer ->> 'delivery' is distinct from 'pickup'
            and ${placeKey(sql`c.customer ->> 'shippingAddress' || (c.customer ->> 'postalCode')`)} = ${place}, false)
      from ${checkouts} c join ${checkoutLines} l on l.checkout_id = c.id
      where c.placed_from = ${network} and l.state = 'held'
    ), paid as (
      select o.id from ${orders} o where o.payment_status = 'paid' and o.customer_id = ${customerId}
      union
      select o.id from ${orders} o where o.payment_status = 'paid' and lower(o.customer_email) = ${provenEmail}
      union
      select o.id from ${orders} o where o.payment_status = 'paid' and o.placed_from = ${network}
        and lower(o.customer_email) = ${email}
    )
    select (select coalesce(sum(i.quantity - i.refunded_quantity), 0)::int from paid
        join ${orderItems} i on i.order_id = paid.id) as "paidPieces",
      (select json_agg(by_product) from (
        select product_id as "productId", sum(quantity)::int as pieces, is_own as "isOwn", is_cancelled as "isCancelled",
          is_shared as "isShared", extract(epoch from min(created_at))::float8 * 1000 as "oldestMs"
        from taken group by 1, 3, 4, 5) by_product) as rows`)

function byProduct(rows: readonly BuyerUnitsRow[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { productId, pieces } of rows) sums.set(productId, (sums.get(productId) ?? 0) + pieces)
  return sums
}

/** Networks of orders are personal data and are not kept longer. */
export async function deleteNetworksBefore(db: Db, before: Date): Promise<void> {
  const moment = before.toISOString()
  await db.execute(sql`update ${orders} set placed_from = null
    where placed_from is not null and created_at < ${moment}::timestamptz`)
  await db.execute(sql`update ${checkouts} set placed_from = null, browser = null, typed_hash = null
    where coalesce(placed_from, browser, typed_hash) is not null and created_at < ${moment}::timestamptz`)
}
