import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { changeOrder, requireAction } from '#server/orders/order-records/order-change.ts'
import type { OrderActor } from '#server/orders/order-records/order-event-repository.ts'
import type { StoredOrder } from '#server/orders/order-records/order-repository.ts'
import { deliverParcels, requirePaidInShop } from '#server/orders/parcels/deliver-parcels.ts'
import { listParcels } from '#server/orders/parcels/parcel-repository.ts'
import { problem } from '#server/platform/problems/problem.ts'

/**
 * All parcels of an order that have not arrived yet have arrived.
 * @throws Problem 404 order_not_found, 409 invalid_transition
 */
export async function deliverOrder(
  deps: OrdersDeps,
  orderId: string,
  actor: OrderActor = 'admin',
): Promise<StoredOrder> {
  return changeOrder(deps, orderId, async (tx, order, at) => {
    requireAction(order, 'deliver')
    requirePaidInShop(order)
    const parcels = await listParcels(tx, orderId)
    if (parcels.some(({ state }) => state === 'packed')) throw problem('invalid_transition')
    const onTheirWay = parcels.filter(({ state }) => state === 'sent')
    return deliverParcels(tx, order, onTheirWay, { actor, at })
  })
}
