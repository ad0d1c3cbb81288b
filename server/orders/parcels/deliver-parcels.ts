import { enqueueOrderMail, readOrderMailData } from '#server/orders/order-records/order-mails.ts'
import {
  addOrderEvent,
  type OrderActor,
  type StoredOrder,
  updateOrder,
  wantsProgressMails,
} from '#server/orders/order-records/order-repository.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { isAllRefundRequested } from '#shared/domain/orders/order-actions.ts'
import { parcelLife } from '#shared/domain/orders/parcel-states.ts'
import { type FullParcel, listParcels, updateParcel } from './parcel-repository.ts'

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
  const common = { orderId: order.id, actor, createdAt: at }
  for (const { number } of isDelivered && parcels.length === 1 ? [] : arrived)
    await addOrderEvent(tx, { ...common, kind: 'parcel_delivered', data: { number } })
  if (!isDelivered) return order
  const delivered = await updateOrder(tx, order.id, { orderStatus: 'delivered', deliveredAt: at })
  await addOrderEvent(tx, { ...common, kind: 'delivered' })
  const isEndedByRefund = arrived.length === 0 && isAllRefundRequested(order)
  if (!isEndedByRefund && (await wantsProgressMails(tx, delivered)))
    await enqueueOrderMail(tx, 'order_delivered', delivered, await readOrderMailData(tx, delivered), at)
  return delivered
}
