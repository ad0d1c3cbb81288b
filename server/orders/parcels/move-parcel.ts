import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { changeOrder } from '#server/orders/order-records/order-change.ts'
import { listOrderLines, type StoredOrder, updateOrder } from '#server/orders/order-records/order-repository.ts'
import { takeOrderStep } from '#server/orders/order-records/order-step.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { ParcelFacts as ParcelWish } from '#shared/contract/orders/admin-parcels.ts'
import { parcelLife } from '#shared/domain/orders/parcel-states.ts'
import { deliverParcels, requirePaidInShop } from './deliver-parcels.ts'
import { lastSent } from './parcel-facts.ts'
import { type FullParcel, findParcelOrder, listParcels, updateParcel } from './parcel-repository.ts'
import { refuseCourier } from './refuse-courier.ts'
import { sendParcels } from './send-parcels.ts'
import { undoPacked } from './settle-parcels.ts'
import { storeSerialNumbers } from './store-serial-numbers.ts'

/** Works on one parcel, under the lock of its order. @returns the order's id @throws Problem 404 parcel_not_found */
async function withParcelLocked(
  deps: OrdersDeps,
  id: string,
  work: (tx: Tx, parcel: FullParcel, order: StoredOrder, at: Date) => Promise<unknown>,
): Promise<string> {
  const orderId = await findParcelOrder(deps.database.db, id)
  if (!orderId) throw problem('parcel_not_found')
  await changeOrder(deps, orderId, async (tx, order, at) => {
    const parcel = (await listParcels(tx, orderId)).find((one) => one.id === id)
    if (!parcel) throw problem('parcel_not_found')
    await work(tx, parcel, order, at)
  })
  return orderId
}

/** @throws Problem 404 parcel_not_found, 409 parcel_state */
export async function sendParcel(deps: OrdersDeps, id: string, reason: string | null): Promise<string> {
  return withParcelLocked(deps, id, (tx, parcel, order, at) =>
    sendParcels(tx, order, [parcel], { actor: 'admin', reason, at }),
  )
}

/** @throws Problem 404 parcel_not_found, 409 parcel_state, invalid_transition */
export async function deliverParcel(deps: OrdersDeps, id: string): Promise<string> {
  return withParcelLocked(deps, id, (tx, parcel, order, at) => {
    requirePaidInShop(order)
    return deliverParcels(tx, order, [parcel], { actor: 'admin', at })
  })
}

/** @throws Problem 404 parcel_not_found, 409 parcel_state */
export async function undoParcel(deps: OrdersDeps, id: string): Promise<string> {
  return withParcelLocked(deps, id, async (tx, parcel, order, at) => {
    if (!parcelLife.may(parcel.state, 'undone')) throw problem('parcel_state')
    await undoPacked(tx, order, parcel, { actor: 'admin', at })
  })
}

/** Fields left out stay unchanged. @throws Problem 404 parcel_not_found, 409 order_collected */
export async function changeParcel(deps: OrdersDeps, id: string, request: ParcelWish): Promise<string> {
  return withParcelLocked(deps, id, (tx, parcel, order, at) => changeLockedParcel(tx, order, parcel, request, at))
}

/** The part inside the transaction, for callers that have locked the order. */
export async function changeLockedParcel(
  tx: Tx,
  order: StoredOrder,
  before: FullParcel,
  request: ParcelWish,
  at: Date,
): Promise<void> {
  refuseCourier(order, request)
  const or = <T>(requested: T | null | undefined, now: T | null) => (requested === undefined ? now : requested || null)
  const carrier = or(request.carrier, before.carrier)
  const trackingCode = or(request.trackingCode, before.trackingCode)
  if (request.serialNumbers)
    await storeSerialNumbers(tx, order.id, await listOrderLines(tx, order.id), request.serialNumbers)
  await updateParcel(tx, before.id, {
    carrier,
    trackingCode,
    link: carrier === 'other' ? or(request.link, before.link) : null,
    expectedDay: or(request.expectedDay, before.expectedDay),
    appointment: or(request.appointment, before.appointment),
  })
  if (before.state === 'packed') return
  const parcels = await listParcels(tx, order.id)
  if (lastSent(parcels)?.id === before.id) await updateOrder(tx, order.id, { carrier, trackingCode })
  if (carrier === before.carrier && trackingCode === before.trackingCode) return
  const data = {
    ...(parcels.length > 1 && { number: before.number }),
    carrier,
    trackingCode,
    before: before.trackingCode,
    carrierBefore: before.carrier,
  }
  await takeOrderStep(tx, order, at, { event: 'tracking_changed', data, actor: 'admin', mail: null })
}
