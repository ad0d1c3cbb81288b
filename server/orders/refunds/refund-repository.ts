import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { shopName } from '#server/orders/order-records/order-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import { products } from '#server/platform/database/schema/catalog-tables.ts'
import { orderItems, orders } from '#server/platform/database/schema/order-tables.ts'
import { payments, refundLines, refunds } from '#server/platform/database/schema/payment-tables.ts'
import { type PaymentState, paymentLife } from '#shared/domain/platform/states/payment-states.ts'
import { type RefundState, refundLife } from '#shared/domain/platform/states/refund-states.ts'

export type Refund = typeof refunds.$inferSelect
type NewRefund = Omit<typeof refunds.$inferInsert, 'createdAt' | 'nextTryAt'> & { createdAt: Date }
type RefundLine = typeof refundLines.$inferSelect
type NewRefundLine = Omit<RefundLine, 'restockedQuantity' | 'writtenOffQuantity' | 'size'> & {
  size?: string | null
}

type RefundChange = Partial<
  Pick<
    Refund,
    | 'kind'
    | 'providerRefundId'
    | 'attempt'
    | 'iban'
    | 'holder'
    | 'transferDay'
    | 'nextTryAt'
    | 'lastError'
    | 'completedAt'
  >
>

/** @returns undefined when money that no order came of is on its way back already */
export async function insertRefund(tx: Db, refund: NewRefund): Promise<Refund | undefined> {
  const [row] = await tx
    .insert(refunds)
    .values({ ...refund, nextTryAt: refund.createdAt })
    .onConflictDoNothing({ target: refunds.paymentId, where: sql`order_id is null` })
    .returning()
  return row
}

export async function insertRefundLines(tx: Db, lines: readonly NewRefundLine[]): Promise<void> {
  if (lines.length > 0) await tx.insert(refundLines).values([...lines])
}

export async function findRefund(db: Db, id: string): Promise<Refund | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id))
  return row
}

export async function findRefundByKey(db: Db, requestKey: string): Promise<Refund | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.requestKey, requestKey))
  return row
}

/** A refund of money without an order; there is at most one. */
export async function findRefundWithoutOrder(db: Db, paymentId: string): Promise<Refund | undefined> {
  const [row] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), sql`order_id is null`))
  return row
}

export async function listRefundsOfPayment(db: Db, paymentId: string): Promise<Refund[]> {
  return db.select().from(refunds).where(eq(refunds.paymentId, paymentId)).orderBy(asc(refunds.createdAt))
}

export async function listRefundsOfOrder(db: Db, orderId: string): Promise<Refund[]> {
  return listRefundsOfOrders(db, [orderId])
}

export async function listRefundsOfOrders(db: Db, orderIds: readonly string[]): Promise<Refund[]> {
  return db
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, [...orderIds]))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
}

/** The lines of some refunds, with product and size. */
export async function listRefundLines(db: Db, refundIds: readonly string[]) {
  if (refundIds.length === 0) return []
  return db
    .select({
      line: refundLines,
      name: orderItems.name,
      shopName,
      size: sql<string>`coalesce(${refundLines.size}, ${orderItems.size})`,
      productId: orderItems.productId,
      vatClass: orderItems.vatClass,
    })
    .from(refundLines)
    .innerJoin(orderItems, and(eq(orderItems.orderId, refundLines.orderId), eq(orderItems.lineNo, refundLines.lineNo)))
    .innerJoin(orders, eq(orders.id, refundLines.orderId))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(inArray(refundLines.refundId, [...refundIds]))
    .orderBy(asc(refundLines.lineNo), asc(refundLines.place))
}
export type NamedRefundLine = Awaited<ReturnType<typeof listRefundLines>>[number]

/** Always after its payment and its order. */
export async function lockRefund(tx: Db, id: string): Promise<Refund> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update')
  if (!row) throw new Error(`refund ${id} vanished`)
  return row
}

export async function updateRefund(tx: Db, id: string, change: RefundChange): Promise<Refund> {
  return write(tx, id, change)
}

/** Brings a refund that the caller has locked to another state. @throws Error where `refundLife` has no such move */
export async function moveRefund(
  tx: Db,
  { id, state }: Pick<Refund, 'id' | 'state'>,
  to: RefundState,
  change: RefundChange = {},
): Promise<Refund> {
  if (!refundLife.may(state, to)) throw new Error(`refund ${id} cannot go from ${state} to ${to}`)
  return write(tx, id, { ...change, state: to })
}

async function write(tx: Db, id: string, change: RefundChange & { state?: RefundState }): Promise<Refund> {
  const [row] = await tx.update(refunds).set(change).where(eq(refunds.id, id)).returning()
  if (!row) throw new Error(`refund ${id} vanished while it was changed`)
  return row
}

/** Adds to the requested money and units of an order; constraints refuse more than was paid or bought. */
export async function addRequestedRefund(
  tx: Db,
  orderId: string,
  amountCents: number,
  units: readonly { lineNo: number; quantity: number }[],
): Promise<void> {
  await tx
    .update(orders)
    .set({ refundAskedCents: sql`${orders.refundAskedCents} + ${amountCents}` })
    .where(eq(orders.id, orderId))
  for (const { lineNo, quantity } of units) {
    await tx
      .update(orderItems)
      .set({ refundedQuantity: sql`${orderItems.refundedQuantity} + ${quantity}` })
      .where(and(eq(orderItems.orderId, orderId), eq(orderItems.lineNo, lineNo)))
  }
}

const taken: readonly PaymentState[] = ['captured', 'refund_pending']

/** Moves a payment whose money was taken; one that is elsewhere, or may not go there, stays as it is. */
export async function movePaymentIfMay(tx: Db, id: string, to: PaymentState, at: Date): Promise<void> {
  const from = taken.filter((state) => paymentLife.may(state, to))
  await tx
    .update(payments)
    .set({ state: to, nextCheckAt: null, updatedAt: at })
    .where(and(eq(payments.id, id), inArray(payments.state, from)))
}

/** A person has looked after a refund that the provider had not carried out. */
export async function clearRefundNeed(tx: Db, paymentId: string, at: Date): Promise<void> {
  await tx
    .update(payments)
    .set({ needsAttention: null, updatedAt: at })
    .where(
      and(eq(payments.id, paymentId), sql`(needs_attention = 'refund_failed' or needs_attention like 'refund: %')`),
    )
}

/** Locks the order's wallet payment, if it has one; always before the order itself, as settling does. */
export async function lockPaymentOfOrder(tx: Db, orderId: string): Promise<void> {
  const [order] = await tx.select({ paymentId: orders.paymentId }).from(orders).where(eq(orders.id, orderId))
  if (order?.paymentId)
    await tx.select({ id: payments.id }).from(payments).where(eq(payments.id, order.paymentId)).for('update')
}

export interface DueRefunds {
  now: Date
  id?: string
  paymentId?: string
}

/** Takes one refund for one try; it comes due again after 30 s, then 1 minute … up to an hour. */
export async function leaseDueRefund(db: Db, { now, id, paymentId }: DueRefunds): Promise<Refund | undefined> {
  const moment = now.toISOString()
  const [row] = await db
    .update(refunds)
    .set({
      attempts: sql`${refunds.attempts} + 1`,
      nextTryAt: sql`${moment}::timestamptz + least(interval '30 seconds' * power(2, least(${refunds.attempts}, 12)), interval '1 hour')`,
    })
    .where(
      eq(
        refunds.id,
        sql`(select r.id from ${refunds} r
          where r.state = 'pending' and r.kind = 'wallet' and r.next_try_at <= ${moment}::timestamptz
          ${id ? sql`and r.id = ${id}` : sql``} ${paymentId ? sql`and r.payment_id = ${paymentId}` : sql``}
          order by r.next_try_at, r.id limit 1 for update skip locked)`,
      ),
    )
    .returning()
  return row
}

/** @returns false where fewer units wait for inspection */
export async function settleChecked(
  tx: Db,
  { refundId, lineNo }: Pick<RefundLine, 'refundId' | 'lineNo'>,
  quantity: number,
  to: 'stock' | 'none',
): Promise<boolean> {
  const column = to === 'stock' ? refundLines.restockedQuantity : refundLines.writtenOffQuantity
  const settled = await tx
    .update(refundLines)
    .set({ [to === 'stock' ? 'restockedQuantity' : 'writtenOffQuantity']: sql`${column} + ${quantity}` })
    .where(
      and(
        eq(refundLines.refundId, refundId),
        eq(refundLines.lineNo, lineNo),
        eq(refundLines.place, 'check'),
        sql`quantity - restocked_quantity - written_off_quantity >= ${quantity}`,
      ),
    )
    .returning({ lineNo: refundLines.lineNo })
  return settled.length > 0
}
