import { setTimeout } from 'node:timers/promises'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import type { PaymentProvider } from '#server/orders/deps/wallet-provider.ts'
import { providerOf } from '#server/orders/extension-ports/payment-providers.ts'
import { Problem, problem, tooManyRequests } from '#server/platform/problems/problem.ts'
import type { Caller } from '#server/platform/throttle/caller.ts'
import { noteCalls, secondsToWait } from '#server/platform/throttle/count-calls.ts'
import { inSpan } from '#server/platform/tracing/tracing.ts'
import type { WalletStanding } from '#shared/contract/orders/wallet.ts'
import { findPayment, findPaymentByProviderOrder, type Payment } from './payment-repository.ts'
import { captureStanding } from './payment-standing.ts'
import { reconcilePayment } from './reconcile-payments.ts'
import { beginCapture, mayRevive, providerOrderId, takeMoney } from './take-money.ts'

/** Whatever the provider does, the buyer gets an answer within 16 s. */
const answerLimitMs = 15_000

const underWay = new Map<string, Promise<WalletStanding>>()

/**
 * Captures an approved payment, once (rule 467): the stock is reserved first, and the reconciler repairs failures of
 * program or network. Concurrent calls result in one capture.
 * @throws Problem 404 payment_not_found; 402 payment_declined; 409 payment_not_approved, payment_expired,
 * payment_amount_mismatch, payment_sold_out, order_not_payable, payment_under_way, price_changed, product_unavailable,
 * insufficient_stock; 503 payment_provider_unavailable when certainly nothing was captured; 429 after many refusals in
 * a row
 */
export async function capturePayment(
  deps: OrdersDeps,
  providerOrderId: string,
  caller: Caller | undefined,
): Promise<WalletStanding> {
  const payment = await findPaymentByProviderOrder(deps.database.db, providerOrderId)
  if (!payment) throw problem('payment_not_found')
  const wallet = providerOf(deps, payment)
  if (!wallet) throw problem('payment_provider_unavailable', { retryAfterSeconds: 60 })
  const running = underWay.get(payment.id)
  if (running) return running
  // It goes on when the answer cannot wait for it; the other tries of the same buyer then find it.
  const capture = inSpan('capture payment', { trace: payment.traceParent }, () =>
    captureUnlessRefused(deps, wallet, payment, caller),
  ).finally(() => underWay.delete(payment.id))
  const answer = Promise.race([capture, pendingAfter(providerOrderId)])
  underWay.set(payment.id, answer)
  return answer
}

function pendingAfter(id: string): Promise<WalletStanding> {
  return setTimeout(answerLimitMs, { id, status: 'PENDING' }, { ref: false })
}

const refusals = new Set(['payment_not_approved', 'payment_declined'])

/** Limits repeated captures of a payment without approval, which would use up the provider's call budget. */
async function captureUnlessRefused(
  deps: OrdersDeps,
  wallet: PaymentProvider,
  payment: Payment,
  caller: Caller | undefined,
): Promise<WalletStanding> {
  const { db } = deps.database
  const asksProvider = payment.state === 'created' || mayRevive(payment)
  if (!caller || !asksProvider) return captureOnce(deps, wallet, payment)
  const calls = [{ rule: 'capture', subject: payment.id }] as const
  const seconds = await secondsToWait(db, caller, calls, deps.clock())
  if (seconds > 0) throw tooManyRequests(seconds)
  try {
    return await captureOnce(deps, wallet, payment)
  } catch (error) {
    if (error instanceof Problem && refusals.has(error.code)) await noteCalls(db, caller, calls, deps.clock())
    throw error
  }
}

async function captureOnce(deps: OrdersDeps, wallet: PaymentProvider, { id }: Payment): Promise<WalletStanding> {
  const begun = await beginCapture(deps, id)
  if (begun.state !== 'capturing') return captureStanding(deps.database.db, begun)
  try {
    // Another node's call is in flight, or an earlier one ended without an answer: look it up.
    await (begun.isMine ? takeMoney(deps, wallet, begun) : reconcilePayment(deps, begun))
    return await captureStanding(deps.database.db, await read(deps, id))
  } catch (error) {
    if (error instanceof Problem) throw error
    // From here on a capture is possible: reporting a failure could be wrong.
    deps.log.error({ err: error, paymentId: id }, 'the outcome of a capture is not known yet')
    return { id: providerOrderId(begun), status: 'PENDING' }
  }
}

async function read(deps: OrdersDeps, id: string): Promise<Payment> {
  const payment = await findPayment(deps.database.db, id)
  if (!payment) throw new Error(`payment ${id} vanished`)
  return payment
}
