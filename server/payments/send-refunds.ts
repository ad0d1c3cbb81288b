import type { ChangeListener } from '#server/db/announced-changes.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { enqueueMail } from '#server/mail/outbox-repository.ts'
import { addOrderEvent, lockOrder, updateOrder } from '#server/orders/order-repository.ts'
import { readCheckout } from './checkout-repository.ts'
import { findPayment, lockPayment, movePayment, type Payment, updatePayment } from './payment-repository.ts'
import { leaseDueRefund, lockRefund, type Refund, updateRefund } from './refund-repository.ts'
import { type Wallet, WalletError, type WalletRefund } from './wallet.ts'

const batch = 20

/** Issues after which the provider will never refund: somebody has to pay the money back another way. */
const finalIssues = new Set([
  'REFUND_NOT_ALLOWED',
  'REFUND_TIME_LIMIT_EXCEEDED',
  'REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK',
  'TRANSACTION_DISPUTED',
  'REFUND_CAPTURE_CURRENCY_MISMATCH',
  'REFUND_AMOUNT_EXCEEDED',
])

export async function sendDueRefunds(deps: Deps, stop?: AbortSignal): Promise<number> {
  for (let tried = 0; ; tried++) {
    const refund = tried < batch && !stop?.aborted ? await leaseDueRefund(deps.database.db, deps.clock()) : undefined
    if (!refund) return tried
    await trySending(deps, refund)
  }
}

/** Sends what a transaction has asked for as soon as it stands. @returns how to stop */
export function sendAskedRefunds(deps: Deps): () => void {
  const hear: ChangeListener = async ({ refundsOf }) => {
    for (const paymentId of refundsOf) await sendRefundOf(deps, paymentId)
  }
  deps.database.listeners.add(hear)
  return () => void deps.database.listeners.delete(hear)
}

/** Whatever goes wrong, the job comes back to it. Never throws. */
export async function sendRefundOf(deps: Deps, paymentId: string): Promise<void> {
  try {
    const refund = await leaseDueRefund(deps.database.db, deps.clock(), paymentId)
    if (refund) await trySending(deps, refund)
  } catch (error) {
    deps.log.error({ err: error, paymentId }, 'a refund waits')
  }
}

async function trySending(deps: Deps, refund: Refund): Promise<void> {
  if (!deps.wallet) return
  try {
    const payment = await findPayment(deps.database.db, refund.paymentId)
    if (!payment) throw new Error(`refund ${refund.id} without its payment`)
    await finish(deps, refund, await ask(deps.wallet, refund, payment))
  } catch (error) {
    await noteFailure(deps, refund, error)
  }
}

/** The same request id each time: however often it is asked, the provider refunds once (kept there for 45 days). */
async function ask(wallet: Wallet, refund: Refund, payment: Payment): Promise<WalletRefund> {
  if (refund.providerRefundId) {
    const known = await wallet.getRefund(refund.providerRefundId)
    if (known) return known
  }
  const { captureId, capturedCurrency } = payment
  if (!captureId) throw new Error(`payment ${payment.id} has nothing to refund`)
  const wanted = { captureId, amountCents: refund.amountCents, currency: capturedCurrency ?? 'EUR' }
  try {
    return await wallet.refundCapture(wanted, `ref-${refund.id}`)
  } catch (error) {
    if (!(error instanceof WalletError) || error.failure !== 'already_done') throw error
    const order = payment.providerOrderId ? await wallet.getOrder(payment.providerOrderId) : undefined
    const done = order?.refunds.find((r) => r.status === 'COMPLETED')
    if (!done) throw error
    return done
  }
}

async function finish(deps: Deps, { id, paymentId }: Refund, answer: WalletRefund): Promise<void> {
  const at = deps.clock()
  await inTransaction(deps.database, async (tx) => {
    const payment = await lockPayment(tx, paymentId)
    const refund = await lockRefund(tx, id)
    if (refund.state === 'completed') return
    await updateRefund(tx, id, { providerRefundId: answer.id })
    if (answer.status === 'PENDING') return
    if (answer.status !== 'COMPLETED') {
      await updateRefund(tx, id, { state: 'failed', lastError: answer.status })
      await updatePayment(tx, payment.id, { needsAttention: 'refund_failed' }, at)
      return
    }
    const isShort = answer.amountCents !== undefined && answer.amountCents !== refund.amountCents
    await updateRefund(tx, id, { state: 'completed', completedAt: at, lastError: null })
    const needsAttention = isShort ? 'refund_amount' : payment.needsAttention
    await movePayment(tx, payment, 'refunded', { needsAttention, nextCheckAt: null }, at)
    const order = refund.orderId ? await lockOrder(tx, refund.orderId) : undefined
    if (order) {
      await updateOrder(tx, order.id, { paymentStatus: 'refunded' })
      const data = { amountCents: answer.amountCents ?? refund.amountCents, refundId: answer.id }
      await addOrderEvent(tx, { orderId: order.id, actor: 'system', kind: 'refunded', data, createdAt: at })
      return
    }
    // No order, so no other mail has told of it.
    const checkout = payment.checkoutId ? await readCheckout(tx, payment.checkoutId) : undefined
    const to = checkout?.customer.customerEmail ?? payment.payerEmail
    if (!to) return
    await enqueueMail(tx, {
      kind: 'payment_refunded',
      about: payment.id,
      to,
      language: payment.language,
      data: {
        amountCents: refund.amountCents,
        isSoldOut: refund.reason === 'out_of_stock',
        customerName: checkout?.customer.customerName,
      },
      at,
    })
  })
}

async function noteFailure(deps: Deps, refund: Refund, error: unknown): Promise<void> {
  const issue = error instanceof WalletError ? error.issue : 'FAILED'
  const isFinal = finalIssues.has(issue)
  deps.log[isFinal ? 'error' : 'warn']({ err: error, refundId: refund.id }, 'a refund was not carried out')
  await inTransaction(deps.database, async (tx) => {
    const isRefused = error instanceof WalletError && error.failure === 'rejected'
    if (isFinal || isRefused) {
      await updatePayment(tx, refund.paymentId, { needsAttention: `refund: ${issue}` }, deps.clock())
    }
    await updateRefund(tx, refund.id, { lastError: issue, ...(isFinal && { state: 'failed' }) })
  })
}
