import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { changeOrder, requireAction } from '#server/orders/order-records/order-change.ts'
import { takeOrderStep } from '#server/orders/order-records/order-step.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { NewParcel } from '#shared/contract/orders/admin-parcels.ts'
import { nextParcelNumber } from '#shared/domain/orders/parcel-states.ts'
import { type ParcelFacts, readParcelFacts } from './parcel-facts.ts'
import { insertParcel, type ParcelUnits } from './parcel-repository.ts'
import { refuseCourier } from './refuse-courier.ts'
import { sendParcels } from './send-parcels.ts'
import { storeSerialNumbers } from './store-serial-numbers.ts'

/**
 * Packs unshipped units as a parcel of their own, and sends it on request.
 * @throws Problem 404 order_not_found; 409 parcel_state (the order is delivered or cancelled, or there is such a
 * parcel), parcel_pieces, invalid_transition (it was refunded), reason_required, order_collected
 */
export async function packParcel(deps: OrdersDeps, orderId: string, request: NewParcel): Promise<void> {
  await changeOrder(deps, orderId, async (tx: Tx, order, at) => {
    // A withdrawn or refused return may leave units of a shipped order here.
    const isOpen = order.orderStatus === 'processing' || order.orderStatus === 'shipped'
    if (!isOpen || order.sellsGiftCard) throw problem('parcel_state')
    requireAction(order, 'pack')
    refuseCourier(order, request)
    const facts = await readParcelFacts(tx, order)
    const number = nextParcelNumber(facts.parcels)
    if (request.number !== undefined && request.number !== number) throw problem('parcel_state')
    const lines = piecesOf(facts, request.lines)
    await storeSerialNumbers(tx, orderId, facts.lines, request.serialNumbers)
    const { carrier = null } = request
    const row = {
      orderId,
      number,
      carrier,
      trackingCode: request.trackingCode || null,
      link: (carrier === 'other' && request.link) || null,
      expectedDay: request.expectedDay ?? null,
      appointment: request.appointment || null,
      createdAt: at,
    }
    const parcel = await insertParcel(tx, row, lines)
    if (request.send) await sendParcels(tx, order, [parcel], { actor: 'admin', reason: request.reason, at })
    else await takeOrderStep(tx, order, at, { event: 'parcel_packed', data: { number }, actor: 'admin', mail: null })
  })
}

function piecesOf({ lines }: ParcelFacts, requested: NewParcel['lines']): ParcelUnits[] {
  const asked = new Map<number, number>()
  for (const { line, quantity } of requested) asked.set(line, quantity + (asked.get(line) ?? 0))
  return [...asked].map(([lineNo, quantity]) => {
    const left = lines.find((line) => line.lineNo === lineNo)?.toPack ?? 0
    if (quantity > left) throw problem('parcel_pieces')
    return { lineNo, quantity }
  })
}
