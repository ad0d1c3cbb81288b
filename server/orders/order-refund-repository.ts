import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { orders } from '#server/db/schema-orders.ts'
import { payments, refunds } from '#server/db/schema-payments.ts'
import type { Tx } from '#server/db/transaction.ts'
import { mayMovePayment, paymentStates } from '#shared/domain/payment-states.ts'

const refundable = paymentStates.filter((state) => mayMovePayment(state, 'refund_pending'))

/** Locks the order's wallet payment, if it has one; always before the order itself, as settling does. */
export async function lockPaymentOfOrder(tx: Db, orderId: string): Promise<void> {
  const [order] = await tx.select({ paymentId: orders.paymentId }).from(orders).where(eq(orders.id, orderId))
  if (order?.paymentId)
    await tx.select({ id: payments.id }).from(payments).where(eq(payments.id, order.paymentId)).for('update')
}

export interface RefundRequest {
  paymentId: string
  /** Null when no order came of the payment. */
  orderId: string | null
  /** What was captured: a refund is always of the whole payment. */
  amountCents: number
  reason: (typeof refunds.$inferSelect)['reason']
  at: Date
}

/** Asks for a payment's refund; the payments room's worker carries it out. Asked for twice, it is one refund. */
export async function requestRefund(tx: Tx, { at, ...refund }: RefundRequest): Promise<void> {
  tx.after.refund(refund.paymentId)
  await tx
    .insert(refunds)
    .values({ ...refund, nextTryAt: at, createdAt: at })
    .onConflictDoNothing({ target: refunds.paymentId })
  await tx
    .update(payments)
    .set({ state: 'refund_pending', nextCheckAt: null, updatedAt: at })
    .where(and(eq(payments.id, refund.paymentId), inArray(payments.state, refundable)))
}
