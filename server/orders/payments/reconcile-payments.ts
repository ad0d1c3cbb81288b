import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { type PaymentProvider, WalletError } from '#server/orders/deps/wallet-provider.ts'
import { providerOf } from '#server/orders/extension-ports/payment-providers.ts'
import { refundPaymentWithoutOrder } from '#server/orders/refunds/request-refund.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { nextLook, releaseHold, unboundMs } from './checkout-hold.ts'
import { type Checkout, readCheckout } from './checkout-repository.ts'
import {
  leaseDuePayment,
  leasePayment,
  lockPayment,
  movePayment,
  type Payment,
  patienceMs,
  updatePayment,
} from './payment-repository.ts'
import { claimMs, letGo, settlePayment } from './settle-payment.ts'
import { beginCapture, takeMoney, waitAgain } from './take-money.ts'

const batch = 50
/** One check of a payment at a time. */
const lookMs = 15_000

/** Brings every due payment to its end. @returns how many were checked */
export async function reconcilePayments(deps: OrdersDeps, stop?: AbortSignal): Promise<number> {
  for (let looked = 0; ; looked++) {
    const payment = looked < batch && !stop?.aborted ? await leaseDuePayment(deps.database.db, deps.clock()) : undefined
    if (!payment) return looked
    try {
      await reconcile(deps, payment)
      await flagForAttention(deps, payment)
    } catch (error) {
      deps.log.warn({ err: error, paymentId: payment.id, state: payment.state }, 'a payment waits for its next look')
    }
  }
}

/** The same for one payment with a waiting buyer, if it is due. @throws WalletError without the provider */
export async function reconcilePayment(deps: OrdersDeps, payment: Payment): Promise<void> {
  const now = deps.clock()
  const until = new Date(now.getTime() + lookMs)
  if (await leasePayment(deps.database.db, payment.id, now, until)) await reconcile(deps, payment)
}

/** The buyer gave up before paying: release the reservation. Later states stay unchanged. */
export async function releasePayment(deps: OrdersDeps, paymentId: string): Promise<Payment> {
  const ended = await endUnpaid(deps, paymentId, () => true)
  if (ended.state === 'expired') await letGo(deps, ended)
  return ended
}

async function reconcile(deps: OrdersDeps, payment: Payment): Promise<void> {
  const wallet = providerOf(deps, payment)
  switch (payment.state) {
    case 'created':
      return expireIfOver(deps, wallet, payment)
    case 'capturing':
      return wallet && findOut(deps, wallet, payment)
    case 'capture_pending':
      return wallet && followPending(deps, wallet, payment)
    case 'captured':
      return refundUnclaimed(deps, payment)
    default:
      await updatePayment(deps.database.db, payment.id, { nextCheckAt: null }, deps.clock())
  }
}

/**
 * Nothing was charged: the buyer never came back. An approval of the wallet is not captured, because its buyer has seen
 * no confirmation.
 */
async function expireIfOver(deps: OrdersDeps, wallet: PaymentProvider | undefined, payment: Payment): Promise<void> {
  const order = payment.providerOrderId ? await tryRefreshing(deps, wallet, payment.providerOrderId) : undefined
  if (order?.status === 'COMPLETED') {
    await settlePayment(deps, payment.id, order)
    return
  }
  const isFinal = order?.status === 'APPROVED' && wallet?.takesApproved
  if (isFinal && (await takeApproved(deps, wallet, payment))) return
  const endsUnbound = wallet?.takesApproved ? payment.createdAt.getTime() + unboundMs : 0
  const isOver = (checkout: Checkout | undefined, at: Date) =>
    isFinal || (checkout?.expiresAt.getTime() ?? endsUnbound) <= at.getTime()
  const ended = await endUnpaid(deps, payment.id, isOver, wallet)
  if (ended.state === 'expired') await letGo(deps, ended)
}

/** The buyer has pressed «pay» and did not come back. @returns false where it cannot be sold any more */
async function takeApproved(deps: OrdersDeps, wallet: PaymentProvider, { id }: Payment): Promise<boolean> {
  try {
    const begun = await beginCapture(deps, id)
    if (begun.isMine) await withoutRefusal(takeMoney(deps, wallet, begun))
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

/** Looks up the outcome of a capture at the provider. */
async function findOut(deps: OrdersDeps, wallet: PaymentProvider, payment: Payment): Promise<void> {
  const order = payment.providerOrderId ? await wallet.getOrder(payment.providerOrderId) : undefined
  switch (order?.status) {
    case 'COMPLETED':
      await settlePayment(deps, payment.id, order)
      return
    case 'APPROVED':
      // The first call never arrived; the same request id makes sure that it is done once.
      return withoutRefusal(takeMoney(deps, wallet, payment))
    case undefined:
    case 'VOIDED':
      return leave(deps, payment, 'expired')
    default:
      return leave(deps, payment, 'created')
  }
}

async function leave(deps: OrdersDeps, { id, attempt }: Payment, state: 'expired' | 'created'): Promise<void> {
  const at = deps.clock()
  await inTransaction(deps.database, async (tx) => {
    const payment = await lockPayment(tx, id)
    if (payment.state !== 'capturing') return
    if (state === 'created') {
      const checkout = payment.checkoutId ? await readCheckout(tx, payment.checkoutId) : undefined
      const nextCheckAt = new Date(at.getTime() + claimMs)
      await waitAgain(tx, payment, checkout, { attempt: attempt + 1, nextCheckAt }, at)
      return
    }
    await movePayment(tx, payment, state, { lastError: 'GONE_AT_PROVIDER', nextCheckAt: null }, at)
    if (payment.checkoutId) await releaseHold(tx, await readCheckout(tx, payment.checkoutId), 'expired')
  })
}

async function followPending(deps: OrdersDeps, wallet: PaymentProvider, payment: Payment): Promise<void> {
  const order = payment.providerOrderId ? await wallet.getOrder(payment.providerOrderId) : undefined
  if (order) await settlePayment(deps, payment.id, order)
}

/** Money without an order: 15 minutes for one to claim it, then it goes back. */
async function refundUnclaimed(deps: OrdersDeps, { id }: Payment): Promise<void> {
  const at = deps.clock()
  await inTransaction(deps.database, async (tx) => {
    const payment = await lockPayment(tx, id)
    if (payment.state !== 'captured' || payment.orderId) return updatePayment(tx, id, { nextCheckAt: null }, at)
    const claimableUntil = new Date((payment.capturedAt ?? at).getTime() + claimMs)
    if (claimableUntil > at) return updatePayment(tx, id, { nextCheckAt: claimableUntil }, at)
    const amountCents = payment.capturedCents ?? payment.amountCents
    await refundPaymentWithoutOrder(tx, { paymentId: id, amountCents, reason: 'unclaimed' }, at)
    return payment
  })
}

async function endUnpaid(
  deps: OrdersDeps,
  id: string,
  isOver: (checkout: Checkout | undefined, at: Date) => boolean,
  wallet?: PaymentProvider,
): Promise<Payment> {
  const at = deps.clock()
  return inTransaction(deps.database, async (tx) => {
    const locked = await lockPayment(tx, id)
    if (locked.state !== 'created') return locked
    const held = locked.checkoutId ? await readCheckout(tx, locked.checkoutId) : undefined
    if (!isOver(held, at)) {
      const soon = nextLook(wallet, at)
      const nextCheckAt = held && held.expiresAt < soon ? held.expiresAt : soon
      return updatePayment(tx, id, { nextCheckAt }, at)
    }
    if (held) await releaseHold(tx, held, 'expired')
    return movePayment(tx, locked, 'expired', { nextCheckAt: null }, at)
  })
}

/** An optional check: an unavailable provider holds nothing up. */
async function tryRefreshing(deps: OrdersDeps, wallet: PaymentProvider | undefined, providerOrderId: string) {
  try {
    return await wallet?.getOrder(providerOrderId)
  } catch (error) {
    if (!(error instanceof WalletError)) throw error
    deps.log.warn({ err: error }, 'the provider could not be asked about an unpaid order')
    return undefined
  }
}

/** A refusal ends the payment too; no caller waits for its text. */
async function withoutRefusal(work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof Problem)) throw error
  }
}

async function flagForAttention(
  { database, clock, log }: OrdersDeps,
  { id, createdAt, needsAttention }: Payment,
): Promise<void> {
  const at = clock()
  if (needsAttention || at.getTime() - createdAt.getTime() < patienceMs) return
  log.error({ paymentId: id }, 'a payment has not come to its end for days')
  await updatePayment(database.db, id, { needsAttention: 'unresolved' }, at)
}
