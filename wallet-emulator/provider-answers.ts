import { sourceAnswer } from './instruments/instrument-rules.ts'
import type { CaptureRecord, Money, OrderRecord, RefundRecord } from './ledger/ledger-records.ts'
import { centsOf, toMoney } from './money-amounts.ts'

type Link = { href: string; rel: string; method: 'GET' | 'POST' }
export type Answer = Record<string, unknown> & { id: string; status: string; links: Link[] }

/** The emulator's one buyer and one merchant. */
export const buyer = {
  payer_id: 'QYR5Z8XDVJNXQ',
  email_address: 'cliente.dimostrativo@example.com',
  name: { given_name: 'Cliente', surname: 'Dimostrativo' },
  address: { country_code: 'IT' },
}
const payee = { email_address: 'negozio.dimostrativo@example.com', merchant_id: 'C7CYMKZDG8D6E' }

export function approvalUrl(origin: string, orderId: string): string {
  return `${origin}/checkoutnow?token=${orderId}`
}

export function orderAnswer(
  origin: string,
  order: OrderRecord,
  capture?: CaptureRecord,
  refunds: RefundRecord[] = [],
): Answer {
  const isApproved = order.status === 'APPROVED' || order.status === 'COMPLETED'
  const self = `${origin}/v2/checkout/orders/${order.id}`
  const approveRel = order.hasPaymentSource ? 'payer-action' : 'approve'
  const payments = capture && {
    captures: [captureAnswer(origin, order, capture)],
    ...(refunds.length > 0 && { refunds: refunds.map((refund) => refundAnswer(origin, refund)) }),
  }
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    payment_source: shownSource(order, isApproved),
    purchase_units: [{ ...order.unit, payee, payments }],
    payer: isApproved && order.source === undefined ? buyer : undefined,
    create_time: order.createTime,
    update_time: order.updateTime,
    links: [
      { href: self, rel: 'self', method: 'GET' },
      ...(isApproved ? [] : [{ href: approvalUrl(origin, order.id), rel: approveRel, method: 'GET' as const }]),
      ...(order.status === 'COMPLETED' ? [] : [{ href: `${self}/capture`, rel: 'capture', method: 'POST' as const }]),
    ],
  }
}

function shownSource(order: OrderRecord, isApproved: boolean): Record<string, unknown> | undefined {
  const { source = 'paypal', hasPaymentSource } = order
  if (source !== 'paypal') return sourceAnswer(source, order, isApproved)
  return hasPaymentSource || isApproved ? { paypal: isApproved ? walletSource() : {} } : undefined
}

function walletSource(): Record<string, unknown> {
  const { payer_id: account_id, email_address, name, address } = buyer
  return { email_address, account_id, account_status: 'VERIFIED', name, address }
}

function captureAnswer(origin: string, order: OrderRecord, capture: CaptureRecord): Answer {
  const self = `${origin}/v2/payments/captures/${capture.id}`
  const isPaid = capture.status !== 'PENDING' && capture.status !== 'DECLINED'
  return {
    id: capture.id,
    status: capture.status,
    status_details: capture.status === 'PENDING' ? { reason: 'PENDING_REVIEW' } : undefined,
    amount: capture.amount,
    final_capture: true,
    seller_protection: {
      status: 'ELIGIBLE',
      dispute_categories: ['ITEM_NOT_RECEIVED', 'UNAUTHORIZED_TRANSACTION'],
    },
    seller_receivable_breakdown: isPaid ? sellerBreakdown(capture.amount) : undefined,
    custom_id: order.unit.custom_id,
    invoice_id: order.unit.invoice_id,
    create_time: capture.createTime,
    update_time: capture.updateTime,
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: `${self}/refund`, rel: 'refund', method: 'POST' },
      { href: `${origin}/v2/checkout/orders/${order.id}`, rel: 'up', method: 'GET' },
    ],
  }
}

/** A capture read by itself or sent in a webhook also names its order. */
export function captureAloneAnswer(origin: string, order: OrderRecord, capture: CaptureRecord): Answer {
  return {
    ...captureAnswer(origin, order, capture),
    payee,
    supplementary_data: { related_ids: { order_id: order.id } },
  }
}

export function refundAnswer(origin: string, refund: RefundRecord): Answer {
  return {
    id: refund.id,
    status: refund.status,
    status_details: refund.status === 'PENDING' ? { reason: 'ECHECK' } : undefined,
    amount: refund.amount,
    invoice_id: refund.invoiceId,
    custom_id: refund.customId,
    note_to_payer: refund.noteToPayer,
    seller_payable_breakdown: {
      gross_amount: refund.amount,
      paypal_fee: toMoney(0n, refund.amount.currency_code),
      net_amount: refund.amount,
      total_refunded_amount: refund.totalRefunded,
    },
    create_time: refund.createTime,
    update_time: refund.updateTime,
    links: [
      { href: `${origin}/v2/payments/refunds/${refund.id}`, rel: 'self', method: 'GET' },
      { href: `${origin}/v2/payments/captures/${refund.captureId}`, rel: 'up', method: 'GET' },
    ],
  }
}

/** PayPal's default answer to a POST is minimal: Prefer: return=representation requests more. */
export function minimalAnswer({ id, status, links }: Answer): Answer {
  return { id, status, links }
}

function sellerBreakdown(gross: Money): Record<string, Money> {
  const cents = centsOf(gross)
  const fee = (cents * 34n) / 1000n + 35n
  const net = cents > fee ? cents - fee : 0n
  return {
    gross_amount: gross,
    paypal_fee: toMoney(cents - net, gross.currency_code),
    net_amount: toMoney(net, gross.currency_code),
  }
}
