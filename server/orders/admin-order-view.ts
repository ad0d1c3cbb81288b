import type { Db } from '#server/db/database.ts'
import { notFound } from '#server/http/errors.ts'
import {
  type AdminOrder,
  type AdminOrderRow,
  type OrderMailKind,
  orderMailKinds,
} from '#shared/contract/admin-orders.ts'
import { toDecimal } from '#shared/domain/money.ts'
import { bankDeadline } from '#shared/domain/order-states.ts'
import { stepsOf } from './admin-order-change.ts'
import { findPaymentOfOrder, listMailsWithKeys, listWithdrawalsOfOrder } from './admin-order-repository.ts'
import { findOrder, listOrderEvents, listOrderLines, type StoredOrder } from './order-repository.ts'
import { orderItemViews } from './order-view.ts'

/** How often a mail of an order can be sent again. */
export const resendsAtMost = 9

export function adminOrderRowView(order: StoredOrder): AdminOrderRow {
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
  }
}

/** What a mail is about: the order, and how many times it was sent again. */
export function mailSubjectOf(orderId: string, resend: number): string {
  return resend === 0 ? orderId : `${orderId}/${resend}`
}

/** Keys of the outbox under which a kind of mail of an order may be, the first sending first. */
export function mailKeysOf(orderId: string, kind: OrderMailKind): string[] {
  return Array.from({ length: resendsAtMost + 1 }, (_, resend) => `${kind}/${mailSubjectOf(orderId, resend)}`)
}

/** Everything about an order. @throws AppError 404 order_not_found */
export async function readAdminOrder(db: Db, orderId: string): Promise<AdminOrder> {
  const order = await findOrder(db, orderId)
  if (!order) throw notFound('order_not_found')
  const keys = orderMailKinds.flatMap((kind) => mailKeysOf(orderId, kind))
  const [lines, events, paid, mails, withdrawals] = await Promise.all([
    listOrderLines(db, orderId),
    listOrderEvents(db, orderId),
    order.paymentId ? findPaymentOfOrder(db, order.paymentId) : undefined,
    listMailsWithKeys(db, keys),
    listWithdrawalsOfOrder(db, orderId),
  ])
  const isOpenBank = order.bankReference && order.paymentStatus === 'pending' && order.orderStatus === 'processing'
  return {
    ...adminOrderRowView(order),
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
    trackingCode: order.trackingCode,
    bankReference: order.bankReference,
    bankDueAt: isOpenBank ? bankDeadline(order.createdAt).toISOString() : null,
    paidAt: isoOrNull(order.paidAt),
    shippedAt: isoOrNull(order.shippedAt),
    deliveredAt: isoOrNull(order.deliveredAt),
    cancelledAt: isoOrNull(order.cancelledAt),
    items: orderItemViews(lines),
    payment: paid ? paymentView(paid) : null,
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
      state: mail.state as AdminOrder['mails'][number]['state'],
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
  }
}

type PaymentAndRefund = NonNullable<Awaited<ReturnType<typeof findPaymentOfOrder>>>

function paymentView({ payment, refund }: PaymentAndRefund): AdminOrder['payment'] {
  return {
    providerOrderId: payment.providerOrderId,
    captureId: payment.captureId,
    state: payment.state,
    amount: toDecimal(payment.amountCents),
    payerEmail: payment.payerEmail,
    capturedAt: isoOrNull(payment.capturedAt),
    needsAttention: payment.needsAttention,
    lastError: payment.lastError,
    refund: refund
      ? {
          amount: toDecimal(refund.amountCents),
          state: refund.state as 'pending' | 'completed' | 'failed',
          reason: refund.reason,
          attempts: refund.attempts,
          lastError: refund.lastError,
          createdAt: refund.createdAt.toISOString(),
          completedAt: isoOrNull(refund.completedAt),
        }
      : null,
  }
}

function isoOrNull(moment: Date | null): string | null {
  return moment?.toISOString() ?? null
}
