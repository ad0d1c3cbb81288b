import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { problem } from '#server/problems/problem.ts'
import { mayMovePaymentStatus } from '#shared/domain/order-states.ts'
import { changeOrder } from './order-change.ts'
import { enqueueOrderMail, readOrderMailData } from './order-mails.ts'
import { addOrderEvent, type OrderActor, type StoredOrder, updateOrder } from './order-repository.ts'

/**
 * The bank transfer has arrived: the order is paid, and its customer is told. A wallet's payment is never confirmed by
 * hand: only the provider's own word counts (rule 425).
 * @throws Problem 404 order_not_found, 409 invalid_transition (not pending, cancelled, or paid by wallet)
 */
export async function confirmPayment(deps: Deps, orderId: string, actor: OrderActor = 'admin'): Promise<StoredOrder> {
  return changeOrder(deps, orderId, (tx, order, at) => confirmLockedPayment(tx, order, at, actor))
}

/** The part inside the transaction, for callers that have locked the order. */
export async function confirmLockedPayment(
  tx: Tx,
  order: StoredOrder,
  at: Date,
  actor: OrderActor = 'admin',
  data: Record<string, unknown> = {},
): Promise<StoredOrder> {
  const isOpenBankOrder = order.paymentMethod === 'bank' && order.orderStatus !== 'cancelled'
  if (!isOpenBankOrder || !mayMovePaymentStatus(order.paymentStatus, 'paid')) throw problem('invalid_transition')
  const paid = await updateOrder(tx, order.id, { paymentStatus: 'paid', paidAt: at })
  await addOrderEvent(tx, { orderId: order.id, actor, kind: 'payment_confirmed', data, createdAt: at })
  await enqueueOrderMail(tx, 'payment_received', paid, await readOrderMailData(tx, paid), at)
  return paid
}
