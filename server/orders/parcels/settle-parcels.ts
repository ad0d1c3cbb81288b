import type { OrderActor } from '#server/orders/order-records/order-event-repository.ts'
import type { StoredOrder } from '#server/orders/order-records/order-repository.ts'
import { takeOrderStep } from '#server/orders/order-records/order-step.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { deliverParcels } from './deliver-parcels.ts'
import { isAllGone, readParcelFacts } from './parcel-facts.ts'
import { deleteParcel, type FullParcel, listParcels } from './parcel-repository.ts'
import { sendParcels } from './send-parcels.ts'

interface Change {
  actor: OrderActor
  at: Date
}

/** The caller has locked its order. */
export async function undoPacked(tx: Tx, order: StoredOrder, parcel: FullParcel, change: Change): Promise<void> {
  await deleteParcel(tx, parcel)
  const { number } = parcel
  await takeOrderStep(tx, order, change.at, {
    event: 'parcel_undone',
    data: { number },
    actor: change.actor,
    mail: null,
  })
}

/** Undoes all packed parcels of an order that is not shipped any more. */
export async function undoAllPacked(tx: Tx, order: StoredOrder, change: Change): Promise<void> {
  for (const parcel of await listParcels(tx, order.id))
    if (parcel.state === 'packed') await undoPacked(tx, order, parcel, change)
}

/**
 * After a refund or return of units of a locked order: packed parcels with such units are undone, and an order with
 * nothing left to ship is shipped, unless all of its money was requested back.
 */
export async function settleParcels(tx: Tx, order: StoredOrder, change: Change): Promise<void> {
  if (order.orderStatus !== 'processing' && order.orderStatus !== 'shipped') return
  let facts = await readParcelFacts(tx, order)
  for (const parcel of facts.parcels.toReversed()) {
    const holds = ({ lineNo }: { lineNo: number }) => parcel.lines.some((line) => line.lineNo === lineNo)
    if (parcel.state !== 'packed' || !facts.lines.some((line) => line.toPack < 0 && holds(line))) continue
    await undoPacked(tx, order, parcel, change)
    facts = await readParcelFacts(tx, order)
  }
  // Units in a return may still have to be shipped if the return is withdrawn.
  const isReturning = facts.lines.some(({ returningQuantity }) => returningQuantity > 0)
  if (facts.parcels.length === 0 || isReturning || !isAllGone(facts)) return
  const shipped =
    order.orderStatus === 'shipped' ? order : await sendParcels(tx, order, [], { ...change, reason: null })
  await deliverParcels(tx, shipped, [], change)
}
