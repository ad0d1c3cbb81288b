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
 * The parcel has arrived: from this day the customer's time to return it runs (rule 447).
 * @throws Problem 404 order_not_found, 409 invalid_transition
 */
export async function deliverOrder(deps: Deps, orderId: string, actor: OrderActor = 'admin'): Promise<StoredOrder> {
  return changeOrder(deps, orderId, async (tx, order, at) => {
    requireMove(order, 'delivered')
    const delivered = await updateOrder(tx, orderId, { orderStatus: 'delivered', deliveredAt: at })
    await addOrderEvent(tx, { orderId, actor, kind: 'delivered', createdAt: at })
    if (await wantsProgressMails(tx, delivered)) {
      await enqueueOrderMail(tx, 'order_delivered', delivered, await readOrderMailData(tx, delivered), at)
    }
    return delivered
  })
}
