import type { Deps } from '#server/deps.ts'
import { changeOrder, requireMove } from './order-change.ts'
import { enqueueOrderMail, readOrderMailData } from './order-mails.ts'
import {
  addOrderEvent,
  type OrderActor,
  type StoredOrder,
  updateOrder,
  wantsProgressMails,
} from './order-repository.ts'

/**
 * The parcel has left; the customer is told unless they have switched such mails off.
 * @throws AppError 404 order_not_found, 409 invalid_transition
 */
export async function shipOrder(
  deps: Deps,
  orderId: string,
  trackingCode: string | null = null,
  actor: OrderActor = 'admin',
): Promise<StoredOrder> {
  return changeOrder(deps, orderId, async (tx, order, at) => {
    requireMove(order, 'shipped')
    const shipped = await updateOrder(tx, orderId, { orderStatus: 'shipped', shippedAt: at, trackingCode })
    await addOrderEvent(tx, { orderId, actor, kind: 'shipped', data: { trackingCode }, createdAt: at })
    if (await wantsProgressMails(tx, shipped)) {
      await enqueueOrderMail(tx, 'order_shipped', shipped, await readOrderMailData(tx, shipped), at)
    }
    return shipped
  })
}
