import type { ClaimWalletPayment } from '#server/orders/checkout/place-order.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { type PaymentProvider, WalletError } from '#server/orders/deps/wallet-provider.ts'
import { methodOf, providerFor, providerOf } from '#server/orders/extension-ports/payment-providers.ts'
import { refundPaymentWithoutOrder } from '#server/orders/refunds/request-refund.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { Problem, problem } from '#server/platform/problems/problem.ts'
import { findPaymentByProviderOrder, lockPayment, type Payment, updatePayment } from './payment-repository.ts'
import { refundedWithoutOrder } from './payment-standing.ts'
import { settlePayment } from './settle-payment.ts'

/** Hands captured payments to the orders that name them. */
export function walletClaims(shop: OrdersDeps): ClaimWalletPayment {
  return async ({ method, providerOrderId }, customerId, log) => {
    const deps = { ...shop, log }
    const provider = providerFor(deps, method)
    const payment = await findCaptured(deps, provider, providerOrderId, customerId)
    return {
      orderId: payment.orderId ?? undefined,
      traceParent: payment.traceParent,

      async bind(tx, order) {
        const locked = await lockPayment(tx, payment.id)
        if (locked.orderId) throw problem('payment_already_used')
        // Refunded between the look and the lock: there is no money behind it any more.
        if (locked.state !== 'captured') throw problem('payment_required')
        if (locked.capturedCents !== order.toPayCents || locked.capturedCurrency !== 'EUR') {
          throw problem('payment_amount_mismatch')
        }
        const at = deps.clock()
        await updatePayment(tx, locked.id, { orderId: order.id, nextCheckAt: null }, at)
        const { instrument } = locked
        return { method, paymentId: locked.id, paidAt: locked.capturedAt ?? at, instrument }
      },

      async onRefused(error) {
        if (error instanceof Problem && error.code === 'payment_amount_mismatch') await refundMismatch(deps, payment.id)
      },
    }
  }
}

async function findCaptured(
  deps: OrdersDeps,
  wallet: PaymentProvider,
  providerOrderId: string,
  customerId: string | null,
): Promise<Payment> {
  const { db } = deps.database
  const payment = await findPaymentByProviderOrder(db, providerOrderId)
  const isForeign = payment?.customerId && payment.customerId !== customerId
  if (!payment || isForeign || payment.forOrderId || methodOf(payment) !== wallet.method)
    throw problem('payment_not_found')
  const by = providerOf(deps, payment) ?? wallet
  const current = isOpen(payment) ? await settledNow(deps, by, payment, providerOrderId) : payment
  if (current.orderId || current.state === 'captured') return current
  if (current.state === 'refund_pending' || current.state === 'refunded') {
    const reason = await refundedWithoutOrder(db, current)
    if (reason.code !== 'payment_expired') throw reason
  }
  throw problem('payment_required')
}

function isOpen({ state, orderId }: Payment): boolean {
  return !orderId && ['created', 'capturing', 'capture_pending', 'expired'].includes(state)
}

/** The provider decides whether it is paid, never the buyer. */
async function settledNow(
  deps: OrdersDeps,
  wallet: PaymentProvider,
  payment: Payment,
  providerOrderId: string,
): Promise<Payment> {
  try {
    const order = await wallet.getOrder(providerOrderId)
    return order?.status === 'COMPLETED' ? await settlePayment(deps, payment.id, order) : payment
  } catch (error) {
    if (!(error instanceof WalletError)) throw error
    deps.log.warn({ err: error, paymentId: payment.id }, 'a payment could not be verified')
    throw problem('payment_provider_unavailable', { retryAfterSeconds: 10 })
  }
}

async function refundMismatch(deps: OrdersDeps, paymentId: string): Promise<void> {
  const at = deps.clock()
  await inTransaction(deps.database, async (tx) => {
    const payment = await lockPayment(tx, paymentId)
    if (payment.state !== 'captured' || payment.orderId) return
    const amountCents = payment.capturedCents ?? payment.amountCents
    await refundPaymentWithoutOrder(tx, { paymentId, amountCents, reason: 'amount_mismatch' }, at)
  })
}
