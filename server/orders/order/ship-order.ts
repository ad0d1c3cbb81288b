import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { changeOrder, requireAction } from '#server/orders/order-records/order-change.ts'
import type { OrderActor } from '#server/orders/order-records/order-event-repository.ts'
import type { StoredOrder } from '#server/orders/order-records/order-repository.ts'
import { readParcelFacts } from '#server/orders/parcels/parcel-facts.ts'
import { findOrderWithCode, insertParcel, updateParcel } from '#server/orders/parcels/parcel-repository.ts'
import { sendParcels } from '#server/orders/parcels/send-parcels.ts'
import { storeSerialNumbers } from '#server/orders/parcels/store-serial-numbers.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { SerialNumbers } from '#shared/contract/orders/parcels.ts'
import { nextParcelNumber } from '#shared/domain/orders/parcel-states.ts'
import type { Carrier } from '#shared/domain/platform/shop/carriers.ts'

interface Shipment {
  carrier?: Carrier | null
  trackingCode?: string | null
  reason?: string | null
  isOwnCode?: boolean | undefined
  serialNumbers?: SerialNumbers
}

/**
 * Ships everything left of an order: its packed parcels, and one more with the unpacked items.
 * @throws Problem 404 order_not_found, 409 invalid_transition (also when nothing is left to ship), reason_required,
 * tracking_code_used
 */
export async function shipOrder(
  deps: OrdersDeps,
  orderId: string,
  { carrier = null, trackingCode = null, reason = null, isOwnCode = false, serialNumbers }: Shipment = {},
  actor: OrderActor = 'admin',
): Promise<StoredOrder> {
  return changeOrder(deps, orderId, async (tx, order, at) => {
    requireAction(order, 'ship')
    const used = isOwnCode && trackingCode ? await findOrderWithCode(tx, order, trackingCode) : undefined
    if (used) throw problem('tracking_code_used', { details: { order: used } })
    const { parcels, lines } = await readParcelFacts(tx, order)
    await storeSerialNumbers(tx, orderId, lines, serialNumbers)
    const leaving = parcels.filter(({ state }) => state === 'packed')
    const left = lines.filter(({ toPack }) => toPack > 0).map(({ lineNo, toPack }) => ({ lineNo, quantity: toPack }))
    const last = leaving.pop()
    if (left.length === 0 && parcels.length === 0) throw problem('invalid_transition')
    if (left.length > 0) {
      const number = nextParcelNumber(parcels)
      if (last) leaving.push(last)
      leaving.push(await insertParcel(tx, { orderId, number, carrier, trackingCode, createdAt: at }, left))
    } else if (last) {
      const reported = { carrier: carrier ?? last.carrier, trackingCode: trackingCode ?? last.trackingCode }
      await updateParcel(tx, last.id, { ...reported, ...(reported.carrier !== 'other' && { link: null }) })
      leaving.push({ ...last, ...reported, link: reported.carrier === 'other' ? last.link : null })
    }
    return sendParcels(tx, order, leaving, { actor, reason, at })
  })
}
