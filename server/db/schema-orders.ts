import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, serial, text, uuid } from 'drizzle-orm/pg-core'
import { created, moment } from './moment-columns.ts'
import { customers, products } from './schema.ts'

// Orders and their mails; payments are in schema-payments.ts. Rules are in the columns too: CHECK and UNIQUE hold what the code promises.

export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderNumber: text('order_number').notNull().unique(),
    /** Opens the order's page and its review links without a login. */
    accessKey: text('access_key').notNull(),
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    language: text('language').notNull(),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    customerPhone: text('customer_phone'),
    taxCode: text('tax_code'),
    shippingAddress: text('shipping_address').notNull(),
    city: text('city').notNull(),
    postalCode: text('postal_code').notNull(),
    province: text('province'),
    paymentMethod: text('payment_method').notNull(),
    paymentStatus: text('payment_status').notNull(),
    orderStatus: text('order_status').notNull().default('processing'),
    subtotalCents: integer('subtotal_cents').notNull(),
    shippingCents: integer('shipping_cents').notNull(),
    totalCents: integer('total_cents').notNull(),
    bankReference: text('bank_reference').unique(),
    paymentId: uuid('payment_id').unique(),
    trackingCode: text('tracking_code'),
    /** Version of the conditions of sale the customer accepted. */
    termsVersion: text('terms_version').notNull(),
    createdAt: created(),
    paidAt: moment('paid_at'),
    shippedAt: moment('shipped_at'),
    deliveredAt: moment('delivered_at'),
    cancelledAt: moment('cancelled_at'),
  },
  (t) => [
    index('orders_created').on(t.createdAt),
    index('orders_customer').on(t.customerId, t.createdAt),
    index('orders_email').on(sql`lower(${t.customerEmail})`),
    index('orders_open_bank')
      .on(t.createdAt)
      .where(sql`payment_method = 'bank' and payment_status = 'pending' and order_status = 'processing'`),
    check('orders_total', sql`${t.totalCents} = ${t.subtotalCents} + ${t.shippingCents}`),
    check('orders_method', sql`${t.paymentMethod} in ('paypal','bank')`),
    check('orders_payment_status', sql`${t.paymentStatus} in ('pending','paid','refunded')`),
    check('orders_status', sql`${t.orderStatus} in ('processing','shipped','delivered','cancelled')`),
    check('orders_wallet_needs_payment', sql`${t.paymentMethod} = 'bank' or ${t.paymentId} is not null`),
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
    /** What was bought as it was then: name, code and picture stay when the product changes. */
    name: text('name').notNull(),
    productCode: text('product_code').notNull(),
    imageName: text('image_name'),
    size: text('size').notNull().default(''),
    quantity: integer('quantity').notNull(),
    unitCents: integer('unit_cents').notNull(),
    totalCents: integer('total_cents').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.lineNo] }),
    index('order_items_product').on(t.productId),
    check('order_items_quantity', sql`${t.quantity} between 1 and 99`),
    check('order_items_total', sql`${t.totalCents} = ${t.quantity} * ${t.unitCents}`),
  ],
)

/** The order's history: who did what and when. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: serial('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    actor: text('actor').notNull(),
    kind: text('kind').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: created(),
  },
  (t) => [index('order_events_order').on(t.orderId, t.id)],
)

/** Only successes are kept: a failed try may be repeated (contract.md section 4). */
export const idempotencyKeys = pgTable('idempotency_keys', {
  key: text('key').primaryKey(),
  requestHash: text('request_hash').notNull(),
  orderId: uuid('order_id').notNull(),
  createdAt: created(),
})

/** Mails waiting to be sent, written in the transaction of what they tell (transactional outbox). */
export const outbox = pgTable(
  'outbox',
  {
    id: serial('id').primaryKey(),
    /** One mail of a kind for one thing: "order_confirmation/<order id>". */
    dedupeKey: text('dedupe_key').notNull().unique(),
    kind: text('kind').notNull(),
    toAddress: text('to_address').notNull(),
    language: text('language').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    state: text('state').notNull().default('pending'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
    lastError: text('last_error'),
    createdAt: created(),
  },
  (t) => [
    index('outbox_due').on(t.nextAttemptAt).where(sql`state = 'pending'`),
    check('outbox_state', sql`${t.state} in ('pending','sent','dead')`),
  ],
)
