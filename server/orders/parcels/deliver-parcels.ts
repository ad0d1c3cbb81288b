import type { OrderActor } from '#server/orders/order-records/order-event-repository.ts'
import { type StoredOrder, wantsProgressMails } from '#server/orders/order-records/order-repository.ts'
import { takeOrderStep } from '#server/orders/order-records/order-step.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { isAllRefundRequested, isUnpaidInShop } from '#shared/domain/orders/order-actions.ts'
import { parcelLife } from '#shared/domain/orders/parcel-states.ts'
import { type FullParcel, listParcels, updateParcel } from './parcel-repository.ts'

/** What is paid in the shop goes home with its money alone. @throws Problem 409 invalid_transition */
export function requirePaidInShop(order: StoredOrder): void {
  if (isUnpaidInShop(order)) throw problem('invalid_transition')
}

interface Arrival {
  actor: OrderActor
  at: Date
}

/**
 * Parcels of a locked order have arrived; with the last one of a shipped order it is delivered, and its customer's time
 * to return it runs (rule 447). @throws Problem 409 parcel_state
 */
export async function deliverParcels(
  tx: Tx,
  order: StoredOrder,
  arrived: readonly FullParcel[],
  { actor, at }: Arrival,
): Promise<StoredOrder> {
  for (const parcel of arrived) {
    if (!parcelLife.may(parcel.state, 'delivered')) throw problem('parcel_state')
    await updateParcel(tx, parcel.id, { deliveredAt: at })
  }
  const parcels = await listParcels(tx, order.id)
  const isDelivered = order.orderStatus === 'shipped' && parcels.every(({ state }) => state === 'delivered')
  for (const { number } of isDelivered && parcels.length === 1 ? [] : arrived)
    await takeOrderStep(tx, order, at, { event: 'parcel_delivered', data: { number }, actor, mail: null })
  if (!isDelivered) return order
  const isEndedByRefund = arrived.length === 0 && isAllRefundRequested(order)
  const isTold = !isEndedByRefund && (await wantsProgressMails(tx, order))
  return takeOrderStep(tx, order, at, {
    change: { orderStatus: 'delivered', deliveredAt: at },
    event: 'delivered',
    actor,
    mail: isTold ? (data) => ({ kind: 'order_delivered', data }) : null,
  })
}
