import { and, eq, inArray, isNull, ne, type SQLWrapper, sql } from 'drizzle-orm'
import { bicycleWork } from '#server/orders/extension-ports/bicycle-work.ts'
import { type Db, tables } from '#server/platform/database/database.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import type { KnownFrame } from './purchase-calls.ts'
import { usedPurchases } from './used-purchase-tables.ts'

const { jobCards, orders, orderItems, products, productSizes, soldBicycles } = tables

const frameKey = (text: string) => text.replace(/[^a-z0-9]/gi, '').toUpperCase()
const keyOf = (column: SQLWrapper) => sql<string>`upper(regexp_replace(${column}, '[^a-zA-Z0-9]', '', 'g'))`
const inStock = sql<boolean>`exists(select from ${productSizes}
  where ${productSizes.productId} = ${products.id} and ${productSizes.stock} > 0) and ${products.deletedAt} is null`

/** What the shop knows of a frame number: its own bicycles first. */
export async function listKnownFrames(db: Db, frameNumber: string, except?: string): Promise<KnownFrame[]> {
  const key = frameKey(frameNumber)
  if (key === '') return []
  const isOther = and(isNull(usedPurchases.voidReason), except ? ne(usedPurchases.id, except) : undefined)
  const sheets = await db
    .select({
      ...{ name: usedPurchases.bicycle, number: usedPurchases.number, day: usedPurchases.boughtOn },
      ...{ productId: usedPurchases.productId, isOurs: sql<boolean>`${products.id} is null or ${inStock}` },
    })
    .from(usedPurchases)
    .leftJoin(products, eq(products.id, usedPurchases.productId))
    .where(and(eq(usedPurchases.frameKey, key), isOther))
  const own = except ? await db.select().from(usedPurchases).where(eq(usedPurchases.id, except)) : []
  const said = new Set([...sheets, ...own].map(({ productId }) => productId))
  const cards = await db
    .select({
      ...{ id: products.id, name: products.name, code: products.productCode, at: jobCards.createdAt },
      isOurs: inStock,
    })
    .from(jobCards)
    .innerJoin(products, eq(products.id, jobCards.productId))
    .where(eq(keyOf(jobCards.serial), key))
  const sold = await db
    .select({ name: orderItems.name, number: orders.orderNumber, at: orders.createdAt })
    .from(soldBicycles)
    .innerJoin(orders, eq(orders.id, soldBicycles.orderId))
    .innerJoin(orderItems, and(eq(orderItems.orderId, orders.id), eq(orderItems.lineNo, soldBicycles.lineNo)))
    .where(and(eq(keyOf(soldBicycles.serialNumber), key), inArray(orders.orderStatus, ['shipped', 'delivered'])))
  const visits = (await bicycleWork()?.visitsOf(db, frameNumber)) ?? []
  const known: KnownFrame[] = [
    ...sheets.map(({ name, number, day, isOurs }) => {
      return { kind: 'sheet' as const, isOurs, name, reference: String(number), day }
    }),
    ...cards
      .filter(({ id }) => !said.has(id))
      .map(({ name, code, at, isOurs }) => {
        return { kind: 'card' as const, isOurs, name, reference: code, day: romeDayOf(at) }
      }),
    ...sold.map(({ name, number, at }) => {
      return { kind: 'sold' as const, isOurs: false, name, reference: number, day: romeDayOf(at) }
    }),
    ...visits.map(({ title, number, beganAt }) => {
      return { kind: 'workshop' as const, isOurs: false, name: title, reference: number, day: romeDayOf(beganAt) }
    }),
  ]
  return known.toSorted((a, b) => Number(b.isOurs) - Number(a.isOurs))
}
