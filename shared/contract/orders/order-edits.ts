import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { amountOut } from '#shared/contract/platform/fields.ts'
import { orderCustomer } from '#shared/contract/platform/order-customer.ts'
import { discountedLine } from '#shared/contract/pricing/discounted-line.ts'
import { amountBars } from '#shared/domain/orders/change-states.ts'
import { deliveryMethods } from '#shared/domain/platform/delivery/shipping-rules.ts'
import { maxLineQuantity, maxOrderLines } from '#shared/domain/platform/goods/cart.ts'
import { paymentMethods, paymentStatuses } from '#shared/domain/platform/states/order-states.ts'
import { orderKeyQuery, orderNumberParam } from './orders.ts'
import { refundAccount } from './refund-account.ts'

const { customerName, customerPhone, shippingAddress, city, postalCode, province } = orderCustomer

/** The editable part of an order's address. */
export const deliveryAddress = z.object({
  customerName,
  customerPhone,
  shippingAddress,
  city,
  postalCode,
  province,
})
export type DeliveryAddress = z.output<typeof deliveryAddress>

/** The possible edits of an order, and the version that an edit has to name. */
const orderEditOffer = z.object({
  orderNumber: z.string(),
  /** Grows with every event of the order, so that outdated forms conflict. */
  version: z.int(),
  /** False: it is being prepared, over, or something of it is coming back. */
  isOpen: z.boolean(),
  /** The reason why units and amount are fixed and the order cannot be cancelled here. */
  amountBar: z.nullable(z.enum(amountBars)),
  paymentMethod: z.enum(paymentMethods),
  paymentStatus: z.enum(paymentStatuses),
  /** Delivered with the order it was added to. */
  isAddition: z.boolean(),
  /** Its coupons, with their conditions. */
  codes: z.array(
    z.object({
      code: z.string(),
      lines: z.array(z.int()),
      /** All that was bought reached the minimum. */
      isReached: z.boolean(),
      minimum: amountOut,
      discount: amountOut,
      delivery: amountOut,
    }),
  ),
  delivery: z.enum(deliveryMethods),
  address: z.object({
    customerName: z.string(),
    customerPhone: z.nullable(z.string()),
    shippingAddress: z.string(),
    city: z.string(),
    postalCode: z.string(),
    province: z.nullable(z.string()),
  }),
  lines: z.array(
    z.object({
      line: z.int(),
      name: z.string(),
      productCode: z.string(),
      imageUrl: z.nullable(z.string()),
      frameSize: z.nullable(z.string()),
      /** Units without a refund. */
      quantity: z.int(),
      price: amountOut,
      ...discountedLine,
      /** Determines the delivery costs. */
      category: z.string(),
      shelf: z.nullable(z.string()),
      weightGrams: z.nullable(z.int()),
      /** More of it can be had: it is still sold. */
      isSold: z.boolean(),
      /** Available stock of each size; one entry with null for a product without sizes. */
      sizes: z.array(z.object({ frameSize: z.nullable(z.string()), pieces: z.int() })),
    }),
  ),
  subtotal: amountOut,
  shipping: amountOut,
  discount: amountOut,
  /** Retained from earlier refunds. */
  keptShipping: amountOut,
  keptCode: amountOut,
  /** Requested since with additions, beyond refunds. */
  asked: amountOut,
  /** The delivery of all that was bought by current rules, to where the order was paid for. */
  boughtShipping: amountOut,
  total: amountOut,
  /** The refund of a cancellation, and the part of it that pays the delivery of additions that stay. */
  refundable: amountOut,
  keptForAdditions: amountOut,
})
export type OrderEditOffer = z.output<typeof orderEditOffer>

const wantedLine = z.object({
  line: z.int({ error: 'id' }).check(z.minimum(1, { error: 'id' })),
  quantity: z
    .int({ error: 'quantity' })
    .check(z.minimum(0, { error: 'quantity' }), z.maximum(maxLineQuantity, { error: 'quantity' })),
  /** Left out: as it is. */
  frameSize: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
})

const orderAmendment = z.object({
  version: z.int({ error: 'whole_number' }),
  /** The new quantities; lines left out stay unchanged. */
  lines: z.optional(z.array(wantedLine).check(z.maxLength(maxOrderLines, { error: 'items' }))),
  address: z.optional(deliveryAddress),
  /** The account for the refund of a paid bank order. */
  account: z.optional(z.nullable(refundAccount)),
})
export type OrderAmendment = z.output<typeof orderAmendment>
export type OrderAmendmentInput = z.input<typeof orderAmendment>

/** The new edit offer, and the outcome of the edit. */
const amendedOrder = z.object({
  offer: orderEditOffer,
  /** The unpaid order of units added to a paid one, and the key of its page. */
  addition: z.nullable(z.object({ orderNumber: z.string(), accessKey: z.string(), total: amountOut })),
})
export type AmendedOrder = z.output<typeof amendedOrder>

const closedErrors = ['order_not_found', 'order_already_packed', 'order_coming_back'] as const
const amountErrors = ['order_amount_stays', 'order_payment_checking', 'order_account_needed'] as const
const amendErrors = [
  ...closedErrors,
  ...amountErrors,
  'order_changed_since',
  'order_change_nothing',
  'shop_not_ready',
  'order_change_all',
  'order_change_no_room',
  'delivery_not_offered',
  'delivery_by_phone',
  'refund_exceeds',
  'insufficient_stock',
  'product_unavailable',
  'unknown_size',
  'size_other_price',
  'too_many_pieces',
  'too_many_requests',
] as const

export const getOrderEditOffer = endpoint('GET', '/api/orders/:orderNumber/changes', {
  summary: 'What of an order its customer can still change',
  params: orderNumberParam,
  query: orderKeyQuery,
  replies: { 200: orderEditOffer },
  errors: ['order_not_found'],
})

export const amendOrder = endpoint('POST', '/api/orders/:orderNumber/changes', {
  summary: 'Changes address, sizes or quantities of an order that is not being prepared yet; the difference is settled',
  params: orderNumberParam,
  query: orderKeyQuery,
  body: orderAmendment,
  replies: { 200: amendedOrder },
  errors: amendErrors,
})

export const cancelOwnOrder = endpoint('POST', '/api/orders/:orderNumber/cancel', {
  summary: 'Cancels an order that is not being prepared yet; what was paid goes back',
  params: orderNumberParam,
  query: orderKeyQuery,
  body: z.nullish(z.object({ account: z.optional(z.nullable(refundAccount)) })),
  replies: { 200: orderEditOffer },
  errors: [...closedErrors, ...amountErrors],
})

const orderId = z.object({ id: z.uuid({ error: 'id' }) })

export const getAdminOrderEditOffer = endpoint('GET', '/api/admin/orders/:id/changes', {
  summary: 'What of an order staff can still change',
  params: orderId,
  replies: { 200: orderEditOffer },
  errors: ['order_not_found'],
})

export const amendAdminOrder = endpoint('POST', '/api/admin/orders/:id/changes', {
  summary: 'Changes address, sizes or quantities of an order for its customer, who is told',
  params: orderId,
  body: orderAmendment,
  replies: { 200: amendedOrder },
  errors: amendErrors,
})
