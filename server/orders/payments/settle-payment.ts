import { markPaid } from '#server/orders/checkout/confirm-payment.ts'
import { storeOrder } from '#server/orders/checkout/store-order.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import type { WalletCapture, WalletOrder } from '#server/orders/deps/wallet-provider.ts'
import { storeHeldFields } from '#server/orders/extension-ports/order-fields.ts'
import { methodOf, providerOf } from '#server/orders/extension-ports/payment-providers.ts'
import { cancelLockedOrder } from '#server/orders/order/cancel-order.ts'
import { lockOrder } from '#server/orders/order-records/order-repository.ts'
import { hasLeft } from '#server/orders/parcels/parcel-repository.ts'
import { refundPaymentWithoutOrder, requestRefundRemainder } from '#server/orders/refunds/request-refund.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { inSpan } from '#server/platform/tracing/tracing.ts'
import type { PaymentState } from '#shared/domain/platform/states/payment-states.ts'
import { releaseHold, sellHold } from './checkout-hold.ts'
import { type Checkout, readCheckout } from './checkout-repository.ts'
import { noteRefundsElsewhere } from './note-refunds-elsewhere.ts'
import { payOrder } from './pay-order.ts'
import {
  findPayment,
  lockPayment,
  movePayment,
  type Payment,
  type PaymentChange,
  updatePayment,
} from './payment-repository.ts'

/** How long a capture may wait for its order. */
export const claimMs = 15 * 60_000
/** The interval of checks of a pending capture. */
const pendingCheckMs = 60_000

interface Settling {
  tx: Tx
  deps: OrdersDeps
  payment: Payment
  order: WalletOrder
  at: Date
}

/**
 * Brings a payment to the provider's state: the only place that marks anything as paid. The answer of a capture, the
 * provider's events, an order that claims the payment and the reconciler all call it, in any order and repeatedly. A
 * capture of another amount, or for unavailable stock, is refunded; it never becomes a paid order.
 */
export async function settlePayment(deps: OrdersDeps, paymentId: string, shown: WalletOrder): Promise<Payment> {
  const known = await findPayment(deps.database.db, paymentId)
  return inSpan('settle payment', { trace: known?.traceParent }, () => settle(deps, paymentId, known, shown))
}

async function settle(
  deps: OrdersDeps,
  paymentId: string,
  known: Payment | undefined,
  shown: WalletOrder,
): Promise<Payment> {
  const order = await readTwice(deps, known, shown)
  const settled = await inTransaction(deps.database, async (tx) => {
    const payment = await lockPayment(tx, paymentId)
    return settleLocked({ tx, deps, payment, order, at: deps.clock() })
  })
  if (settled.state === 'denied' && order.status === 'APPROVED') await letGo(deps, settled)
  // A refund has been sent meanwhile.
  return settled.state === 'refund_pending' ? ((await findPayment(deps.database.db, paymentId)) ?? settled) : settled
}

/** Nothing will be taken any more. The provider forgets it by itself in days; asking it spares the buyer these. */
export async function letGo(deps: OrdersDeps, payment: Payment): Promise<void> {
  if (!payment.providerOrderId) return
  try {
    await providerOf(deps, payment)?.voidOrder?.(payment.providerOrderId)
  } catch (error) {
    deps.log.warn({ err: error, paymentId: payment.id }, 'an abandoned payment could not be let go')
  }
}

/** Before refunding a wrong amount the provider is read again: a refund cannot be undone. */
async function readTwice(deps: OrdersDeps, payment: Payment | undefined, order: WalletOrder): Promise<WalletOrder> {
  if (!payment || order.captures.every((c) => c.status !== 'COMPLETED' || isExact(payment, c))) return order
  return (await providerOf(deps, payment)?.getOrder(order.id)) ?? order
}

async function settleLocked(settling: Settling): Promise<Payment> {
  const { deps, payment, order } = settling
  if (order.customId !== undefined && order.customId !== payment.id) {
    deps.log.error({ paymentId: payment.id, customId: order.customId }, 'the provider shows another payment')
    return change(settling, { needsAttention: 'foreign_order' })
  }
  const capture = order.captures.find((c) => c.status === 'COMPLETED') ?? order.captures[0]
  if (!capture) return payment.state === 'capture_pending' && isNotCaptured(order) ? takeDenied(settling) : payment
  switch (payment.state) {
    case 'captured':
      return isGivenBack(capture) ? noteElsewhere(settling, payment, capture) : payment
    case 'refund_pending':
    case 'refunded':
    case 'denied':
      return payment
    default:
      return settleOpen(settling, capture)
  }
}

async function settleOpen(settling: Settling, capture: WalletCapture): Promise<Payment> {
  const { payment } = settling
  switch (capture.status) {
    case 'COMPLETED':
      return takeCompleted(settling, capture)
    case 'PARTIALLY_REFUNDED':
      return noteElsewhere(settling, await takeCompleted(settling, capture), capture)
    case 'PENDING':
      return takePending(settling, capture)
    case 'REFUNDED':
      return payment.orderId
        ? noteElsewhere(settling, await takeCompleted(settling, capture), capture)
        : endRefundedElsewhere(settling, capture)
    default:
      return takeDenied(settling, capture)
  }
}

async function takeCompleted(settling: Settling, capture: WalletCapture): Promise<Payment> {
  const { tx, payment, at } = settling
  const captured = { ...moneyOf(settling, capture), capturedAt: at, nextCheckAt: null }
  if (payment.orderId) {
    await move(settling, 'captured', captured)
    return markOrderPaid(settling, payment.orderId)
  }
  const checkout = payment.checkoutId ? await readCheckout(tx, payment.checkoutId) : undefined
  if (!isExact(payment, capture)) {
    if (checkout) await cancelHold(settling, checkout)
    await move(settling, 'captured', { ...captured, needsAttention: 'amount_mismatch' })
    return refund(settling, 'amount_mismatch', capture.amountCents)
  }
  if (payment.forOrderId) {
    const instrument = settling.order.instrument ?? null
    const isPaying = await payOrder(tx, { ...payment, instrument }, settling.deps.shop, at)
    await move(settling, 'captured', { ...captured, ...(isPaying && { orderId: payment.forOrderId }) })
    return isPaying ? lockPayment(tx, payment.id) : refund(settling, 'order_settled', capture.amountCents)
  }
  if (!checkout) return move(settling, 'captured', { ...captured, nextCheckAt: new Date(at.getTime() + claimMs) })
  const made = await makeOrder(settling, checkout, at)
  if ('orderId' in made) return move(settling, 'captured', { ...captured, orderId: made.orderId })
  await cancelHold(settling, checkout)
  await move(settling, 'captured', captured)
  return refund(settling, made.missing, capture.amountCents)
}

/** Pending at the provider: the order exists with its stock, but is not paid. */
async function takePending(settling: Settling, capture: WalletCapture): Promise<Payment> {
  const { tx, payment, at } = settling
  const nextCheckAt = new Date(at.getTime() + pendingCheckMs)
  const pending = { ...moneyOf(settling, capture), nextCheckAt }
  if (payment.state === 'capture_pending') return payment
  if (!isExact(payment, capture))
    return move(settling, 'capture_pending', { ...pending, needsAttention: 'amount_mismatch' })
  const checkout = payment.checkoutId ? await readCheckout(tx, payment.checkoutId) : undefined
  const made = checkout && (await makeOrder(settling, checkout, null))
  return move(settling, 'capture_pending', { ...pending, ...(made && 'orderId' in made && made) })
}

/** The capture that was pending has failed, and the buyer has begun another payment of the same since. */
const isNotCaptured = ({ status }: WalletOrder) =>
  ['CREATED', 'PAYER_ACTION_REQUIRED', 'APPROVED', 'VOIDED'].includes(status)

async function takeDenied(settling: Settling, capture?: WalletCapture): Promise<Payment> {
  const { tx, payment, at } = settling
  if (payment.orderId) {
    const order = await lockOrder(tx, payment.orderId)
    if (order?.orderStatus === 'processing' && !(await hasLeft(tx, order.id))) {
      await cancelLockedOrder(
        tx,
        order,
        { actor: 'system', reason: 'payment_denied' },
        { at, shop: settling.deps.shop },
      )
    } else if (order?.orderStatus !== 'cancelled') {
      // Shipped without payment: staff must claim the goods or the money.
      await change(settling, { needsAttention: 'denied_after_shipping' })
    }
  } else if (payment.checkoutId) {
    await cancelHold(settling, await readCheckout(tx, payment.checkoutId))
  }
  const to = payment.state === 'capture_pending' ? 'denied' : 'declined'
  return move(settling, to, {
    captureId: capture?.id ?? payment.captureId,
    lastError: capture?.status ?? 'CAPTURE_LOST',
    nextCheckAt: null,
  })
}

/** Refunded on the provider's own pages before an order existed: nothing is kept, and staff should look at it. */
async function endRefundedElsewhere(settling: Settling, capture: WalletCapture): Promise<Payment> {
  const { tx, payment } = settling
  if (payment.checkoutId && payment.state !== 'captured')
    await cancelHold(settling, await readCheckout(tx, payment.checkoutId))
  settling.deps.log.error({ paymentId: payment.id }, 'a payment was refunded at the provider')
  return move(settling, 'refunded', {
    ...moneyOf(settling, capture),
    nextCheckAt: null,
    needsAttention: 'refunded_elsewhere',
  })
}

/** Refunds on the provider's own pages are counted; staff decide what they were for. */
async function noteElsewhere(settling: Settling, payment: Payment, capture: WalletCapture): Promise<Payment> {
  const { tx, deps, order, at } = settling
  const isAll = capture.status === 'REFUNDED'
  if (!payment.orderId && isAll) return endRefundedElsewhere({ ...settling, payment }, capture)
  const noted = await noteRefundsElsewhere(tx, payment, { isAll, refunds: order.refunds }, at)
  if (!noted) return payment
  deps.log.error({ paymentId: payment.id, isAll }, 'money was refunded at the provider')
  const current = await lockPayment(tx, payment.id)
  if (current.needsAttention && !isAll) return current
  return updatePayment(tx, payment.id, { needsAttention: isAll ? 'refunded_elsewhere' : 'refunded_in_part' }, at)
}

const isGivenBack = ({ status }: WalletCapture) => status === 'REFUNDED' || status === 'PARTIALLY_REFUNDED'

async function markOrderPaid({ tx, deps, payment, at }: Settling, orderId: string): Promise<Payment> {
  const locked = await lockOrder(tx, orderId)
  if (!locked) throw new Error(`payment ${payment.id} names order ${orderId}, which is not there`)
  const paid = await markPaid(tx, locked, { actor: 'system', at, shop: deps.shop })
  // Cancelled while the provider was checking: refund it.
  if (paid.orderStatus === 'cancelled')
    await requestRefundRemainder(tx, paid, { reason: 'order_cancelled', actor: 'system', account: null }, at)
  return lockPayment(tx, payment.id)
}

/** @returns the new order's id, or its unavailable units and gift cards */
async function makeOrder(
  settling: Settling,
  checkout: Checkout,
  paidAt: Date | null,
): Promise<{ orderId: string } | { missing: 'out_of_stock' | 'gift_card_short' }> {
  const { tx, deps, payment, at } = settling
  const id = crypto.randomUUID()
  const missing = await sellHold(tx, checkout, id, at)
  if (missing) return { missing }
  const { customer, customerId, language, quote, giftCards, placedFrom } = checkout
  const instrument = settling.order.instrument ?? null
  const paying = { method: methodOf(payment), paymentId: payment.id, paidAt, instrument }
  const order = { id, customer, customerId, language, quote, payment: paying, giftCards, placedFrom, at }
  const stored = await storeOrder(tx, order, deps)
  const refusals = customer.fields
    ? await storeHeldFields(tx, stored, customer.fields, { shop: deps.shop, checkoutId: checkout.id })
    : []
  for (const refusal of refusals) deps.log.warn({ err: refusal, orderId: id }, 'a paid order lacks a field')
  return { orderId: id }
}

async function refund(
  { tx, deps, payment, at }: Settling,
  reason: 'amount_mismatch' | 'out_of_stock' | 'gift_card_short' | 'order_settled',
  amountCents: number,
): Promise<Payment> {
  deps.log.error({ paymentId: payment.id, reason }, 'a capture is refunded')
  await refundPaymentWithoutOrder(tx, { paymentId: payment.id, amountCents, reason }, at)
  return lockPayment(tx, payment.id)
}

async function cancelHold({ tx }: Settling, checkout: Checkout): Promise<void> {
  await releaseHold(tx, checkout, 'cancelled')
}

function isExact(payment: Payment, capture: WalletCapture): boolean {
  return capture.currency === 'EUR' && capture.amountCents === payment.amountCents
}

function moneyOf({ order }: Settling, capture: WalletCapture): PaymentChange {
  return {
    captureId: capture.id,
    capturedCents: capture.amountCents,
    capturedCurrency: capture.currency,
    payerEmail: order.payerEmail ?? null,
    instrument: order.instrument ?? null,
    lastError: null,
  }
}

function change({ tx, payment, at }: Settling, values: PaymentChange): Promise<Payment> {
  return updatePayment(tx, payment.id, values, at)
}

function move({ tx, payment, at }: Settling, to: PaymentState, values: PaymentChange): Promise<Payment> {
  return movePayment(tx, payment, to, values, at)
}
