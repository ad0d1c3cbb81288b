import { requireAction } from '#server/orders/order-records/order-change.ts'
import type { OrderActor } from '#server/orders/order-records/order-event-repository.ts'
import { type StoredOrder, updateOrder, wantsProgressMails } from '#server/orders/order-records/order-repository.ts'
import { takeOrderStep } from '#server/orders/order-records/order-step.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { needsReasonToLeave } from '#shared/domain/orders/order-actions.ts'
import { parcelLife } from '#shared/domain/orders/parcel-states.ts'
import { isAllGone, lastSent, readParcelFacts } from './parcel-facts.ts'
import { parcelMail } from './parcel-mails.ts'
import { type FullParcel, markSent, owesDelivery } from './parcel-repository.ts'
import { refuseCourier } from './refuse-courier.ts'

interface Departure {
  actor: OrderActor
  /** Why they leave unpaid. */
  reason: string | null
  at: Date
}

/**
 * Marks packed parcels of a locked order as sent: its customer gets a mail for each, unless switched off, and with the
 * last units the order is shipped. Sending unpaid needs a reason, which stays in the history. @throws
 * Problem 409 parcel_state, invalid_transition, reason_required, order_collected
 */
export async function sendParcels(
  tx: Tx,
  order: StoredOrder,
  leaving: readonly FullParcel[],
  { actor, reason, at }: Departure,
): Promise<StoredOrder> {
  if (leaving.length > 0) {
    requireAction(order, 'send_parcel')
    const isUnpaid = needsReasonToLeave(order) || (await owesDelivery(tx, order.id))
    if (isUnpaid && !reason?.trim()) throw problem('reason_required')
  }
  for (const parcel of leaving) {
    if (!parcelLife.may(parcel.state, 'sent')) throw problem('parcel_state')
    refuseCourier(order, parcel)
    await markSent(tx, parcel, at)
  }
  const facts = await readParcelFacts(tx, order)
  const isShipped = order.orderStatus === 'processing' && isAllGone(facts)
  const last = lastSent(facts.parcels)
  const sent = await updateOrder(tx, order.id, {
    carrier: last?.carrier ?? null,
    trackingCode: last?.trackingCode ?? null,
    ...(isShipped && { orderStatus: 'shipped', shippedAt: at }),
  })
  const unpaid = needsReasonToLeave(order) && { isUnpaid: true, reason }
  const isOnlyOne = isShipped && facts.parcels.length <= 1
  const isTold = await wantsProgressMails(tx, order)
  for (const parcel of leaving) {
    const { number, carrier, trackingCode } = parcel
    await takeOrderStep(tx, sent, at, {
      event: isOnlyOne ? 'shipped' : 'parcel_sent',
      data: { ...(!isOnlyOne && { number }), carrier, trackingCode, ...unpaid },
      actor,
      mail: isTold ? parcelMail(sent, parcel, facts) : null,
    })
  }
  if (isShipped && !(isOnlyOne && leaving.length > 0))
    await takeOrderStep(tx, sent, at, { event: 'shipped', data: { ...unpaid }, actor, mail: null })
  return sent
}
