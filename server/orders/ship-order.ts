import type { Deps } from '#server/deps.ts'
import type { Carrier } from '#shared/domain/carriers.ts'
import { changeOrder, requireMove } from './order-change.ts'
import { enqueueOrderMail, readOrderMailData } from './order-mails.ts'
import {
  addOrderEvent,
  type OrderActor,
  type StoredOrder,
  updateOrder,
  wantsProgressMails,
} from './order-repository.ts'

export interface Shipment {
  carrier?: Carrier | null
  trackingCode?: string | null
  reason?: string | null
}

/**
 * The parcel has left; the customer is told unless they have switched such mails off. That it left unpaid, and why or
 * that nobody said why, stays in the order's history.
 * @throws Problem 404 order_not_found, 409 invalid_transition
 */
export async function shipOrder(
  deps: Deps,
  orderId: string,
  { carrier = null, trackingCode = null, reason = null }: Shipment = {},
  actor: OrderActor = 'admin',
): Promise<StoredOrder> {
  return changeOrder(deps, orderId, async (tx, order, at) => {
    requireMove(order, 'shipped')
    const shipped = await updateOrder(tx, orderId, { orderStatus: 'shipped', shippedAt: at, carrier, trackingCode })
    const data = { carrier, trackingCode, ...(order.paymentStatus !== 'paid' && { isUnpaid: true, reason }) }
    await addOrderEvent(tx, { orderId, actor, kind: 'shipped', data, createdAt: at })
    if (await wantsProgressMails(tx, shipped)) {
      await enqueueOrderMail(tx, 'order_shipped', shipped, await readOrderMailData(tx, shipped), at)
    }
    return shipped
  })
}
