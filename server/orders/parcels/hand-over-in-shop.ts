import { requireAction } from '#server/orders/order-records/order-change.ts'
import {
  type OrderChange,
  type StoredOrder,
  wantsProgressMails,
} from '#server/orders/order-records/order-repository.ts'
import { takeOrderStep } from '#server/orders/order-records/order-step.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { readParcelFacts } from './parcel-facts.ts'
import { addToLines, markSent, updateParcel } from './parcel-repository.ts'

interface HandOver {
  change?: OrderChange
  data?: Record<string, unknown>
  /** Its customer gets no mail. */
  isSilent?: true
  at: Date
}

/**
 * All that is left of a locked order is taken home from the shop: what waits ready is collected, and no parcel is made of
 * the rest. @throws Problem 409 invalid_transition
 */
export async function handOverInShop(tx: Tx, order: StoredOrder, { change, data, isSilent, at }: HandOver) {
  if (order.deliveryMethod !== 'pickup') throw problem('invalid_transition')
  requireAction(order, order.orderStatus === 'shipped' ? 'deliver' : 'ship')
  const { parcels, lines } = await readParcelFacts(tx, order)
  for (const parcel of parcels) {
    if (parcel.state === 'packed') await markSent(tx, parcel, at)
    if (parcel.state !== 'delivered') await updateParcel(tx, parcel.id, { deliveredAt: at })
  }
  const left = lines.filter(({ toPack }) => toPack > 0).map(({ lineNo, toPack }) => ({ lineNo, quantity: toPack }))
  await addToLines(tx, order.id, left, { packed: 1, sent: 1 })
  const isTold = !isSilent && (await wantsProgressMails(tx, order))
  return takeOrderStep(tx, order, at, {
    change: { ...change, orderStatus: 'delivered', shippedAt: order.shippedAt ?? at, deliveredAt: at },
    event: 'delivered',
    data,
    actor: 'admin',
    mail: isTold ? (mail) => ({ kind: 'order_delivered', data: mail }) : null,
  })
}
