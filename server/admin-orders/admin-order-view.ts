import type { Deps } from '#server/deps.ts'
import { readRelatedOrders } from '#server/order-changes/related-orders.ts'
import {
  findOrder,
  listOrderEvents,
  listOrderLines,
  type OrderLineRow,
  type StoredOrder,
} from '#server/orders/order-repository.ts'
import { reopenedRoundOf } from '#server/orders/order-round.ts'
import { orderItemViews, transferToReturnView } from '#server/orders/order-view.ts'
import { findMissing, mayTransferComeLate } from '#server/orders/receive-late-transfer.ts'
import { listPiecesOnSale } from '#server/orders/stock-repository.ts'
import { problem } from '#server/problems/problem.ts'
import { refundableCents } from '#server/refunds/ask-refund.ts'
import { readAdminRefunds, refundedView } from '#server/refunds/refund-view.ts'
import { readAdminReturns } from '#server/returns/return-view.ts'
import {
  type AdminOrder,
  type AdminOrderRow,
  type OrderMailKind,
  orderMailKinds,
} from '#shared/contract/admin-orders.ts'
import { trackingLink } from '#shared/domain/carriers.ts'
import { toDecimal } from '#shared/domain/money.ts'
import { bankDeadline } from '#shared/domain/order-states.ts'
import { linesLeft } from '#shared/domain/refunds/lines-left.ts'
import { lateAfterDays } from '#shared/domain/shop-tasks.ts'
import { stepsOf } from './admin-order-change.ts'
import { findPaymentOfOrder, listMailsWithKeys, listWithdrawalsOfOrder } from './admin-order-repository.ts'

export const resendsAtMost = 9

const goodsShown = 3

type Goods = readonly Pick<OrderLineRow, 'name' | 'size' | 'quantity' | 'refundedQuantity' | 'returningQuantity'>[]

export function adminOrderRowView(order: StoredOrder, bought: Goods): AdminOrderRow {
  const goods = order.orderStatus === 'processing' ? linesLeft(bought) : bought
  const { id, orderNumber, customerName, customerEmail, orderStatus, paymentMethod, paymentStatus } = order
  return {
    id,
    orderNumber,
    customerName,
    customerEmail,
    createdAt: order.createdAt.toISOString(),
    total: toDecimal(order.totalCents),
    orderStatus,
    paymentMethod,
    paymentStatus,
    ...refundedView(order),
    bankReference: order.bankReference,
    city: order.city,
    province: order.province,
    goods: goods.slice(0, goodsShown).map(({ name, size, quantity }) => ({ name, frameSize: size || null, quantity })),
    otherGoods: Math.max(0, goods.length - goodsShown),
    shipBy: shipBy(order),
    transferToReturn: transferToReturnView(order),
  }
}

function shipBy({ orderStatus, paymentStatus, paidAt }: StoredOrder): string | null {
  if (orderStatus !== 'processing' || paymentStatus !== 'paid' || !paidAt) return null
  return new Date(paidAt.getTime() + lateAfterDays * 86_400_000).toISOString()
}

export function mailSubjectOf(orderId: string, resend: number): string {
  return resend === 0 ? orderId : `${orderId}/${resend}`
}

/** Keys of the outbox under which a kind of mail of an order may be, the first sending first. */
export function mailKeysOf(orderId: string, kind: OrderMailKind): string[] {
  const subjects = Array.from({ length: resendsAtMost + 1 }, (_, resend) => mailSubjectOf(orderId, resend))
  return [...subjects, reopenedRoundOf(orderId)].map((subject) => `${kind}/${subject}`)
}

/** Everything about an order. @throws Problem 404 order_not_found */
export async function readAdminOrder(
  { database: { db }, clock }: Pick<Deps, 'database' | 'clock'>,
  orderId: string,
): Promise<AdminOrder> {
  const order = await findOrder(db, orderId)
  if (!order) throw problem('order_not_found')
  const keys = orderMailKinds.flatMap((kind) => mailKeysOf(orderId, kind))
  const [lines, events, payment, mails, withdrawals, refunds, returns, related] = await Promise.all([
    listOrderLines(db, orderId),
    listOrderEvents(db, orderId),
    order.paymentId ? findPaymentOfOrder(db, order.paymentId) : undefined,
    listMailsWithKeys(db, keys),
    listWithdrawalsOfOrder(db, orderId),
    readAdminRefunds(db, orderId),
    readAdminReturns(db, order, clock()),
    readRelatedOrders(db, order),
  ])
  const onSale = await listPiecesOnSale(db, lines)
  const missing = mayTransferComeLate(order) ? await findMissing(db, lines) : []
  const isUnpaid = order.paymentStatus === 'pending' && order.orderStatus === 'processing'
  const expires = order.bankReference && isUnpaid && order.receivedCents === 0
  return {
    ...adminOrderRowView(order, lines),
    customerId: order.customerId,
    customerPhone: order.customerPhone,
    taxCode: order.taxCode,
    shippingAddress: order.shippingAddress,
    city: order.city,
    postalCode: order.postalCode,
    province: order.province,
    language: order.language,
    termsVersion: order.termsVersion,
    subtotal: toDecimal(order.subtotalCents),
    shipping: toDecimal(order.shippingCents),
    carrier: order.carrier,
    trackingCode: order.trackingCode,
    trackingUrl: trackingLink(order.carrier, order.trackingCode),
    bankDueAt: expires ? bankDeadline(order.createdAt).toISOString() : null,
    paidAt: isoOrNull(order.paidAt),
    shippedAt: isoOrNull(order.shippedAt),
    deliveredAt: isoOrNull(order.deliveredAt),
    cancelledAt: isoOrNull(order.cancelledAt),
    items: orderItemViews(lines).map((item, i) => ({
      ...item,
      refundedQuantity: lines[i]?.refundedQuantity ?? 0,
      returningQuantity: lines[i]?.returningQuantity ?? 0,
      onSale: onSale[i] ?? null,
    })),
    refunds,
    returns,
    ...(related.length > 0 && { related }),
    refundable: toDecimal(order.paymentStatus === 'pending' ? 0 : refundableCents(order)),
    payment: payment ? paymentView(payment) : null,
    events: events.map(({ id, actor, kind, data, createdAt }) => ({
      id,
      actor,
      kind,
      data,
      createdAt: createdAt.toISOString(),
    })),
    mails: mails.map((mail) => ({
      id: mail.id,
      kind: mail.kind,
      to: mail.toAddress,
      state: mail.state,
      attempts: mail.attempts,
      createdAt: mail.createdAt.toISOString(),
      sentAt: isoOrNull(mail.sentAt),
      lastError: mail.lastError,
    })),
    withdrawals: withdrawals.map(({ id, reference, state, createdAt, refundDueAt }) => ({
      id,
      reference,
      state,
      createdAt: createdAt.toISOString(),
      refundDueAt: refundDueAt.toISOString(),
    })),
    steps: stepsOf(order),
    missing: missing.map(({ name, size, available }) => ({ name, frameSize: size || null, available })),
  }
}

type Payment = NonNullable<Awaited<ReturnType<typeof findPaymentOfOrder>>>

function paymentView(payment: Payment): AdminOrder['payment'] {
  return {
    providerOrderId: payment.providerOrderId,
    captureId: payment.captureId,
    state: payment.state,
    amount: toDecimal(payment.amountCents),
    payerEmail: payment.payerEmail,
    capturedAt: isoOrNull(payment.capturedAt),
    needsAttention: payment.needsAttention,
    lastError: payment.lastError,
  }
}

function isoOrNull(moment: Date | null): string | null {
  return moment?.toISOString() ?? null
}
