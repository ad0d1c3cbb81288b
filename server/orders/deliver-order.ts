import type { Deps } from '#server/deps.ts'
import { deliverParcels } from '#server/parcels/deliver-parcels.ts'
import { listParcels } from '#server/parcels/parcel-repository.ts'
import { changeOrder, requireMove } from './order-change.ts'
import type { OrderActor, StoredOrder } from './order-repository.ts'

/**
 * All parcels of an order that have not arrived yet have arrived (rule 643).
 * @throws Problem 404 order_not_found, 409 invalid_transition
 */
export async function deliverOrder(deps: Deps, orderId: string, actor: OrderActor = 'admin'): Promise<StoredOrder> {
  return changeOrder(deps, orderId, async (tx, order, at) => {
    requireMove(order, 'delivered')
    const onTheirWay = (await listParcels(tx, orderId)).filter(({ state }) => state === 'sent')
    return deliverParcels(tx, order, onTheirWay, { actor, at })
  })
}
