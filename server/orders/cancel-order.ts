import type { Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/http/errors.ts'
import type { CancelReason, OrderCancelledData } from '#server/mail/order-mail-data.ts'
import { enqueueMail } from '#server/mail/outbox-repository.ts'
import { sendRefundOf } from '#server/payments/send-refunds.ts'
import { announceChange, requireMove } from './order-change.ts'
import { readOrderMailData } from './order-mails.ts'
import { lockPaymentOfOrder, requestRefund } from './order-refund-repository.ts'
import {
  addOrderEvent,
  findOrder,
  listOrderLines,
  lockOrder,
  type OrderActor,
  type StoredOrder,
  updateOrder,
} from './order-repository.ts'
import { roundOf } from './order-round.ts'
import { restock } from './stock-repository.ts'

export interface Cancellation {
  actor: OrderActor
  reason: CancelReason
}

/**
 * Cancels an order that has not left: its pieces go back on sale once, a wallet payment is refunded at once (or, with
 * the provider away, as soon as it answers), a bank payment by the shop, and the customer is told (rule 424).
 * @throws AppError 404 order_not_found, 409 invalid_transition
 */
export async function cancelOrder(deps: Deps, orderId: string, cancellation: Cancellation): Promise<StoredOrder> {
  const { order, productIds } = await inTransaction(deps.database, async (tx) => {
    await lockPaymentOfOrder(tx, orderId)
    const locked = await lockOrder(tx, orderId)
    if (!locked) throw notFound('order_not_found')
    return cancelLockedOrder(tx, locked, cancellation, deps.clock())
  })
  await announceChange(deps, productIds)
  if (!order.paymentId) return order
  await sendRefundOf(deps, order.paymentId)
  return (await findOrder(deps.database.db, orderId)) ?? order
}

/** The part inside the transaction, for callers that have locked the order (and its payment before it). */
export async function cancelLockedOrder(
  tx: Db,
  order: StoredOrder,
  { actor, reason }: Cancellation,
  at: Date,
): Promise<{ order: StoredOrder; productIds: number[] }> {
  requireMove(order, 'cancelled')
  const cancelled = await updateOrder(tx, order.id, { orderStatus: 'cancelled', cancelledAt: at })
  const lines = await listOrderLines(tx, order.id)
  const homeless = await restock(tx, lines, roundOf(order))
  const refund = refundWay(order)
  if (refund === 'wallet' && order.paymentId) {
    await requestRefund(tx, {
      paymentId: order.paymentId,
      orderId: order.id,
      amountCents: order.totalCents,
      reason: 'order_cancelled',
      at,
    })
  }
  const notRestocked = homeless.map(({ productId, size, quantity }) => ({ productId, size, quantity }))
  await addOrderEvent(tx, {
    orderId: order.id,
    actor,
    kind: 'cancelled',
    data: { reason, refund, ...(notRestocked.length > 0 && { notRestocked }) },
    createdAt: at,
  })
  await enqueueMail(tx, {
    kind: 'order_cancelled',
    about: roundOf(order),
    to: order.customerEmail,
    language: order.language,
    data: { ...(await readOrderMailData(tx, cancelled)), reason, refund },
    at,
  })
  return { order: cancelled, productIds: [...new Set(lines.map((l) => l.productId))] }
}

function refundWay(order: StoredOrder): OrderCancelledData['refund'] {
  if (order.paymentStatus !== 'paid') return 'none'
  return order.paymentMethod === 'paypal' ? 'wallet' : 'bank'
}
