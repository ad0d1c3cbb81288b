import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Refund } from '#server/orders/refunds/refund-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import { payments, refunds } from '#server/platform/database/schema/payment-tables.ts'
import type { PaymentNeedingAttention } from '#shared/contract/orders/admin-payments.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'

const atMost = 100

/** The most urgent state among a payment's refunds. */
const worstRefund = sql<Refund['state'] | null>`(select r.state from ${refunds} r where r.payment_id = ${payments.id}
  order by case r.state when 'failed' then 0 when 'pending' then 1 else 2 end limit 1)`

export async function listPaymentsNeedingAttention(db: Db): Promise<PaymentNeedingAttention[]> {
  const rows = await db
    .select({ payment: payments, orderNumber: orders.orderNumber, refundState: worstRefund })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .where(isNotNull(payments.needsAttention))
    .orderBy(asc(payments.createdAt), asc(payments.id))
    .limit(atMost)
  return rows.map(({ payment, orderNumber, refundState }) => ({
    id: payment.id,
    reason: payment.needsAttention ?? '',
    state: payment.state,
    amount: toDecimal(payment.amountCents),
    createdAt: payment.createdAt.toISOString(),
    providerOrderId: payment.providerOrderId,
    captureId: payment.captureId,
    payerEmail: payment.payerEmail,
    order: payment.orderId && orderNumber ? { id: payment.orderId, orderNumber } : null,
    refundState,
  }))
}

/** @returns why it was in need; undefined when it is not */
export async function clearAttention(tx: Db, id: string, at: Date): Promise<string | undefined> {
  const [row] = await tx
    .select({ reason: payments.needsAttention })
    .from(payments)
    .where(and(eq(payments.id, id), isNotNull(payments.needsAttention)))
    .for('update')
  if (!row?.reason) return undefined
  await tx.update(payments).set({ needsAttention: null, updatedAt: at }).where(eq(payments.id, id))
  return row.reason
}
