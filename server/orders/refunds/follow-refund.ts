import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { requireConfirmedActor, spendWithinLimit } from '#server/orders/spending/spend-limit.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { RefundAccount } from '#shared/contract/orders/refund-account.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { completeRefund } from './finish-refund.ts'
import {
  clearRefundNeed,
  findRefund,
  lockRefund,
  movePaymentIfMay,
  moveRefund,
  type Refund,
  updateRefund,
} from './refund-repository.ts'
import { tellAccount } from './tell-account.ts'
import { withOrderLocked } from './with-order-locked.ts'

/** A refund that belongs to an order: the others are the shop's own doing. @throws Problem 404 refund_not_found */
export async function requireRefund({ database }: OrdersDeps, id: string): Promise<Refund & { orderId: string }> {
  const refund = await findRefund(database.db, id)
  if (!refund?.orderId) throw problem('refund_not_found')
  return { ...refund, orderId: refund.orderId }
}

/**
 * Asks the wallet once more, as a new attempt: the failure of the one before is sure.
 * @throws Problem 404 refund_not_found, 409 refund_settled
 */
export async function retryRefund(deps: OrdersDeps, id: string): Promise<string> {
  const { orderId } = await requireRefund(deps, id)
  await withOrderLocked(deps, orderId, async (tx, order, at) => {
    const refund = await lockRefund(tx, id)
    const { kind, state, attempt, paymentId } = refund
    if (kind !== 'wallet' || state !== 'failed' || !paymentId) throw problem('refund_settled')
    const again = { attempt: attempt + 1, providerRefundId: null, nextTryAt: at, lastError: null }
    await moveRefund(tx, refund, 'pending', again)
    if (order.refundAskedCents === order.totalCents) await movePaymentIfMay(tx, paymentId, 'refund_pending', at)
    await clearRefundNeed(tx, paymentId, at)
    tx.onCommit.refund(id)
  })
  return orderId
}

/**
 * Sets the account of a transfer, which may replace a failed wallet refund. Its customer gets a mail.
 * @throws Problem 404 refund_not_found, 409 refund_settled; 403 role_missing, confirmation_needed
 */
export async function sendRefundTo(deps: OrdersDeps, id: string, { iban, holder }: RefundAccount): Promise<string> {
  const { orderId } = await requireRefund(deps, id)
  await withOrderLocked(deps, orderId, async (tx, order, at) => {
    const refund = await lockRefund(tx, id)
    const { kind, state, paymentId, amountCents, giftCardCents } = refund
    const account = { kind: 'transfer', iban, holder, lastError: null } as const
    const isWaiting = kind === 'transfer' && state === 'pending'
    if (!isWaiting && state !== 'failed') throw problem('refund_settled')
    const cents = amountCents - giftCardCents
    await spendWithinLimit(tx, { kind: 'refund_account', cents, orderId, refundId: id }, at)
    requireConfirmedActor()
    const sent = await (isWaiting ? updateRefund(tx, id, account) : moveRefund(tx, refund, 'pending', account))
    await tellAccount(tx, order, sent, at)
    if (!paymentId) return
    if (order.refundAskedCents === order.totalCents) await movePaymentIfMay(tx, paymentId, 'refund_pending', at)
    await clearRefundNeed(tx, paymentId, at)
  })
  return orderId
}

/**
 * Marks a transfer, or the manual replacement of a failed wallet refund, as done; its customer gets a mail.
 * @throws Problem 400 invalid_input for a day in the future or before the order; 404 refund_not_found, 409
 * refund_settled
 */
export async function markRefundDone(deps: OrdersDeps, id: string, day: string | null | undefined): Promise<string> {
  const { orderId } = await requireRefund(deps, id)
  await withOrderLocked(deps, orderId, async (tx, order, at) => {
    const refund = await lockRefund(tx, id)
    const isByHand = refund.state === 'failed' || (refund.state === 'pending' && refund.kind === 'transfer')
    if (!isByHand) throw problem('refund_settled')
    const transferDay = day ?? romeDayOf(at)
    if (transferDay > romeDayOf(at) || transferDay < romeDayOf(order.createdAt)) {
      throw problem('invalid_input', { fields: { day: 'field_transfer_day' } })
    }
    // No longer the wallet's: by whichever other way it went, it was the shop's own hand.
    const byHand = await updateRefund(tx, id, { kind: 'transfer' })
    await completeRefund(tx, byHand, { actor: 'admin', at, transferDay })
    if (refund.paymentId) await clearRefundNeed(tx, refund.paymentId, at)
  })
  return orderId
}
