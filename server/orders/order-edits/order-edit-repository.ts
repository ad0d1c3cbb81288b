import { and, asc, count, eq, gte, inArray, isNotNull, max, or, sql } from 'drizzle-orm'
import type { OrderLineRow, StoredOrder } from '#server/orders/order-records/order-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import { returns, withdrawals } from '#server/platform/database/schema/after-sales-tables.ts'
import { orderEvents, orderItems, orders } from '#server/platform/database/schema/order-tables.ts'
import type { DeliveryAddress } from '#shared/contract/orders/order-edits.ts'
import type { LineRequest } from '#shared/domain/orders/weigh-order-edit.ts'
import { withdrawalLife } from '#shared/domain/platform/states/withdrawal-states.ts'
import { discountOfFirst } from '#shared/domain/pricing/worth-of-units.ts'

/** The number of an order's events. */
export async function countOrderEvents(db: Db, orderId: string): Promise<number> {
  const [row] = await db.select({ events: count() }).from(orderEvents).where(eq(orderEvents.orderId, orderId))
  return row?.events ?? 0
}

/** Where an order was sent to when it was paid; undefined where it still is, or its former addresses are deleted. */
export async function findPaidPostalCode(
  db: Db,
  { id, paidAt }: Pick<StoredOrder, 'id' | 'paidAt'>,
): Promise<string | undefined> {
  if (!paidAt) return undefined
  const postalCode = sql<string>`${orderEvents.data} -> 'address' ->> 'postalCode'`
  const [row] = await db
    .select({ postalCode })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, id),
        eq(orderEvents.kind, 'changed'),
        gte(orderEvents.createdAt, paidAt),
        isNotNull(postalCode),
      ),
    )
    .orderBy(asc(orderEvents.id))
    .limit(1)
  return row?.postalCode
}

/** Items were returned, or a return is declared: only returns apply from here on. */
export async function isComingBack(db: Db, orderId: string): Promise<boolean> {
  const [sent] = await db
    .select({ id: returns.id })
    .from(returns)
    .where(and(eq(returns.orderId, orderId), inArray(returns.state, ['announced', 'received', 'settled'])))
    .limit(1)
  if (sent) return true
  const [stated] = await db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(and(eq(withdrawals.orderId, orderId), inArray(withdrawals.state, withdrawalLife.open)))
    .limit(1)
  return stated !== undefined
}

/** Writes the new state of a line; a line without units is deleted. */
export async function writeLine(
  tx: Db,
  orderId: string,
  {
    line: lineNo,
    quantity,
    size,
    unitCents,
    discountCents,
  }: LineRequest & { unitCents: number; discountCents: number },
): Promise<void> {
  const at = and(eq(orderItems.orderId, orderId), eq(orderItems.lineNo, lineNo))
  if (quantity === 0) await tx.delete(orderItems).where(at)
  else
    await tx
      .update(orderItems)
      .set({ quantity, size, totalCents: quantity * unitCents, discountCents })
      .where(at)
}

/**
 * Changes the size of the rest of a line. Returned units keep their line and size; then the rest becomes a line of its
 * own.
 */
export async function writeSize(
  tx: Db,
  { orderId, lineNo, quantity: kept }: Pick<OrderLineRow, 'orderId' | 'lineNo' | 'quantity'>,
  size: string,
): Promise<void> {
  const at = and(eq(orderItems.orderId, orderId), eq(orderItems.lineNo, lineNo))
  const [row] = await tx.select().from(orderItems).where(at)
  if (!row) throw new Error(`line ${lineNo} of order ${orderId} vanished`)
  if (row.refundedQuantity === 0) {
    await tx.update(orderItems).set({ size }).where(at)
    return
  }
  const [last] = await tx
    .select({ lineNo: max(orderItems.lineNo) })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
  const given = row.quantity - kept
  const givenDiscount = discountOfFirst(row, given)
  await tx
    .update(orderItems)
    .set({ quantity: given, totalCents: given * row.unitCents, discountCents: givenDiscount })
    .where(at)
  await tx.insert(orderItems).values({
    ...row,
    lineNo: (last?.lineNo ?? 0) + 1,
    size,
    quantity: kept,
    totalCents: kept * row.unitCents,
    discountCents: row.discountCents - givenDiscount,
    refundedQuantity: 0,
  })
}

export type AmendedColumns = Partial<
  DeliveryAddress &
    Pick<
      StoredOrder,
      | 'subtotalCents'
      | 'shippingCents'
      | 'discountCents'
      | 'totalCents'
      | 'codes'
      | 'keptShippingCents'
      | 'keptCodeCents'
      | 'arrivesOn'
    >
>

export async function writeOrder(tx: Db, orderId: string, change: AmendedColumns): Promise<StoredOrder> {
  const set = Object.keys(change).length > 0 ? change : { id: orderId }
  const [row] = await tx.update(orders).set(set).where(eq(orders.id, orderId)).returning()
  if (!row) throw new Error(`order ${orderId} vanished while it was changed`)
  return row
}

/** The order that this one was added to, and those that were added to it. */
export async function listRelatedOrders(
  db: Db,
  { id, additionTo }: Pick<StoredOrder, 'id' | 'additionTo'>,
): Promise<StoredOrder[]> {
  const isRelated = or(eq(orders.additionTo, id), additionTo ? eq(orders.id, additionTo) : undefined)
  return db.select().from(orders).where(isRelated).orderBy(asc(orders.createdAt))
}

/** Deletes former addresses of a customer's orders; the events stay. */
export async function forgetChangedAddresses(tx: Db, customerId: string): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId))
  await tx
    .update(orderEvents)
    .set({ data: sql`${orderEvents.data} - 'address'` })
    .where(and(inArray(orderEvents.orderId, own), eq(orderEvents.kind, 'changed')))
}
