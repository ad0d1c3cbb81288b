import * as z from 'zod/mini'
import { orderStatuses, paymentMethods, paymentStatuses } from '#shared/domain/order-states.ts'
import { endpoint } from './endpoint.ts'
import { amountOut, instant, line, paging } from './fields.ts'
import { orderLine } from './orders.ts'

/** One line of the list (contract.md section 7). */
export const adminOrder = z.object({
  id: z.string(),
  orderNumber: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  createdAt: instant,
  total: amountOut,
  orderStatus: z.enum(orderStatuses),
  paymentMethod: z.enum(paymentMethods),
  paymentStatus: z.enum(paymentStatuses),
  /** Not shipped within the days the law gives (law-and-ux.md L-09). */
  isLate: z.boolean(),
})
export type AdminOrder = z.output<typeof adminOrder>

/** What waits for the shopkeeper: a bank transfer to check, a paid order to ship, one that is late. */
export const orderTasks = ['confirm', 'ship', 'late'] as const

export const adminOrderQuery = z.object({
  status: z.optional(z.enum(orderStatuses)),
  task: z.optional(z.enum(orderTasks)),
  /** Looks through number, name, e-mail, bank reference and tracking code. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  ...paging,
})
export type AdminOrderQuery = z.output<typeof adminOrderQuery>

export const listAdminOrders = endpoint('GET', '/api/admin/orders', {
  summary: 'All orders, newest first; X-Total-Count tells how many there are',
  query: adminOrderQuery,
  replies: { 200: z.array(adminOrder) },
})

export const orderMail = z.object({
  id: z.int(),
  kind: z.string(),
  to: z.string(),
  state: z.enum(['pending', 'sent', 'dead']),
  createdAt: instant,
  sentAt: z.nullable(instant),
  lastError: z.nullable(z.string()),
})

export const adminOrderDetail = z.extend(adminOrder, {
  customerId: z.nullable(z.string()),
  customerPhone: z.nullable(z.string()),
  taxCode: z.nullable(z.string()),
  shippingAddress: z.string(),
  city: z.string(),
  postalCode: z.string(),
  province: z.nullable(z.string()),
  subtotal: amountOut,
  shipping: amountOut,
  bankReference: z.nullable(z.string()),
  trackingCode: z.nullable(z.string()),
  paidAt: z.nullable(instant),
  shippedAt: z.nullable(instant),
  deliveredAt: z.nullable(instant),
  cancelledAt: z.nullable(instant),
  items: z.array(orderLine),
  /** The wallet's side; null for bank transfers. */
  payment: z.nullable(
    z.object({
      providerOrderId: z.nullable(z.string()),
      captureId: z.nullable(z.string()),
      state: z.string(),
      payerEmail: z.nullable(z.string()),
      needsAttention: z.nullable(z.string()),
      refund: z.nullable(z.object({ state: z.string(), amount: amountOut, completedAt: z.nullable(instant) })),
    }),
  ),
  /** Oldest first. */
  history: z.array(
    z.object({
      actor: z.enum(['customer', 'admin', 'system']),
      kind: z.string(),
      data: z.record(z.string(), z.unknown()),
      createdAt: instant,
    }),
  ),
  mails: z.array(orderMail),
  withdrawals: z.array(z.object({ reference: z.string(), state: z.string(), createdAt: instant })),
})
export type AdminOrderDetail = z.output<typeof adminOrderDetail>

const orderId = z.object({ id: z.uuid({ error: 'id' }) })

export const getAdminOrder = endpoint('GET', '/api/admin/orders/:id', {
  summary: 'Everything about an order: lines, addresses, payment, history, mails',
  params: orderId,
  replies: { 200: adminOrderDetail },
  errors: ['order_not_found'],
})

export const changeAdminOrder = endpoint('PATCH', '/api/admin/orders/:id', {
  summary: 'Confirms a bank transfer, ships, delivers or cancels an order',
  params: orderId,
  body: z.object({
    orderStatus: z.optional(z.enum(orderStatuses)),
    paymentStatus: z.optional(z.enum(paymentStatuses)),
    trackingCode: z.optional(z.nullable(line(0, 80))),
  }),
  replies: { 200: adminOrderDetail },
  errors: ['order_not_found', 'invalid_transition'],
})

export const resendOrderMail = endpoint('POST', '/api/admin/orders/:id/mails/:mailId/resend', {
  summary: 'Sends a mail of an order once more',
  params: z.extend(orderId, { mailId: z.string().check(z.regex(/^[1-9]\d{0,9}$/, { error: 'id' })) }),
  replies: { 202: z.object({ message: z.string() }) },
  errors: ['order_not_found', 'mail_not_found'],
})

/** CSV of what the same query lists, without pages. */
export const ordersCsvPath = '/api/admin/orders.csv'
