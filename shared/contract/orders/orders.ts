import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { amountIn, amountOut, id, instant, line } from '#shared/contract/platform/fields.ts'
import { orderCustomer } from '#shared/contract/platform/order-customer.ts'
import { discountedLine } from '#shared/contract/pricing/discounted-line.ts'
import { vatPart } from '#shared/contract/pricing/vat-part.ts'
import { asOrderNumber } from '#shared/domain/orders/typed-order-number.ts'
import { cleanCode } from '#shared/domain/platform/clean-text.ts'
import { deliveryMethods } from '#shared/domain/platform/delivery/shipping-rules.ts'
import { maxLineQuantity, maxOrderLines } from '#shared/domain/platform/goods/cart.ts'
import { couponRefusals } from '#shared/domain/platform/prices/campaign.ts'
import { giftCardRefusals } from '#shared/domain/platform/states/gift-card-states.ts'
import {
  channels,
  instruments,
  orderStatuses,
  paymentMethods,
  paymentStatuses,
} from '#shared/domain/platform/states/order-states.ts'
import { typedCoupons } from './coupons.ts'
import { boughtGiftCard, giftCardPart, giftCardRequests } from './gift-cards.ts'
import { orderReturn } from './order-parts/after-sales.ts'
import { pickUpPart } from './order-parts/pick-up-part.ts'
import { workshopStepDone } from './order-parts/workshop-progress.ts'
import { orderParcel } from './parcels.ts'
import { moneyBack, orderRefund, otherMoneyBack, refundedPart } from './refunds.ts'
import { ownRelatedPart } from './related-orders.ts'

function orEmpty(text: z.ZodMiniType<string, string>) {
  return z.pipe(
    z.optional(z.nullable(text)),
    z.transform((written: string | null | undefined) => written ?? ''),
  )
}

const placeNames = ['shippingAddress', 'city', 'postalCode'] as const
/** Said beside the other wrong fields, not after them. */
const isSentSomewhere = placeNames.map((name) =>
  z.refine<Partial<Record<typeof name | 'delivery', unknown>>>(
    (order) => order.delivery === 'pickup' || order[name] !== '',
    { error: 'required', path: [name], when: ({ value }) => typeof value === 'object' && value !== null },
  ),
)

const newOrder = z
  .object({
    ...orderCustomer,
    /** The address of a pick-up may be left out. */
    shippingAddress: orEmpty(line(0, 200)),
    city: orEmpty(line(0, 100)),
    postalCode: orEmpty(
      z.string().check(z.maxLength(100), z.overwrite(cleanCode), z.regex(/^(\d{5})?$/, { error: 'postal_code' })),
    ),
    paymentMethod: z.enum(paymentMethods),
    /** Accepted in the payload and ignored: only the server decides about payments. */
    paymentStatus: z.optional(z.unknown()),
    subtotal: z.optional(z.nullable(amountIn)),
    shipping: z.optional(z.nullable(amountIn)),
    total: z.optional(z.nullable(amountIn)),
    paypalOrderId: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
    /** Discount codes; one that does nothing here refuses the order. */
    codes: z.optional(z.nullable(typedCoupons)),
    /** Gift cards that pay a part of it, or all; one that cannot pay refuses the order. */
    giftCards: z.optional(z.nullable(giftCardRequests)),
    /** The amount beside the cards, as shown to the customer. */
    toPay: z.optional(z.nullable(amountIn)),
    /** True: a customer's profile gets this address. Anything else is none, and never spoils the order. */
    saveAddress: z.optional(z.unknown()),
    /** The account that the page shows: without its session nothing is ordered in its name or as a guest (401). */
    accountId: z.optional(z.nullable(z.string().check(z.regex(/^[\w-]{1,64}$/, { error: 'id' })))),
  })
  .check(...isSentSomewhere)

const newOrderItem = z.object({
  productId: id,
  quantity: z
    .int({ error: 'quantity' })
    .check(z.minimum(1, { error: 'quantity' }), z.maximum(maxLineQuantity, { error: 'quantity' })),
  frameSize: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  price: z.optional(z.nullable(amountIn)),
  total: z.optional(z.nullable(amountIn)),
})

export const newOrderBody = z.object({
  order: newOrder,
  items: z
    .array(newOrderItem)
    .check(z.minLength(1, { error: 'items' }), z.maxLength(maxOrderLines, { error: 'items' })),
})
export type NewOrderBody = z.output<typeof newOrderBody>
export type NewOrderInput = z.input<typeof newOrderBody>

export const bankTransfer = z.object({
  beneficiary: z.string(),
  iban: z.string(),
  bic: z.string(),
  bankName: z.string(),
  reference: z.string(),
  amount: amountOut,
})
export type BankTransfer = z.output<typeof bankTransfer>

/** Only with coupons: separated by spaces; their only effect may be free delivery. */
export const discountPart = { discount: z.optional(amountOut), codes: z.optional(z.string()) }

/** Only where it is not the courier. */
export const deliveryPart = { delivery: z.optional(z.enum(deliveryMethods)) }

export const paidHowPart = { channel: z.enum(channels), instrument: z.nullable(z.enum(instruments)) }

/** What the checkout said of its transfer, until the day is over: days, "2026-12-09". */
export const promisedIfPart = { promisedIf: z.optional(z.object({ paidBy: z.string(), arrives: z.string() })) }

export const placedOrder = z.object({
  id: z.string(),
  orderNumber: z.string(),
  orderStatus: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  subtotal: amountOut,
  shipping: amountOut,
  ...discountPart,
  ...deliveryPart,
  ...paidHowPart,
  ...pickUpPart,
  total: amountOut,
  ...giftCardPart,
  createdAt: instant,
  bankTransfer: z.optional(bankTransfer),
  /** The day that was promised when it was paid (rule 730); not there where none was. */
  promisedFor: z.optional(z.string()),
  ...promisedIfPart,
  /** The same day by its former name. */
  arrivesOn: z.optional(z.string()),
  /** Opens the order's page without a login; the same key is in the mail. */
  accessKey: z.string(),
})
export type PlacedOrder = z.output<typeof placedOrder>

/** Refusals of goods, delivery, codes and amounts, wherever a cart becomes an order. */
export const quoteRefusals = [
  'price_changed',
  'delivery_not_offered',
  'product_unavailable',
  'insufficient_stock',
  'unknown_size',
  'size_required',
  ...couponRefusals,
  ...giftCardRefusals,
] as const

export const placeOrder = endpoint('POST', '/api/orders', {
  summary: 'Places an order; 200 when the same order was placed before',
  body: newOrderBody,
  replies: { 201: placedOrder, 200: placedOrder },
  errors: [
    'unauthorized',
    'shop_not_ready',
    'not_installed',
    'counter_needs_pickup',
    'slot_taken',
    'delivery_by_phone',
    'too_many_pieces',
    'idempotency_conflict',
    'invalid_idempotency_key',
    'payment_not_found',
    'payment_required',
    'payment_already_used',
    'payment_sold_out',
    'payment_expired',
    'payment_amount_mismatch',
    'payment_provider_unavailable',
    'too_many_requests',
    ...quoteRefusals,
  ],
})

export const orderLine = z.object({
  line: z.int(),
  productId: z.nullable(z.int()),
  slug: z.nullable(z.string()),
  name: z.string(),
  productCode: z.string(),
  frameSize: z.nullable(z.string()),
  quantity: z.int(),
  price: amountOut,
  total: amountOut,
  ...discountedLine,
  imageUrl: z.nullable(z.string()),
  /** Its sign stands where there is no picture. */
  category: z.string(),
})

/** The state of an item's units. */
const lineProgress = z.object({
  sent: z.array(z.object({ quantity: z.int(), sentAt: instant, deliveredAt: z.nullable(instant) })),
  /** Units in return or expected; received and undecided; returned for good. */
  returning: z.int(),
  received: z.int(),
  returned: z.int(),
  /** Replacements for returned units. */
  replaced: z.array(
    z.object({
      quantity: z.int(),
      outcome: z.enum(['exchange', 'repair']),
      frameSize: z.nullable(z.string()),
      sentAt: instant,
    }),
  ),
  refunds: z.array(moneyBack),
})
export type LineProgress = z.output<typeof lineProgress>

/** A line as its customer sees it; without progress while nothing has become of it. */
export const customerLine = z.extend(orderLine, { progress: z.optional(lineProgress) })

/** The carrier and tracking link of an order, in words for its customer. */
export const parcel = {
  trackingCode: z.nullable(z.string()),
  carrier: z.nullable(z.string()),
  trackingUrl: z.nullable(z.string()),
}

const orderPage = z.extend(placedOrder, {
  customerName: z.string(),
  customerEmail: z.string(),
  shippingAddress: z.string(),
  city: z.string(),
  postalCode: z.string(),
  province: z.nullable(z.string()),
  paymentMethod: z.enum(paymentMethods),
  vat: z.array(vatPart),
  ...parcel,
  shippedAt: z.nullable(instant),
  deliveredAt: z.nullable(instant),
  cancelledAt: z.nullable(instant),
  /** A bank transfer that came after the cancellation and goes back. */
  transferToReturn: z.nullable(z.object({ amount: amountOut, returnedAt: z.nullable(instant) })),
  /** Only while it waits for its transfer and can be paid by wallet instead, or is being paid so. */
  byWallet: z.optional(z.enum(['offered', 'under_way'])),
  items: z.array(customerLine),
  ...refundedPart,
  /** Only where there is some. */
  otherRefunds: z.optional(z.array(otherMoneyBack)),
  refunds: z.optional(z.array(orderRefund)),
  /** Only where there are some. */
  returns: z.optional(z.array(orderReturn)),
  parcels: z.array(orderParcel),
  /** The workshop progress of its bicycles; only for paid orders with bicycles. */
  work: z.optional(z.array(workshopStepDone)),
  /** Its customer may still change or cancel it. */
  isChangeable: z.optional(z.boolean()),
  /** Only for an order of a gift card. */
  boughtGiftCard: z.optional(boughtGiftCard),
  ...ownRelatedPart,
})
export type OrderPage = z.output<typeof orderPage>

export const orderNumberParam = z.object({
  orderNumber: z
    .string()
    .check(z.maxLength(100), z.overwrite(asOrderNumber), z.regex(/^[A-Za-z0-9-]{4,32}$/, { error: 'id' })),
})

/** The key of the order's mail. */
export const orderKeyQuery = z.object({ k: z.optional(z.string().check(z.maxLength(100))) })

export const getOrderPage = endpoint('GET', '/api/orders/:orderNumber', {
  summary: "A guest's order by the key of its mail; a customer's own order without one",
  params: orderNumberParam,
  query: orderKeyQuery,
  replies: { 200: orderPage },
  errors: ['order_not_found'],
})
