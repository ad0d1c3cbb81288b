import * as z from 'zod/mini'
import { pastOrder } from '#shared/contract/orders/moved-in-orders.ts'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { amountOut, instant, keyset, line, paging } from '#shared/contract/platform/fields.ts'
import { vatPart } from '#shared/contract/pricing/vat-part.ts'
import { carriers } from '#shared/domain/platform/shop/carriers.ts'
import { mailStates } from '#shared/domain/platform/states/mail-states.ts'
import {
  channels,
  orderStatuses,
  paymentMethods,
  paymentStatuses,
} from '#shared/domain/platform/states/order-states.ts'
import { giftCardPart } from './gift-cards.ts'
import { orderFilter } from './order-list/order-filter.ts'
import { orderNote } from './order-notes.ts'
import { adminReturn } from './order-parts/after-sales.ts'
import { carrierIn } from './order-parts/carrier-in.ts'
import { orderWithdrawal } from './order-parts/order-withdrawal.ts'
import { pickUpPart } from './order-parts/pick-up-part.ts'
import { workshopStepDone } from './order-parts/workshop-progress.ts'
import { deliveryPart, discountPart, orderLine, paidHowPart, promisedIfPart } from './orders.ts'
import { adminParcel, serialNumbers } from './parcels.ts'
import { adminRefund, refundedPart } from './refunds.ts'
import { relatedPart } from './related-orders.ts'

const adminOrderRow = z.object({
  id: z.string(),
  orderNumber: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  createdAt: instant,
  total: amountOut,
  ...giftCardPart,
  orderStatus: z.enum(orderStatuses),
  paymentMethod: z.enum(paymentMethods),
  paymentStatus: z.enum(paymentStatuses),
  ...deliveryPart,
  ...paidHowPart,
  ...refundedPart,
  /** The reference for a bank transfer; null for the wallet. */
  bankReference: z.nullable(z.string()),
  city: z.string(),
  province: z.nullable(z.string()),
  goods: z.array(z.object({ name: z.string(), frameSize: z.nullable(z.string()), quantity: z.int() })),
  otherGoods: z.int(),
  /** Of `goods` and the others together; null where it is not known. */
  weightGrams: z.nullable(z.int()),
  /** When a paid order that has not left becomes late; null for all others. */
  shipBy: z.nullable(instant),
  /** A bank transfer that came after the cancellation; null when there is none. */
  transferToReturn: z.nullable(z.object({ amount: amountOut, since: instant, returnedAt: z.nullable(instant) })),
  tags: z.array(z.string()),
  /** The day that was promised to the customer; null where none was. */
  arrivesOn: z.nullable(z.string()),
  /** Of an order that has to leave: the carrier of its customer's last order, else of the shop's. */
  usualCarrier: z.nullable(z.enum(carriers)),
})
export type AdminOrderRow = z.output<typeof adminOrderRow>

/** An order of the former shop, found by its old number: history, to be read and nothing else. */
const pastOrderRow = z.object({
  id: z.string(),
  orderNumber: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  createdAt: instant,
  total: amountOut,
  pastOrder,
})
type ListedOrder = AdminOrderRow | z.output<typeof pastOrderRow>
export const isPastOrderRow = (row: ListedOrder): row is z.output<typeof pastOrderRow> => 'pastOrder' in row
export const isOwnOrderRow = (row: ListedOrder): row is AdminOrderRow => !isPastOrderRow(row)

/** The steps that staff may take with the order now. */
const orderSteps = [
  'confirm_payment',
  'ship',
  'deliver',
  'cancel',
  'refund',
  'set_tracking',
  'late_transfer',
  'transfer_returned',
] as const
export type OrderStep = (typeof orderSteps)[number]

export const orderMailKinds = [
  'order_confirmation',
  'payment_received',
  'order_shipped',
  'order_delivered',
  'order_cancelled',
  'order_reopened',
  'transfer_to_return',
  'transfer_returned',
] as const
export type OrderMailKind = (typeof orderMailKinds)[number]

/** `urgent`: orders to ship or to be paid soon first; `due`: those to leave today or late first, then the newest. */
const orderSorts = ['newest', 'urgent', 'due'] as const
export type OrderSort = (typeof orderSorts)[number]

const adminOrderQuery = z.object({ ...orderFilter, ...paging, ...keyset('sp'), sort: z.optional(z.enum(orderSorts)) })

export const maxAdminOrderRows = 1_000

export const listAdminOrders = endpoint('GET', '/api/admin/orders', {
  summary: 'All orders, newest or most urgent first, a search also by old numbers; `after` pages without counting',
  query: adminOrderQuery,
  replies: { 200: z.array(z.union([adminOrderRow, pastOrderRow])) },
})

export const countAdminOrders = endpoint('GET', '/api/admin/order-counts', {
  summary: 'How many orders are to ship, to be paid and on their way, how many returns are open, and all orders',
  replies: {
    200: z.object({ toShip: z.int(), toPay: z.int(), onTheWay: z.int(), comingBack: z.int(), all: z.int() }),
  },
})

export const exportAdminOrders = endpoint('GET', '/api/admin/orders/export', {
  summary: 'The same orders as a CSV file, all of them',
  query: z.object(orderFilter),
  replies: { 200: null },
  answersFile: 'text/csv',
})

export const adminOrder = z.extend(adminOrderRow, {
  ...pickUpPart,
  customerId: z.nullable(z.string()),
  customerPhone: z.nullable(z.string()),
  taxCode: z.nullable(z.string()),
  shippingAddress: z.string(),
  postalCode: z.string(),
  language: z.string(),
  termsVersion: z.string(),
  subtotal: amountOut,
  shipping: amountOut,
  /** Includes amounts retained from refunds since. */
  paidShipping: amountOut,
  ...discountPart,
  vat: z.array(vatPart),
  carrier: z.nullable(z.enum(carriers)),
  trackingCode: z.nullable(z.string()),
  trackingUrl: z.nullable(z.string()),
  /** When an unpaid bank order is cancelled by itself; null for all others. */
  bankDueAt: z.nullable(instant),
  paidAt: z.nullable(instant),
  /** `arrivesOn` by its other name. */
  promisedFor: z.nullable(z.string()),
  ...promisedIfPart,
  shippedAt: z.nullable(instant),
  deliveredAt: z.nullable(instant),
  cancelledAt: z.nullable(instant),
  /** The steps that it has in the workshop, with those that were done. */
  work: z.array(workshopStepDone),
  items: z.array(
    z.extend(orderLine, {
      /** Units with a completed or pending refund. */
      refundedQuantity: z.int(),
      /** Units in open returns. */
      returningQuantity: z.int(),
      /** Units still to ship, and those of them that are unpacked. */
      toGo: z.int(),
      toPack: z.int(),
      /** A bicycle: brought on a day that is agreed. */
      isBulky: z.boolean(),
      /** Of each bicycle, empty where unknown; none for other goods. */
      serialNumbers: z.optional(z.array(z.string())),
      /** Available stock; null for a removed size. */
      onSale: z.nullable(z.int()),
      /** Of one unit, without VAT, at the sale; null: not known. */
      cost: z.nullable(amountOut),
      /** In percent; null under the margin scheme. */
      vatRate: z.nullable(z.int()),
    }),
  ),
  ...{ refunds: z.array(adminRefund), returns: z.array(adminReturn), parcels: z.array(adminParcel) },
  /** The part of the payment that can still be refunded. */
  refundable: amountOut,
  payment: z.nullable(
    z.object({
      providerOrderId: z.nullable(z.string()),
      captureId: z.nullable(z.string()),
      state: z.string(),
      amount: amountOut,
      payerEmail: z.nullable(z.string()),
      capturedAt: z.nullable(instant),
      needsAttention: z.nullable(z.string()),
      lastError: z.nullable(z.string()),
    }),
  ),
  events: z.array(
    z.object({
      id: z.int(),
      actor: z.string(),
      kind: z.string(),
      data: z.record(z.string(), z.unknown()),
      createdAt: instant,
    }),
  ),
  mails: z.array(
    z.object({
      id: z.int(),
      kind: z.string(),
      to: z.string(),
      state: z.enum(mailStates),
      attempts: z.int(),
      createdAt: instant,
      sentAt: z.nullable(instant),
      lastError: z.nullable(z.string()),
    }),
  ),
  notes: z.array(orderNote),
  /** Bank data of its booked credits. */
  credits: z.array(
    z.object({ id: z.string(), day: z.string(), amount: amountOut, payer: z.string(), text: z.string() }),
  ),
  withdrawals: z.array(orderWithdrawal),
  steps: z.array(z.enum(orderSteps)),
  ...relatedPart,
  missing: z.array(z.object({ name: z.string(), frameSize: z.nullable(z.string()), available: z.int() })),
})
export type AdminOrder = z.output<typeof adminOrder>

export const orderId = z.object({ id: z.uuid({ error: 'id' }) })

export const getAdminOrder = endpoint('GET', '/api/admin/orders/:id', {
  summary: 'Everything about an order: lines, addresses, payment, history of changes, mails',
  params: orderId,
  replies: { 200: adminOrder },
  errors: ['order_not_found'],
})

export const changeAdminOrder = endpoint('PATCH', '/api/admin/orders/:id', {
  summary:
    'Confirms a bank transfer, ships, delivers, cancels or refunds an order, or says by which channel it was sold',
  params: orderId,
  body: z
    .object({
      orderStatus: z.optional(z.enum(orderStatuses)),
      paymentStatus: z.optional(z.enum(paymentStatuses)),
      /** With a reason, as a change of its own. */
      channel: z.optional(z.enum(channels)),
      trackingCode: z.optional(z.nullable(line(0, 80))),
      carrier: z.optional(z.nullable(carrierIn)),
      /** Refuses a code that the parcel of another customer has: a label read twice. */
      isOwnCode: z.optional(z.boolean()),
      /** Without it an order that is not paid does not leave; kept in its history. */
      reason: z.optional(z.nullable(line(0, 200))),
      /** Only beside the shipping. */
      serialNumbers,
    })
    .check(
      z.refine(({ reason: _, isOwnCode: __, ...change }) => Object.values(change).some((v) => v !== undefined), {
        error: 'nothing_to_change',
      }),
    ),
  replies: { 200: adminOrder },
  errors: [
    'order_not_found',
    'invalid_transition',
    'reason_required',
    'tracking_code_used',
    'order_collected',
    'order_partly_paid',
  ],
})

export const resendOrderMail = endpoint('POST', '/api/admin/orders/:id/mails', {
  summary: 'Sends one of the mails of an order once more, as the order is now',
  params: orderId,
  body: z.object({ kind: z.enum(orderMailKinds) }),
  replies: { 202: adminOrder },
  errors: ['order_not_found', 'invalid_transition'],
})
