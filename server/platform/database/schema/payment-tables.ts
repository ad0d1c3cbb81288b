import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { OrderCustomer } from '#shared/contract/platform/order-customer.ts'
import type { LineVatClass } from '#shared/domain/platform/goods/vat.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import type { ProvidedInstrument, SpendKind } from '#shared/domain/platform/states/order-states.ts'
import type { PaymentState } from '#shared/domain/platform/states/payment-states.ts'
import type { PiecePlace, RefundKind, RefundReason, RefundState } from '#shared/domain/platform/states/refund-states.ts'
import { products } from './catalog-tables.ts'
import { created, createdInTrace, moment } from './moment-columns.ts'
import { orderItems, orders } from './order-tables.ts'
import { customers } from './people-tables.ts'

// Wallet payments: held stock, the payment, provider events; and all refunds, by wallet or by hand (decision 0039).

export const checkouts = pgTable(
  'checkouts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    language: text('language').$type<Language>().notNull(),
    customer: jsonb('customer').$type<OrderCustomer>().notNull(),
    subtotalCents: integer('subtotal_cents').notNull(),
    shippingCents: integer('shipping_cents').notNull(),
    discountCents: integer('discount_cents').notNull().default(0),
    totalCents: integer('total_cents').notNull(),
    /** Held on gift cards; the wallet is charged the rest. */
    giftCardCents: integer('gift_card_cents').notNull().default(0),
    /** As in an order. */
    codes: text('codes'),
    status: text('status').$type<'open' | 'completed' | 'expired' | 'cancelled'>().notNull().default('open'),
    expiresAt: moment('expires_at').notNull(),
    placedFrom: text('placed_from'),
    /** Hash of the cookie of the browser that it was begun in. */
    browser: text('browser'),
    /** Keyed hash of the network and all that was typed, where the browser had no cookie yet. */
    typedHash: text('typed_hash'),
    createdAt: created(),
  },
  (t) => [
    index('checkouts_open').on(t.createdAt).where(sql`status = 'open'`),
    index('checkouts_placed_from').on(t.placedFrom).where(sql`placed_from is not null`),
    check('checkouts_status', sql`${t.status} in ('open','completed','expired','cancelled')`),
    check(
      'checkouts_gift_card',
      sql`${t.giftCardCents} = 0 or (${t.giftCardCents} > 0 and ${t.giftCardCents} < ${t.totalCents})`,
    ),
    check('checkouts_total', sql`${t.totalCents} = ${t.subtotalCents} + ${t.shippingCents} - ${t.discountCents}`),
  ],
)

export const checkoutLines = pgTable(
  'checkout_lines',
  {
    checkoutId: uuid('checkout_id')
      .notNull()
      .references(() => checkouts.id, { onDelete: 'cascade' }),
    lineNo: integer('line_no').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    size: text('size').notNull().default(''),
    quantity: integer('quantity').notNull(),
    unitCents: integer('unit_cents').notNull(),
    discountCents: integer('discount_cents').notNull().default(0),
    /** What the buyer saw, for the order's own items: the product may have changed when the money comes. */
    name: text('name').notNull(),
    productCode: text('product_code').notNull(),
    imageName: text('image_name'),
    isUsed: boolean('is_used').notNull(),
    isElectric: boolean('is_electric').notNull(),
    vatClass: text('vat_class').$type<LineVatClass>().notNull().default('standard'),
    state: text('state').$type<'held' | 'claimed' | 'released'>().notNull().default('held'),
  },
  (t) => [
    primaryKey({ columns: [t.checkoutId, t.lineNo] }),
    index('checkout_lines_product').on(t.productId),
    check('checkout_lines_quantity', sql`${t.quantity} between 1 and 99`),
    check('checkout_lines_vat_class', sql`${t.vatClass} in ('standard','reduced','super_reduced','margin')`),
    check('checkout_lines_state', sql`${t.state} in ('held','claimed','released')`),
  ],
)

const byProvider = sql`('wallet','card','apple_pay','google_pay','pay_later','satispay','klarna')`

/** One payment by a provider: intent before each call, result after it. Without a checkout it waits for an order to claim it. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    checkoutId: uuid('checkout_id')
      .unique()
      .references(() => checkouts.id),
    /** The customer who started it, when logged in; no other account may claim it. */
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    language: text('language').$type<Language>().notNull().default('it'),
    requestKey: text('request_key').unique(),
    requestHash: text('request_hash'),
    /** The name of the provider that takes it. */
    provider: text('provider').notNull().default('paypal'),
    /** What the buyer paid by, once the provider says it. */
    instrument: text('instrument').$type<ProvidedInstrument>(),
    providerOrderId: text('provider_order_id').unique(),
    state: text('state').$type<PaymentState>().notNull().default('created'),
    amountCents: integer('amount_cents').notNull(),
    /** Part of the capture's request id: grows only after a refusal, never after an unknown outcome. */
    attempt: integer('attempt').notNull().default(1),
    captureId: text('capture_id').unique(),
    /** In the smallest unit of capturedCurrency, which is normally EUR. */
    capturedCents: integer('captured_cents'),
    capturedCurrency: text('captured_currency'),
    capturedAt: moment('captured_at'),
    payerEmail: text('payer_email'),
    /** The order it was started for, which stood already (decision 0045). */
    forOrderId: uuid('for_order_id').references(() => orders.id),
    /** The order that it has paid. */
    orderId: uuid('order_id').unique(),
    nextCheckAt: moment('next_check_at'),
    checks: integer('checks').notNull().default(0),
    lastError: text('last_error'),
    needsAttention: text('needs_attention'),
    ...createdInTrace(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('payments_due').on(t.nextCheckAt).where(sql`next_check_at is not null`),
    index('payments_in_need').on(t.id).where(sql`needs_attention is not null`),
    index('payments_for_order').on(t.forOrderId).where(sql`for_order_id is not null`),
    check(
      'payments_for_order',
      sql`${t.forOrderId} is null or (${t.checkoutId} is null and (${t.orderId} is null or ${t.orderId} = ${t.forOrderId}))`,
    ),
    check(
      'payments_state',
      sql`${t.state} in ('created','capturing','capture_pending','captured','declined','expired','denied','refund_pending','refunded')`,
    ),
    check('payments_instrument', sql`${t.instrument} in ${byProvider}`),
    check('payments_amount', sql`${t.amountCents} > 0`),
  ],
)

export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').$type<RefundKind>().notNull().default('wallet'),
    /** The wallet payment it is of; null for an order that a bank transfer paid. */
    paymentId: uuid('payment_id').references(() => payments.id),
    /** Null when no order came of the payment. */
    orderId: uuid('order_id').references(() => orders.id),
    /** Lines, delivery and the free amount together. */
    amountCents: integer('amount_cents').notNull(),
    /** The part that went back to the order's gift cards at once (decision 0057). */
    giftCardCents: integer('gift_card_cents').notNull().default(0),
    /** The order's whole delivery charge, or 0. */
    shippingCents: integer('shipping_cents').notNull().default(0),
    /** Belongs to no line; below 0 where something is kept back. */
    otherCents: integer('other_cents').notNull().default(0),
    state: text('state').$type<RefundState>().notNull().default('pending'),
    reason: text('reason').$type<RefundReason>().notNull(),
    /** The reason in the shop's words; its customer reads it. */
    note: text('note'),
    requestKey: text('request_key').unique(),
    requestHash: text('request_hash'),
    /** Part of the provider's request id: grows only after a sure failure, never after an unknown outcome. */
    attempt: integer('attempt').notNull().default(1),
    providerRefundId: text('provider_refund_id').unique(),
    /** The account of a transfer, for staff only. */
    iban: text('iban'),
    holder: text('holder'),
    /** The day on which the shop made it by hand. */
    transferDay: date('transfer_day', { mode: 'string' }),
    nextTryAt: moment('next_try_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: created(),
    completedAt: moment('completed_at'),
  },
  (t) => [
    // Money that no order came of goes back whole, and once.
    uniqueIndex('refunds_once').on(t.paymentId).where(sql`order_id is null`),
    uniqueIndex('refunds_shipping_once').on(t.orderId).where(sql`shipping_cents > 0`),
    index('refunds_order').on(t.orderId),
    index('refunds_payment').on(t.paymentId),
    index('refunds_due').on(t.nextTryAt).where(sql`state = 'pending' and kind = 'wallet'`),
    index('refunds_transfers').on(t.createdAt).where(sql`state = 'pending' and kind = 'transfer'`),
    // Zero where the retained amount equals the worth of the items.
    check('refunds_amount', sql`${t.amountCents} >= 0 and ${t.shippingCents} >= 0`),
    check('refunds_state', sql`${t.state} in ('pending','completed','failed')`),
    check(
      'refunds_kind',
      sql`${t.kind} in ('wallet','transfer','gift_card') and (${t.kind} <> 'wallet' or ${t.paymentId} is not null)`,
    ),
    check(
      'refunds_gift_card',
      sql`${t.giftCardCents} between 0 and ${t.amountCents} and (${t.giftCardCents} = 0 or ${t.orderId} is not null)
        and (${t.kind} = 'gift_card') = (${t.giftCardCents} = ${t.amountCents})`,
    ),
    check('refunds_owner', sql`${t.orderId} is not null or ${t.paymentId} is not null`),
    check(
      'refunds_transfer',
      sql`(${t.iban} is null) = (${t.holder} is null) and (${t.iban} is null or ${t.kind} = 'transfer')`,
    ),
  ],
)

export const refundLines = pgTable(
  'refund_lines',
  {
    refundId: uuid('refund_id')
      .notNull()
      .references(() => refunds.id),
    orderId: uuid('order_id').notNull(),
    lineNo: integer('line_no').notNull(),
    place: text('place').$type<PiecePlace>().notNull(),
    /** Of the returned item, where it differs from the bought one (decision 0040). */
    size: text('size'),
    quantity: integer('quantity').notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** Inspected units: back on sale, and written off. */
    restockedQuantity: integer('restocked_quantity').notNull().default(0),
    writtenOffQuantity: integer('written_off_quantity').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.refundId, t.lineNo, t.place] }),
    index('refund_lines_order').on(t.orderId, t.lineNo),
    foreignKey({ columns: [t.orderId, t.lineNo], foreignColumns: [orderItems.orderId, orderItems.lineNo] }),
    check('refund_lines_quantity', sql`${t.quantity} > 0 and ${t.amountCents} >= 0`),
    check('refund_lines_place', sql`${t.place} in ('stock','check','none')`),
    check(
      'refund_lines_checked',
      sql`${t.restockedQuantity} >= 0 and ${t.writtenOffQuantity} >= 0
        and ${t.restockedQuantity} + ${t.writtenOffQuantity} <= case ${t.place} when 'check' then ${t.quantity} else 0 end`,
    ),
  ],
)

/** What members of the staff have given, for their limits (decision 0094). */
export const spentAmounts = pgTable(
  'spent_amounts',
  {
    id: serial('id').primaryKey(),
    /** A person's id, or "owner" with the shop's password. */
    staff: text('staff').notNull(),
    role: text('role').notNull(),
    /** The shop's day. */
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind').$type<SpendKind>().notNull(),
    cents: integer('cents').notNull(),
    orderId: uuid('order_id').references(() => orders.id),
    /** A refund: its account counts as the refund itself, once. */
    refundId: uuid('refund_id').references(() => refunds.id),
    /** By an owner who was asked again: it counts in no limit. */
    isConfirmed: boolean('is_confirmed').notNull(),
    createdAt: created(),
  },
  (t) => [
    index('spent_amounts_staff').on(t.staff, t.day),
    index('spent_amounts_order').on(t.orderId),
    uniqueIndex('spent_amounts_refund').on(t.refundId, t.staff).where(sql`refund_id is not null`),
    check(
      'spent_amounts_kind',
      sql`${t.kind} in ('refund','refund_account','order_change','gift_card','paid','price_override','tender')`,
    ),
    check('spent_amounts_cents', sql`${t.cents} > 0`),
  ],
)

export const webhookEvents = pgTable('webhook_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  providerOrderId: text('provider_order_id'),
  payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
  receivedAt: moment('received_at').notNull().defaultNow(),
  processedAt: moment('processed_at'),
  attempts: integer('attempts').notNull().default(0),
  lastError: text('last_error'),
})
