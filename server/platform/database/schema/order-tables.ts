import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { DeliveryMethod } from '#shared/domain/platform/delivery/shipping-rules.ts'
import type { LineVatClass } from '#shared/domain/platform/goods/vat.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import type { Carrier } from '#shared/domain/platform/shop/carriers.ts'
import type { MailState } from '#shared/domain/platform/states/mail-states.ts'
import type {
  Channel,
  Instrument,
  OrderEventKind,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
} from '#shared/domain/platform/states/order-states.ts'
import { products } from './catalog-tables.ts'
import { created, createdInTrace, keptBack, moment } from './moment-columns.ts'
import { customers } from './people-tables.ts'

// Orders and their mails; payments are in payment-tables.ts. CHECK and UNIQUE constraints repeat the rules of the code.

export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderNumber: text('order_number').notNull().unique(),
    /** Hashes of the keys that open its page and links without a login, separated by spaces (decision 0027). */
    accessKeyHashes: text('access_key').notNull(),
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    language: text('language').$type<Language>().notNull(),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    customerPhone: text('customer_phone'),
    taxCode: text('tax_code'),
    shippingAddress: text('shipping_address').notNull(),
    city: text('city').notNull(),
    postalCode: text('postal_code').notNull(),
    province: text('province'),
    deliveryMethod: text('delivery_method').$type<DeliveryMethod>().notNull().default('courier'),
    paymentMethod: text('payment_method').$type<PaymentMethod>().notNull(),
    instrument: text('instrument').$type<Instrument>(),
    channel: text('channel').$type<Channel>().notNull().default('distance'),
    paymentStatus: text('payment_status').$type<PaymentStatus>().notNull(),
    orderStatus: text('order_status').$type<OrderStatus>().notNull().default('processing'),
    subtotalCents: integer('subtotal_cents').notNull(),
    shippingCents: integer('shipping_cents').notNull(),
    /** Coupon discount on items (decision 0055); the discount on delivery is in the delivery cost. */
    discountCents: integer('discount_cents').notNull().default(0),
    totalCents: integer('total_cents').notNull(),
    /** The part paid by gift cards (decision 0057); the rest is by the payment method. */
    giftCardCents: integer('gift_card_cents').notNull().default(0),
    /** The order buys a gift card and has no delivery. */
    sellsGiftCard: boolean('sells_gift_card').notNull().default(false),
    /** The codes it was placed with, parted by spaces. */
    codes: text('codes'),
    bankReference: text('bank_reference').unique(),
    paymentId: uuid('payment_id').unique(),
    carrier: text('carrier').$type<Carrier>(),
    trackingCode: text('tracking_code'),
    termsVersion: text('terms_version').notNull(),
    /** Keyed hash of the network it came from, forgotten after a day (decision 0026). */
    placedFrom: text('placed_from'),
    ...createdInTrace(),
    paidAt: moment('paid_at'),
    /** Promised when it was paid (rule 730): until when it leaves, and the day it arrives; null in older orders. */
    shipBy: moment('ship_by'),
    arrivesOn: date('arrives_on', { mode: 'string' }),
    shippedAt: moment('shipped_at'),
    deliveredAt: moment('delivered_at'),
    cancelledAt: moment('cancelled_at'),
    /** Its transfer came after the cancellation, while the stock was still there. */
    reopenedAt: moment('reopened_at'),
    /** Its transfer came after the cancellation, and goes back by hand. */
    transferToReturnCents: integer('transfer_to_return_cents'),
    transferToReturnSince: moment('transfer_to_return_since'),
    transferReturnedAt: moment('transfer_returned_at'),
    /** Requested in refunds, whatever their state, and the part that was paid back (decision 0039). */
    refundAskedCents: integer('refund_asked_cents').notNull().default(0),
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** Kept back of its refunds, because the rest earns it no more: the delivery, and what codes took off. */
    ...keptBack(),
    /** Partial bank transfers. */
    receivedCents: integer('received_cents').notNull().default(0),
    /** When the payment reminder was sent. */
    remindedAt: moment('reminded_at'),
    /** The paid order that this one adds items to (decision 0043). */
    additionTo: uuid('addition_to'),
  },
  (t) => [
    index('orders_created').on(t.createdAt),
    index('orders_customer').on(t.customerId, t.createdAt),
    index('orders_email').on(sql`lower(${t.customerEmail})`),
    index('orders_paid_email').on(sql`lower(${t.customerEmail})`).where(sql`payment_status = 'paid'`),
    index('orders_placed_from').on(t.placedFrom, t.createdAt).where(sql`placed_from is not null`),
    index('orders_in_work').on(t.paidAt).where(sql`order_status = 'processing' and payment_status = 'paid'`),
    index('orders_shipped').on(t.shippedAt).where(sql`shipped_at is not null`),
    index('orders_unpaid').on(t.createdAt).where(sql`payment_status = 'pending' and order_status <> 'cancelled'`),
    index('orders_on_the_way').on(t.shippedAt).where(sql`order_status = 'shipped'`),
    index('orders_paid').on(t.paidAt).where(sql`payment_status = 'paid'`),
    check('orders_total', sql`${t.totalCents} = ${t.subtotalCents} + ${t.shippingCents} - ${t.discountCents}`),
    check(
      'orders_discount',
      sql`${t.discountCents} between 0 and ${t.subtotalCents} and (${t.discountCents} = 0 or ${t.codes} is not null)`,
    ),
    check(
      'orders_delivery',
      sql`${t.deliveryMethod} in ('courier','express') or (${t.deliveryMethod} = 'pickup' and ${t.shippingCents} = 0)`,
    ),
    check('orders_method', sql`${t.paymentMethod} in ('paypal','bank','gift_card','counter','card')`),
    check(
      'orders_instrument',
      sql`${t.instrument} in ('wallet','card','apple_pay','google_pay','pay_later','satispay','klarna','cash','terminal','gift_card','mixed')`,
    ),
    check('orders_channel', sql`${t.channel} in ('distance','counter')`),
    check('orders_counter', sql`${t.paymentMethod} <> 'counter' or ${t.deliveryMethod} = 'pickup'`),
    check(
      'orders_gift_card',
      sql`${t.giftCardCents} between 0 and ${t.totalCents}
        and (${t.paymentMethod} = 'counter'
          or (${t.paymentMethod} = 'gift_card') = (${t.totalCents} > 0 and ${t.giftCardCents} = ${t.totalCents}))
        and (${t.paymentMethod} <> 'gift_card' or ${t.paymentStatus} <> 'pending')`,
    ),
    check(
      'orders_sells_gift_card',
      sql`not ${t.sellsGiftCard} or (${t.giftCardCents} = 0 and ${t.codes} is null and ${t.shippingCents} = 0)`,
    ),
    check('orders_payment_status', sql`${t.paymentStatus} in ('pending','paid','refunded')`),
    check('orders_status', sql`${t.orderStatus} in ('processing','shipped','delivered','cancelled')`),
    index('orders_transfer_to_return')
      .on(t.transferToReturnSince)
      .where(sql`transfer_to_return_since is not null and transfer_returned_at is null`),
    check('orders_carrier', sql`${t.carrier} in ('brt','gls','poste','dhl','ups','fedex','other')`),
    check('orders_reopened', sql`${t.reopenedAt} is null or ${t.paymentMethod} = 'bank'`),
    check(
      'orders_transfer_to_return',
      sql`(${t.transferToReturnCents} is null) = (${t.transferToReturnSince} is null)
        and (${t.transferToReturnCents} is null or (${t.transferToReturnCents} > 0 and ${t.paymentMethod} = 'bank'
          and ${t.orderStatus} = 'cancelled' and ${t.paymentStatus} = 'pending' and ${t.reopenedAt} is null))`,
    ),
    check('orders_transfer_returned', sql`${t.transferReturnedAt} is null or ${t.transferToReturnSince} is not null`),
    check(
      'orders_refunded',
      sql`${t.refundedCents} >= 0 and ${t.refundedCents} <= ${t.refundAskedCents} and ${t.refundAskedCents} <= ${t.totalCents}`,
    ),
    check(
      'orders_received',
      sql`${t.receivedCents} between 0 and ${t.totalCents} - ${t.giftCardCents} and (${t.receivedCents} = 0 or ${t.paymentMethod} = 'bank')`,
    ),
    // An order with a partial payment cannot be cancelled.
    check(
      'orders_partly_paid',
      sql`${t.receivedCents} = 0 or ${t.orderStatus} <> 'cancelled' or ${t.paymentStatus} <> 'pending'`,
    ),
    check('orders_promised', sql`${t.paidAt} is null or ${t.shipBy} is not null`),
    index('orders_additions').on(t.additionTo).where(sql`addition_to is not null`),
    check(
      'orders_wallet_needs_payment',
      sql`${t.paymentMethod} not in ('paypal','card') or ${t.paymentId} is not null`,
    ),
  ],
)

export const orderItems = pgTable(
  'order_items',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    lineNo: integer('line_no').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    /** A snapshot of the product: name, code and picture stay when the product changes. */
    name: text('name').notNull(),
    productCode: text('product_code').notNull(),
    imageName: text('image_name'),
    size: text('size').notNull().default(''),
    quantity: integer('quantity').notNull(),
    unitCents: integer('unit_cents').notNull(),
    /** At its price; what codes took off it is beside it. */
    totalCents: integer('total_cents').notNull(),
    discountCents: integer('discount_cents').notNull().default(0),
    vatClass: text('vat_class').$type<LineVatClass>().notNull().default('standard'),
    /** Of one unit, without VAT, as the product had it at the sale; null: not known. Read by staff only. */
    costCents: integer('cost_cents'),
    /** Units with a requested refund. */
    refundedQuantity: integer('refunded_quantity').notNull().default(0),
    /** Units in open returns. */
    returningQuantity: integer('returning_quantity').notNull().default(0),
    /** Units in parcels, and those already shipped. */
    packedQuantity: integer('packed_quantity').notNull().default(0),
    sentQuantity: integer('sent_quantity').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.lineNo] }),
    index('order_items_product').on(t.productId),
    index('order_items_picture').on(t.imageName).where(sql`image_name is not null`),
    check('order_items_quantity', sql`${t.quantity} between 1 and 99`),
    check(
      'order_items_refunded',
      sql`${t.refundedQuantity} >= 0 and ${t.returningQuantity} >= 0
        and ${t.refundedQuantity} + ${t.returningQuantity} <= ${t.quantity}`,
    ),
    check(
      'order_items_packed',
      sql`${t.sentQuantity} >= 0 and ${t.sentQuantity} <= ${t.packedQuantity} and ${t.packedQuantity} <= ${t.quantity}`,
    ),
    check('order_items_vat_class', sql`${t.vatClass} in ('standard','reduced','super_reduced','margin','voucher')`),
    check('order_items_total', sql`${t.totalCents} = ${t.quantity} * ${t.unitCents}`),
    check('order_items_cost', sql`${t.costCents} between 0 and 9999999`),
    check('order_items_discount', sql`${t.discountCents} between 0 and ${t.totalCents}`),
  ],
)

export const orderEvents = pgTable(
  'order_events',
  {
    id: serial('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    actor: text('actor').$type<'customer' | 'admin' | 'system'>().notNull(),
    kind: text('kind').$type<OrderEventKind>().notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: created(),
  },
  (t) => [index('order_events_order').on(t.orderId, t.id)],
)

/** Mails waiting to be sent, written in the transaction of the change (transactional outbox). */
export const outbox = pgTable(
  'outbox',
  {
    id: serial('id').primaryKey(),
    /** One mail of a kind for one thing: "order_confirmation/<order id>". */
    dedupeKey: text('dedupe_key').notNull().unique(),
    kind: text('kind').notNull(),
    toAddress: text('to_address').notNull(),
    language: text('language').$type<Language>().notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    state: text('state').$type<Exclude<MailState, 'held'>>().notNull().default('pending'),
    letOutAt: moment('let_out_at'),
    /** Since then it waits until its address is proven; let out by the limit of mails to it (decision 0075). */
    heldAt: moment('held_at'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
    lastError: text('last_error'),
    ...createdInTrace(),
  },
  (t) => [
    index('outbox_due').on(t.nextAttemptAt).where(sql`state = 'pending'`),
    index('outbox_not_sent').on(t.state).where(sql`state in ('not_delivered', 'dead')`),
    index('outbox_let_out').on(sql`lower(${t.toAddress})`, t.letOutAt).where(sql`let_out_at is not null`),
    check('outbox_state', sql`${t.state} in ('pending','sent','not_delivered','dead')`),
  ],
)
