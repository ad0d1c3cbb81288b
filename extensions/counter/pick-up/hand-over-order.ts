import { hash } from 'node:crypto'
import { markPaid } from '#server/orders/checkout/confirm-payment.ts'
import { claimIdempotencyKey } from '#server/orders/order-records/idempotency-repository.ts'
import { changeOrder } from '#server/orders/order-records/order-change.ts'
import { findOrder, type StoredOrder } from '#server/orders/order-records/order-repository.ts'
import { isBeingPaidByWallet } from '#server/orders/order-records/unpaid-order-repository.ts'
import { handOverInShop } from '#server/orders/parcels/hand-over-in-shop.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { invalidInput, Problem, problem, tooManyRequests } from '#server/platform/problems/problem.ts'
import type { Caller } from '#server/platform/throttle/caller.ts'
import { lockCalls, noteCalls, secondsToWait } from '#server/platform/throttle/count-calls.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { toPayCents } from '#shared/domain/orders/order-money.ts'
import { isProvided } from '#shared/domain/platform/states/order-states.ts'
import type { HandOverRequest } from '../counter-calls.ts'
import { changeOf, claimCards, instrumentOf, requireTenders, storeTenders } from '../take-tenders.ts'
import { findPickUp } from './pick-up-repository.ts'

interface How {
  caller: Caller | undefined
  idempotencyKey: string | undefined
}

/**
 * An order is taken home from the shop: for its code, or by a named person with a reason, and paid first where it is not.
 * @returns the change in cents
 * @throws Problem 404 order_not_found; 409 invalid_transition, pickup_code_wrong, payment_required, payment_under_way; 400
 * tenders_differ, received_short; 429 after five wrong codes
 */
export async function handOverOrder(
  deps: Deps,
  orderId: string,
  request: HandOverRequest,
  { caller, idempotencyKey: key }: How,
): Promise<number> {
  const { code, collectedBy, reason, tenders = [] } = request
  const found = await findOrder(deps.database.db, orderId)
  if (!found) throw problem('order_not_found')
  const requestHash = hash('sha256', JSON.stringify(['hand-over', orderId, request]))
  const isOpen = found.orderStatus === 'processing' || found.orderStatus === 'shipped'
  if (isOpen) await judgeCode(deps, orderId, code ?? undefined, caller)
  return changeOrder(deps, orderId, async (tx, order, at) => {
    const earlier = key && (await claimIdempotencyKey(tx, { key, requestHash, orderId, createdAt: at }))
    if (earlier && earlier.requestHash !== requestHash) throw problem('idempotency_conflict')
    if (earlier) return changeOf(tenders)
    const isWaiting = order.orderStatus === 'processing' || order.orderStatus === 'shipped'
    if (!isWaiting || order.deliveryMethod !== 'pickup' || order.paymentStatus === 'refunded')
      throw problem('invalid_transition')
    if (!code) {
      if (!collectedBy) throw invalidInput({ collectedBy: 'field_required' })
      if (!reason) throw invalidInput({ reason: 'field_required' })
    }
    const paid = await takePayment(tx, deps, order, tenders, at)
    const said = { ...(collectedBy && { collectedBy }), ...(reason && { reason }), ...(code && { byCode: true }) }
    await handOverInShop(tx, paid, { data: said, at })
    return changeOf(tenders)
  })
}

/** What is due of an order that is locked, over the counter. @throws Problem 409 payment_required, payment_under_way */
export async function takePayment(
  tx: Tx,
  { shop }: Deps,
  order: StoredOrder,
  tenders: HandOverRequest['tenders'] & object,
  at: Date,
): Promise<StoredOrder> {
  if (order.paymentStatus === 'paid') {
    requireTenders(tenders, 0)
    return order
  }
  if (await isBeingPaidByWallet(tx, order.id)) throw problem('payment_under_way')
  if (isProvided(order.paymentMethod)) throw problem('payment_under_way')
  const dueCents = toPayCents(order) - order.receivedCents
  if (dueCents > 0 && tenders.length === 0) throw new Problem('payment_required', {}, 409)
  requireTenders(tenders, dueCents)
  const parts = await claimCards(tx, tenders)
  await storeTenders(tx, order.id, tenders, { parts, at })
  const instrument = instrumentOf(tenders)
  const cards = tenders.reduce((sum, { tender, amount }) => sum + (tender === 'gift_card' ? amount : 0), 0)
  return markPaid(tx, order, {
    actor: 'admin',
    data: { paymentMethod: 'counter', instrument },
    change: {
      instrument,
      channel: 'counter',
      giftCardCents: order.giftCardCents + cards,
      // Of a transfer that has come in part the rest is paid here.
      ...(order.receivedCents === 0 && { paymentMethod: 'counter', bankReference: null }),
    },
    isSilent: true,
    at,
    shop,
  })
}

/** Five wrong codes of one order, and the next is not read. */
async function judgeCode(
  { database, clock }: Deps,
  orderId: string,
  code: string | undefined,
  caller: Caller | undefined,
): Promise<void> {
  if (!code) return
  const isRight = (await findPickUp(database.db, orderId))?.code === code.replace(/\D/g, '')
  const guess = { rule: 'pickup_code', subject: orderId } as const
  if (caller)
    await inTransaction(database, async (tx) => {
      await lockCalls(tx, caller, [guess])
      const seconds = await secondsToWait(tx, caller, [guess], clock())
      if (seconds > 0) throw tooManyRequests(seconds)
      if (!isRight) await noteCalls(tx, caller, [guess], clock())
    })
  if (!isRight) throw problem('pickup_code_wrong')
}
