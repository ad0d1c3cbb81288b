import { enqueueMail } from '#server/messages/mail/outbox-repository.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { type PaymentProvider, WalletError, type WalletRefund } from '#server/orders/deps/wallet-provider.ts'
import { methodOf, providerOf } from '#server/orders/extension-ports/payment-providers.ts'
import { findOrder, lockOrder } from '#server/orders/order-records/order-repository.ts'
import { completeRefund, failRefund } from '#server/orders/refunds/finish-refund.ts'
import {
  type DueRefunds,
  leaseDueRefund,
  listRefundsOfPayment,
  lockRefund,
  type Refund,
  updateRefund,
} from '#server/orders/refunds/refund-repository.ts'
import type { ChangeListener } from '#server/platform/database/committed-changes.ts'
import type { Db } from '#server/platform/database/database.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { inSpan } from '#server/platform/tracing/tracing.ts'
import { needsNoPaypalAccount } from '#shared/domain/platform/states/paypal-account.ts'
import { readCheckout } from './checkout-repository.ts'
import { findPayment, lockPayment, type Payment, updatePayment } from './payment-repository.ts'

const batch = 20

export async function sendDueRefunds(deps: OrdersDeps, stop?: AbortSignal): Promise<number> {
  for (let tried = 0; ; tried++) {
    const refund =
      tried < batch && !stop?.aborted ? await leaseDueRefund(deps.database.db, { now: deps.clock() }) : undefined
    if (!refund) return tried
    await trySending(deps, refund)
  }
}

/** Sends the refunds of a transaction right after its commit. @returns the stop function */
export function sendRequestedRefunds(deps: OrdersDeps): () => void {
  const hear: ChangeListener = async ({ refundIds }) => {
    for (const id of refundIds) await sendOne(deps, { id })
  }
  deps.database.listeners.add(hear)
  return () => void deps.database.listeners.delete(hear)
}

/** Sends the due refunds of one payment. Never throws. */
export async function sendRefundsOf(deps: OrdersDeps, paymentId: string): Promise<void> {
  for (let sent = 0; sent < batch && (await sendOne(deps, { paymentId })); sent++);
}

/** The job retries any failure. */
async function sendOne(deps: OrdersDeps, which: Omit<DueRefunds, 'now'>): Promise<boolean> {
  try {
    const refund = await leaseDueRefund(deps.database.db, { ...which, now: deps.clock() })
    if (refund) await trySending(deps, refund)
    return refund !== undefined
  } catch (error) {
    deps.log.error({ err: error, ...which }, 'a refund waits')
    return false
  }
}

async function trySending(deps: OrdersDeps, refund: Refund): Promise<void> {
  const { database } = deps
  if (!refund.paymentId) return
  try {
    const payment = await findPayment(database.db, refund.paymentId)
    if (!payment) throw new Error(`refund ${refund.id} without its payment`)
    const wallet = providerOf(deps, payment)
    if (!wallet) return
    await inSpan('refund payment', { trace: payment.traceParent }, async () =>
      finish(deps, refund, payment, await ask(database.db, wallet, refund, payment)),
    )
  } catch (error) {
    await noteFailure(deps, refund, refund.paymentId, error)
  }
}

/** The same request id for each attempt, so that the provider refunds once (kept there for 45 days). */
async function ask(db: Db, wallet: PaymentProvider, refund: Refund, payment: Payment): Promise<WalletRefund> {
  if (refund.providerRefundId) {
    const known = await wallet.getRefund(refund.providerRefundId)
    if (known) return known
  }
  const { captureId, capturedCurrency } = payment
  if (!captureId) throw new Error(`payment ${payment.id} has nothing to refund`)
  const { id, attempt } = refund
  const amountCents = outsideCents(refund)
  const requested = { captureId, amountCents, currency: capturedCurrency ?? 'EUR', customId: id }
  try {
    return await wallet.refundCapture(requested, attempt === 1 ? `ref-${id}` : `ref-${id}-${attempt}`)
  } catch (error) {
    if (!(error instanceof WalletError) || error.failure !== 'already_done') throw error
    const order = payment.providerOrderId ? await wallet.getOrder(payment.providerOrderId) : undefined
    const done = order?.refunds.filter((r) => r.status === 'COMPLETED')
    const others = (await listRefundsOfPayment(db, payment.id)).filter((r) => r.id !== id)
    const isOthers = (r: WalletRefund) => others.some((o) => o.id === r.customId || o.providerRefundId === r.id)
    const own = done?.find((r) => r.customId === id) ?? done?.find((r) => r.amountCents === amountCents && !isOthers(r))
    if (!own) throw error
    return own
  }
}

/** The part of a refund that is not on gift cards. */
const outsideCents = ({ amountCents, giftCardCents }: Refund): number => amountCents - giftCardCents

async function finish(
  deps: OrdersDeps,
  { id }: Refund,
  { id: paymentId }: Payment,
  answer: WalletRefund,
): Promise<void> {
  const at = deps.clock()
  await inTransaction(deps.database, async (tx) => {
    const payment = await lockPayment(tx, paymentId)
    if (payment.orderId) await lockOrder(tx, payment.orderId)
    const refund = await lockRefund(tx, id)
    if (refund.state !== 'pending') return
    const seen = await updateRefund(tx, id, { providerRefundId: answer.id })
    if (answer.status === 'PENDING') return
    if (answer.status !== 'COMPLETED') {
      await failRefund(tx, seen, answer.status, at)
      await updatePayment(tx, payment.id, { needsAttention: 'refund_failed' }, at)
      return
    }
    const isShort = answer.amountCents !== undefined && answer.amountCents !== outsideCents(refund)
    if (isShort) await updatePayment(tx, payment.id, { needsAttention: 'refund_amount' }, at)
    await completeRefund(tx, seen, { actor: 'system', at })
    if (!refund.orderId) await tellPayer(tx, payment, refund, at)
  })
}

/** Without an order there was no other mail. */
async function tellPayer(tx: Tx, payment: Payment, refund: Refund, at: Date): Promise<void> {
  const checkout = payment.checkoutId ? await readCheckout(tx, payment.checkoutId) : undefined
  const order = payment.forOrderId ? await findOrder(tx, payment.forOrderId) : undefined
  const { customerEmail: to = payment.payerEmail, customerName } = checkout?.customer ?? order ?? {}
  if (!to) return
  await enqueueMail(tx, {
    kind: 'payment_refunded',
    about: payment.id,
    to,
    language: payment.language,
    data: {
      amountCents: refund.amountCents,
      isSoldOut: refund.reason === 'out_of_stock',
      isCardShort: refund.reason === 'gift_card_short',
      customerName,
      ...((methodOf(payment) === 'card' || needsNoPaypalAccount(payment.instrument)) && { method: 'card' }),
    },
    at,
  })
}

async function noteFailure(deps: OrdersDeps, { id }: Refund, paymentId: string, error: unknown): Promise<void> {
  const issue = error instanceof WalletError ? error.issue : 'FAILED'
  const isFinal = error instanceof WalletError && error.isFinal
  deps.log[isFinal ? 'error' : 'warn']({ err: error, refundId: id }, 'a refund was not carried out')
  const at = deps.clock()
  await inTransaction(deps.database, async (tx) => {
    const { orderId } = await lockPayment(tx, paymentId)
    if (orderId) await lockOrder(tx, orderId)
    const refund = await lockRefund(tx, id)
    if (refund.state !== 'pending') return
    const isRefused = error instanceof WalletError && error.failure === 'rejected'
    if (isFinal || isRefused) await updatePayment(tx, paymentId, { needsAttention: `refund: ${issue}` }, at)
    if (isFinal) await failRefund(tx, refund, issue, at)
    else await updateRefund(tx, id, { lastError: issue })
  })
}
