import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { OrderCustomer } from '#shared/contract/orders.ts'
import type { Language } from '#shared/domain/language.ts'
import type { PaymentState } from '#shared/domain/payment-states.ts'
import { created, moment } from './moment-columns.ts'
import { customers, products } from './schema.ts'
import { orders } from './schema-orders.ts'

// The wallet's money: what is held while a buyer pays, the payment, the way back, and what the provider tells.

export const checkouts = pgTable(
  'checkouts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    language: text('language').$type<Language>().notNull(),
    customer: jsonb('customer').$type<OrderCustomer>().notNull(),
    subtotalCents: integer('subtotal_cents').notNull(),
    shippingCents: integer('shipping_cents').notNull(),
    totalCents: integer('total_cents').notNull(),
    status: text('status').$type<'open' | 'completed' | 'expired' | 'cancelled'>().notNull().default('open'),
    expiresAt: moment('expires_at').notNull(),
    placedFrom: text('placed_from'),
    createdAt: created(),
  },
  (t) => [
    index('checkouts_placed_from').on(t.placedFrom).where(sql`placed_from is not null`),
    check('checkouts_status', sql`${t.status} in ('open','completed','expired','cancelled')`),
    check('checkouts_total', sql`${t.totalCents} = ${t.subtotalCents} + ${t.shippingCents}`),
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
    /** What the buyer saw, for the order's own lines: the product may have changed when the money comes. */
    name: text('name').notNull(),
    productCode: text('product_code').notNull(),
    imageName: text('image_name'),
    isUsed: boolean('is_used').notNull(),
    isElectric: boolean('is_electric').notNull(),
    state: text('state').$type<'held' | 'claimed' | 'released'>().notNull().default('held'),
  },
  (t) => [
    primaryKey({ columns: [t.checkoutId, t.lineNo] }),
    check('checkout_lines_quantity', sql`${t.quantity} between 1 and 99`),
    check('checkout_lines_state', sql`${t.state} in ('held','claimed','released')`),
  ],
)

/** One wallet payment: intent before each call, result after it. Without a checkout it waits for an order to claim it. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    checkoutId: uuid('checkout_id')
      .unique()
      .references(() => checkouts.id),
    /** Who started it, when logged in; nobody else may claim it. */
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    language: text('language').$type<Language>().notNull().default('it'),
    requestKey: text('request_key').unique(),
    requestHash: text('request_hash'),
    providerOrderId: text('provider_order_id').unique(),
    state: text('state').$type<PaymentState>().notNull().default('created'),
    amountCents: integer('amount_cents').notNull(),
    /** Part of the capture's request id: grows only after a refusal, never after an unknown outcome. */
    attempt: integer('attempt').notNull().default(1),
    captureId: text('capture_id').unique(),
    /** In the smallest unit of capturedCurrency, which is EUR unless something went wrong. */
    capturedCents: integer('captured_cents'),
    capturedCurrency: text('captured_currency'),
    capturedAt: moment('captured_at'),
    payerEmail: text('payer_email'),
    orderId: uuid('order_id').unique(),
    nextCheckAt: moment('next_check_at'),
    checks: integer('checks').notNull().default(0),
    lastError: text('last_error'),
    needsAttention: text('needs_attention'),
    createdAt: created(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('payments_due').on(t.nextCheckAt).where(sql`next_check_at is not null`),
    check(
      'payments_state',
      sql`${t.state} in ('created','capturing','capture_pending','captured','declined','expired','denied','refund_pending','refunded')`,
    ),
    check('payments_amount', sql`${t.amountCents} > 0`),
  ],
)

export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    orderId: uuid('order_id').references(() => orders.id),
    amountCents: integer('amount_cents').notNull(),
    state: text('state').$type<'pending' | 'completed' | 'failed'>().notNull().default('pending'),
    providerRefundId: text('provider_refund_id').unique(),
    reason: text('reason')
      .$type<'order_cancelled' | 'shop_refund' | 'amount_mismatch' | 'out_of_stock' | 'unclaimed'>()
      .notNull(),
    nextTryAt: moment('next_try_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: created(),
    completedAt: moment('completed_at'),
  },
  (t) => [
    // A refund is always of the whole payment.
    unique('refunds_once').on(t.paymentId),
    index('refunds_due').on(t.nextTryAt).where(sql`state = 'pending'`),
    check('refunds_amount', sql`${t.amountCents} > 0`),
    check('refunds_state', sql`${t.state} in ('pending','completed','failed')`),
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
