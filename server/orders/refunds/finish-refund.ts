import type { OrderActor } from '#server/orders/order-records/order-event-repository.ts'
import { findOrder, lockOrder, type StoredOrder, updateOrder } from '#server/orders/order-records/order-repository.ts'
import { type OrderMail, takeOrderStep } from '#server/orders/order-records/order-step.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { ibanEnd } from '#shared/domain/platform/shop/iban.ts'
import { needsNoPaypalAccount } from '#shared/domain/platform/states/paypal-account.ts'
import { listRefundLines, movePaymentIfMay, moveRefund, type Refund } from './refund-repository.ts'

/**
 * Completes a refund: with the last of the money the order is refunded. The caller has locked the refund, its payment
 * and order before it. Its customer gets a mail, unless the cancellation mail announced the refund.
 */
export async function completeRefund(
  tx: Tx,
  refund: Refund,
  { actor, at, transferDay = null }: { actor: OrderActor; at: Date; transferDay?: string | null },
): Promise<void> {
  const completed = await moveRefund(tx, refund, 'completed', { completedAt: at, lastError: null, transferDay })
  if (!refund.orderId) {
    if (refund.paymentId) await movePaymentIfMay(tx, refund.paymentId, 'refunded', at)
    return
  }
  const order = await countBack(tx, refund.orderId, refund, at)
  const data = { amountCents: refund.amountCents, refundId: refund.id, kind: refund.kind }
  const isTold = refund.reason === 'order_cancelled' && refund.kind !== 'transfer'
  const mail = refund.amountCents > 0 && !isTold ? await readRefundMail(tx, order, completed) : null
  await takeOrderStep(tx, order, at, { event: 'refunded', data, actor, mail })
}

/** Adds to the refunded amount of an order. */
export async function countBack(
  tx: Tx,
  orderId: string,
  { amountCents }: Pick<Refund, 'amountCents'>,
  at: Date,
): Promise<StoredOrder> {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new Error(`order ${orderId} of a refund is not there`)
  const refundedCents = order.refundedCents + amountCents
  const isAll = refundedCents === order.totalCents
  if (isAll && order.paymentId) await movePaymentIfMay(tx, order.paymentId, 'refunded', at)
  return updateOrder(tx, orderId, { refundedCents, ...(isAll && { paymentStatus: 'refunded' }) })
}

/** Surely not carried out: it stays owed, until it is tried again or given back by hand. */
export async function failRefund(tx: Tx, refund: Refund, issue: string, at: Date): Promise<void> {
  await moveRefund(tx, refund, 'failed', { lastError: issue })
  const order = refund.orderId ? await findOrder(tx, refund.orderId) : undefined
  if (!order) return
  if (refund.paymentId) await movePaymentIfMay(tx, refund.paymentId, 'captured', at)
  const data = { amountCents: refund.amountCents, refundId: refund.id, issue }
  await takeOrderStep(tx, order, at, { event: 'refund_failed', data, actor: 'system', mail: null })
}

/** Where the money goes is said otherwise for these. */
const toldMethods = new Set<StoredOrder['paymentMethod']>(['card', 'counter'])

async function readRefundMail(tx: Tx, order: StoredOrder, refund: Refund): Promise<OrderMail> {
  const lines = await listRefundLines(tx, [refund.id])
  return {
    kind: 'order_refunded',
    about: refund.id,
    data: {
      orderNumber: order.orderNumber,
      customerName: order.customerName,
      amountCents: refund.amountCents,
      ...(refund.giftCardCents > 0 && { giftCardCents: refund.giftCardCents }),
      shippingCents: refund.shippingCents,
      otherCents: refund.otherCents,
      note: refund.note,
      lines: lines.map(({ name, size, line }) => ({
        name,
        size: size || null,
        quantity: line.quantity,
        amountCents: line.amountCents,
      })),
      kind: refund.kind,
      ...(needsNoPaypalAccount(order.instrument)
        ? { paymentMethod: 'card' }
        : toldMethods.has(order.paymentMethod) && { paymentMethod: order.paymentMethod }),
      ibanEnd: refund.iban && ibanEnd(refund.iban),
      isLast: order.refundedCents === order.totalCents,
    },
  }
}
