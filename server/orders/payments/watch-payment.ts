import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import type { PaymentProvider } from '#server/orders/deps/wallet-provider.ts'
import { providerOf } from '#server/orders/extension-ports/payment-providers.ts'
import type { WalletStanding } from '#shared/contract/orders/wallet.ts'
import { findPayment, type Payment } from './payment-repository.ts'
import { standingOf } from './payment-standing.ts'
import { reconcilePayment } from './reconcile-payments.ts'
import { settlePayment } from './settle-payment.ts'

/** The provider is called at most this often about one unpaid payment, however often its buyer asks. */
const pauseMs = 1_000
const maxRemembered = 10_000

const askedAtMs = new Map<string, number>()

/**
 * The state of a payment for a waiting buyer: due checks run first, and for an unpaid one the provider is asked for an
 * approval. Without the provider it is the last known state.
 */
export async function watchPayment(deps: OrdersDeps, payment: Payment): Promise<WalletStanding> {
  const { db } = deps.database
  const wallet = providerOf(deps, payment)
  if (!wallet) return standingOf(db, payment)
  try {
    if (payment.state === 'capturing' || payment.state === 'capture_pending') await reconcilePayment(deps, payment)
    if (payment.state === 'created') return await watchUnpaid(deps, wallet, payment)
  } catch (error) {
    deps.log.warn({ err: error, paymentId: payment.id }, 'how a payment stands is not known yet')
  }
  return standingOf(db, (await findPayment(db, payment.id)) ?? payment)
}

async function watchUnpaid(deps: OrdersDeps, wallet: PaymentProvider, payment: Payment): Promise<WalletStanding> {
  const { db } = deps.database
  const order =
    mayAsk(payment.id) && payment.providerOrderId ? await wallet.getOrder(payment.providerOrderId) : undefined
  if (order?.status === 'COMPLETED') return standingOf(db, await settlePayment(deps, payment.id, order))
  const standing = await standingOf(db, payment)
  return order?.status === 'APPROVED' ? { ...standing, status: 'APPROVED' } : standing
}

function mayAsk(paymentId: string): boolean {
  const now = performance.now()
  if (now - (askedAtMs.get(paymentId) ?? Number.NEGATIVE_INFINITY) < pauseMs) return false
  if (askedAtMs.size >= maxRemembered) askedAtMs.clear()
  askedAtMs.set(paymentId, now)
  return true
}
