import { z } from 'zod'
import { deliveryMethods } from '#shared/domain/platform/delivery/shipping-rules.ts'
import { carriers } from '#shared/domain/platform/shop/carriers.ts'
import { instruments, paymentMethods } from '#shared/domain/platform/states/order-states.ts'

const cents = z.int()

const line = z.object({
  name: z.string(),
  /** Of the product's page; rows older than this field have none. */
  slug: z.nullish(z.string()),
  productCode: z.string(),
  /** Rows older than this field have none. */
  imageName: z.nullish(z.string()),
  size: z.string().nullable(),
  quantity: z.int(),
  totalCents: cents,
  isUsed: z.boolean(),
  isElectric: z.boolean(),
})

/** A snapshot of an order for a mail, so that a late mail says the same. */
export const orderMailData = z.object({
  orderNumber: z.string(),
  placedAt: z.iso.datetime(),
  customerName: z.string(),
  shippingAddress: z.string(),
  city: z.string(),
  postalCode: z.string(),
  province: z.string().nullable(),
  /** Set for other methods than courier. */
  delivery: z.enum(deliveryMethods).nullish(),
  paymentMethod: z.enum(paymentMethods),
  /** Rows older than this field have none. */
  instrument: z.enum(instruments).nullish(),
  isPaid: z.boolean(),
  bankReference: z.string().nullable(),
  lines: z.array(line),
  subtotalCents: cents,
  shippingCents: cents,
  /** For an order with coupons. */
  codes: z.string().nullish(),
  discountCents: cents.nullish(),
  totalCents: cents,
  /** The part paid by gift cards, if any. */
  giftCardCents: cents.nullish(),
  /** For an order of a gift card: its recipient and day. */
  giftCard: z.object({ recipientName: z.string(), recipientEmail: z.string(), sendOn: z.iso.date() }).nullish(),
  /** For an order that is collected: what it is handed over for, and until when it is kept unpaid. */
  pickUp: z.object({ code: z.string(), keptUntil: z.iso.datetime().nullable() }).nullish(),
  /** As the order keeps it; rows older than this field have none. */
  vat: z
    .array(z.object({ rate: z.int().nullable(), grossCents: cents, taxableCents: cents, taxCents: cents }))
    .nullish(),
  /** Rows older than this field have none. */
  carrier: z.enum(carriers).nullish(),
  trackingCode: z.string().nullable(),
  /** Promised, once it is paid; rows older than this field have none. */
  arrivesOn: z.iso.date().nullish(),
  /** What the checkout said of a transfer; rows older than this field have none. */
  promisedIf: z.object({ paidBy: z.iso.date(), arrives: z.iso.date() }).nullish(),
  termsVersion: z.string(),
})
export type OrderMailData = z.output<typeof orderMailData>

/** For a parcel: its number, the number of all, and the items still to come. Rows older than this field have none. */
export const orderShippedData = orderMailData.extend({
  parcel: z
    .object({
      number: z.int(),
      of: z.int(),
      link: z.string().nullable(),
      expectedDay: z.string().nullable(),
      appointment: z.string().nullable(),
      rest: z.array(z.object({ name: z.string(), size: z.string().nullable(), quantity: z.int() })),
    })
    .nullish(),
})
export type OrderShippedData = z.output<typeof orderShippedData>

export const cancelReasons = ['unpaid', 'not_collected', 'shop', 'payment_denied', 'customer'] as const
export type CancelReason = (typeof cancelReasons)[number]

export const orderCancelledData = orderMailData.extend({
  reason: z.enum(cancelReasons),
  refund: z.enum(['none', 'wallet', 'bank', 'gift_card']),
  /** The refund, where it is partial; rows older than this field have none. */
  backCents: cents.nullish(),
  /** Retained for the delivery of added items that stay. */
  keptCents: cents.nullish(),
  /** The part of the refund on gift cards. */
  toGiftCardCents: cents.nullish(),
  /** The end of the account that a transfer goes to, where it is known. */
  ibanEnd: z.string().nullish(),
})
export type OrderCancelledData = z.output<typeof orderCancelledData>

/** The sum of the partial transfers. */
export const transferInPartData = orderMailData.extend({ receivedCents: cents })
export type TransferInPartData = z.output<typeof transferInPartData>

/** Why a transfer after the cancellation is paid back: the items are gone, or the shop decides so. */
export const transferToReturnData = orderMailData.extend({ isSoldOut: z.boolean() })
export type TransferToReturnData = z.output<typeof transferToReturnData>

/** About a closure of the shop; in `arrivesOn` the new day. */
export const closureNoticeData = orderMailData.extend({
  closure: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    /** As the shop has written it. */
    reason: z.string().nullable(),
    /** Waits in the shop to be collected. */
    isReady: z.boolean(),
    /** The day that was promised. */
    before: z.iso.date().nullable(),
  }),
})
export type ClosureNoticeData = z.output<typeof closureNoticeData>
