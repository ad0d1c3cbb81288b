import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { type PaymentProvider, WalletError, type WalletOrder } from '#server/orders/deps/wallet-provider.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { type Problem, problem } from '#server/platform/problems/problem.ts'
import { holdForCapture, nextLook, releaseHold, resumeHold } from './checkout-hold.ts'
import { type Checkout, readCheckout } from './checkout-repository.ts'
import { requirePayable } from './pay-order.ts'
import { lockPayment, movePayment, type Payment, type PaymentChange, updatePayment } from './payment-repository.ts'
import { declined } from './payment-standing.ts'
import { settlePayment } from './settle-payment.ts'

/** The call's time limit and a margin: no other worker takes the payment until then. */
const underWayMs = 15_000
/** The delay of the first look-up of an unknown outcome. */
const firstLookMs = 1_000

/** Records that the capture begins, with the stock reserved for it. */
export async function beginCapture(deps: OrdersDeps, id: string): Promise<Payment & { isMine: boolean }> {
  const at = deps.clock()
  return inTransaction(deps.database, async (tx) => {
    const payment = await lockPayment(tx, id)
    if (payment.state !== 'created' && !mayRevive(payment)) return { ...payment, isMine: false }
    if (payment.checkoutId) await holdForCapture(tx, deps, await readCheckout(tx, payment.checkoutId), at)
    if (payment.forOrderId) await requirePayable(tx, { ...payment, forOrderId: payment.forOrderId })
    const nextCheckAt = new Date(at.getTime() + underWayMs)
    const capturing = await movePayment(tx, payment, 'capturing', { nextCheckAt, checks: 0 }, at)
    return { ...capturing, isMine: true }
  })
}

/** The reservation expired while the buyer was at the provider, which may still know the payment. */
export function mayRevive(payment: Payment): boolean {
  return payment.state === 'expired' && payment.lastError === null && payment.providerOrderId !== null
}

/**
 * Runs the capture of a payment in the state `capturing`, and interprets its outcome.
 * @throws Problem when certainly nothing was captured; any other error: unknown
 */
export async function takeMoney(deps: OrdersDeps, wallet: PaymentProvider, payment: Payment): Promise<void> {
  const order = await capture(deps, wallet, payment)
  if (order) await settlePayment(deps, payment.id, order)
}

async function capture(deps: OrdersDeps, wallet: PaymentProvider, payment: Payment): Promise<WalletOrder | undefined> {
  try {
    return await wallet.captureOrder(providerOrderId(payment), `cap-${payment.id}-${payment.attempt}`)
  } catch (error) {
    if (!(error instanceof WalletError)) throw error
    deps.log.warn({ err: error, paymentId: payment.id }, 'a capture was not confirmed')
    return afterFailure(deps, wallet, payment, error)
  }
}

async function afterFailure(
  deps: OrdersDeps,
  wallet: PaymentProvider,
  payment: Payment,
  { failure, issue }: WalletError,
): Promise<WalletOrder | undefined> {
  const retry = { nextCheckAt: nextLook(wallet, deps.clock()) }
  const again = { ...retry, attempt: payment.attempt + 1 }
  const end = { lastError: issue, nextCheckAt: null }
  const away = (retryAfterSeconds: number) => problem('payment_provider_unavailable', { retryAfterSeconds })
  const leave = (to: Left, change: PaymentChange, refusal: Problem) =>
    leaveCapturing(deps, payment, { to, change, refusal })
  switch (failure) {
    case 'already_done':
      return wallet.getOrder(providerOrderId(payment))
    case 'declined':
      return leave('created', again, declined(issue, true))
    case 'refused':
      return leave('declined', end, declined(issue, false))
    case 'not_approved':
      return leave('created', again, problem('payment_not_approved'))
    case 'not_found':
      return leave('expired', end, problem('payment_expired'))
    case 'rejected':
      return leave('created', { ...retry, needsAttention: `capture: ${issue}` }, away(60))
    case 'unavailable':
      return leave('created', retry, away(30))
    case 'unknown':
      await checkedSoon(deps, payment)
      return undefined
  }
}

type Left = 'created' | 'declined' | 'expired'

/** Surely nothing was taken: back to where the buyer may try again, or to the end. @throws `refusal` unless settled meanwhile */
async function leaveCapturing(
  deps: OrdersDeps,
  payment: Payment,
  { to, change, refusal }: { to: Left; change: PaymentChange; refusal: Problem },
): Promise<undefined> {
  const at = deps.clock()
  const left = await inTransaction(deps.database, async (tx) => {
    const locked = await lockPayment(tx, payment.id)
    if (locked.state !== 'capturing') return false
    const checkout = locked.checkoutId ? await readCheckout(tx, locked.checkoutId) : undefined
    if (to === 'created') await waitAgain(tx, locked, checkout, change, at)
    else {
      if (checkout) await releaseHold(tx, checkout, to === 'expired' ? 'expired' : 'cancelled')
      await movePayment(tx, locked, to, change, at)
    }
    return true
  })
  if (!left) return undefined
  throw refusal
}

/** Back to waiting for the buyer's approval, while the stock is reserved. */
export async function waitAgain(
  tx: Tx,
  payment: Payment,
  checkout: Checkout | undefined,
  change: PaymentChange,
  at: Date,
): Promise<void> {
  const hold = checkout && (await resumeHold(tx, checkout, at))
  const { nextCheckAt: soon = null } = change
  const nextCheckAt = hold && (hold.isOver || !soon || hold.endsAt < soon) ? (hold.isOver ? null : hold.endsAt) : soon
  await movePayment(tx, payment, hold?.isOver ? 'expired' : 'created', { ...change, nextCheckAt }, at)
}

async function checkedSoon(deps: OrdersDeps, { id }: Payment): Promise<void> {
  const at = deps.clock()
  await inTransaction(deps.database, async (tx) => {
    const { state } = await lockPayment(tx, id)
    if (state === 'capturing') await updatePayment(tx, id, { nextCheckAt: new Date(at.getTime() + firstLookMs) }, at)
  })
}

/** @throws Error before the provider knows the payment: a bug, not an outcome */
export function providerOrderId({ id, providerOrderId: theirs }: Payment): string {
  if (!theirs) throw new Error(`payment ${id} is not known to the provider`)
  return theirs
}
