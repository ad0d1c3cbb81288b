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
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Language } from '#shared/domain/platform/language.ts'
import type { Carrier } from '#shared/domain/platform/shop/carriers.ts'
import type { ReturnKind, ReturnOutcome, ReturnState } from '#shared/domain/platform/states/after-sales-states.ts'
import type { WithdrawalState } from '#shared/domain/platform/states/withdrawal-states.ts'
import { bytes, created, moment } from './moment-columns.ts'
import { orderItems, orders } from './order-tables.ts'
import { refunds } from './payment-tables.ts'

// Statements of withdrawal, returns and exchanges (decision 0040).

/** Declarations of withdrawal, never changed but for the shop's handling (rule 448). */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    reference: text('reference').notNull().unique(),
    orderId: uuid('order_id').references(() => orders.id),
    /** As typed; an unknown number is kept too. */
    orderNumber: text('order_number').notNull(),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    items: text('items').notNull().default(''),
    statement: text('statement').notNull(),
    language: text('language').$type<Language>().notNull(),
    kind: text('kind').$type<'recesso' | 'reso30'>().notNull(),
    flags: jsonb('flags')
      .$type<('unknown_order' | 'email_mismatch' | 'late' | 'repeated' | 'cancelled_order')[]>()
      .notNull()
      .default([]),
    state: text('state').$type<WithdrawalState>().notNull().default('received'),
    stateNote: text('state_note'),
    refundDueAt: moment('refund_due_at').notNull(),
    createdAt: created(),
  },
  (t) => [
    index('withdrawals_created').on(t.createdAt),
    check('withdrawals_kind', sql`${t.kind} in ('recesso','reso30')`),
    check('withdrawals_state', sql`${t.state} in ('received','in_return','goods_received','refunded','refused')`),
  ],
)

/** One return; its money is a refund (decision 0039). */
export const returns = pgTable(
  'returns',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    code: text('code').notNull().unique(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind').$type<ReturnKind>().notNull(),
    /** The requested outcome; after settlement the actual one. */
    outcome: text('outcome').$type<ReturnOutcome>().notNull(),
    state: text('state').$type<ReturnState>().notNull().default('announced'),
    isCourtesy: boolean('is_courtesy').notNull().default(false),
    /** The customer's words; forgotten a year after the end, with the photos. */
    reason: text('reason'),
    createdBy: text('created_by').$type<'customer' | 'staff'>().notNull(),
    withdrawalId: uuid('withdrawal_id')
      .unique()
      .references(() => withdrawals.id),
    refundId: uuid('refund_id')
      .unique()
      .references(() => refunds.id),
    requestKey: text('request_key').unique(),
    requestHash: text('request_hash'),
    sendByDay: date('send_by_day', { mode: 'string' }).notNull(),
    refundDueDay: date('refund_due_day', { mode: 'string' }),
    /** Of an exchange: until when the replacement is reserved. */
    heldUntilDay: date('held_until_day', { mode: 'string' }),
    receivedAt: moment('received_at'),
    refusedReason: text('refused_reason'),
    /** When the replacement or the repaired item was sent. */
    sentAt: moment('sent_at'),
    carrier: text('carrier').$type<Carrier>(),
    trackingCode: text('tracking_code'),
    closedAt: moment('closed_at'),
    createdAt: created(),
  },
  (t) => [
    index('returns_order').on(t.orderId),
    index('returns_open').on(t.heldUntilDay).where(sql`closed_at is null`),
    check('returns_kind', sql`${t.kind} in ('withdrawal','shop_return','guarantee','transport_damage')`),
    check(
      'returns_outcome',
      sql`${t.outcome} = 'refund' or (${t.outcome} in ('exchange','repair') and ${t.kind} <> 'withdrawal')`,
    ),
    check('returns_state', sql`${t.state} in ('announced','received','settled','refused','cancelled')`),
    check('returns_created_by', sql`${t.createdBy} in ('customer','staff')`),
    check('returns_closed', sql`(${t.closedAt} is null) = (${t.state} in ('announced','received'))`),
    check(
      'returns_received',
      sql`case ${t.state} when 'received' then ${t.receivedAt} is not null when 'announced' then ${t.receivedAt} is null
        when 'cancelled' then ${t.receivedAt} is null else true end`,
    ),
    check('returns_refused', sql`(${t.refusedReason} is not null) = (${t.state} = 'refused')`),
    check('returns_withdrawal', sql`${t.kind} <> 'withdrawal' or ${t.withdrawalId} is not null`),
    check('returns_refund', sql`${t.refundId} is null or (${t.state} = 'settled' and ${t.outcome} = 'refund')`),
  ],
)

export const returnLines = pgTable(
  'return_lines',
  {
    returnId: uuid('return_id')
      .notNull()
      .references(() => returns.id),
    orderId: uuid('order_id').notNull(),
    lineNo: integer('line_no').notNull(),
    /** Of the returned item: an exchanged one may differ from the bought one. */
    size: text('size').notNull(),
    quantity: integer('quantity').notNull(),
    /** Of the replacement. */
    exchangeSize: text('exchange_size'),
    /** Of exchanged units that came back: on sale again, and written off. */
    restockedQuantity: integer('restocked_quantity').notNull().default(0),
    writtenOffQuantity: integer('written_off_quantity').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.returnId, t.lineNo] }),
    index('return_lines_order').on(t.orderId, t.lineNo),
    foreignKey({ columns: [t.orderId, t.lineNo], foreignColumns: [orderItems.orderId, orderItems.lineNo] }),
    check('return_lines_quantity', sql`${t.quantity} > 0`),
    check(
      'return_lines_checked',
      sql`${t.restockedQuantity} >= 0 and ${t.writtenOffQuantity} >= 0
        and ${t.restockedQuantity} + ${t.writtenOffQuantity} <= ${t.quantity}`,
    ),
  ],
)

/** Never public, so not among the shop's pictures. Without a return while it is being opened, a day at most. */
export const returnPhotos = pgTable(
  'return_photos',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    returnId: uuid('return_id').references(() => returns.id),
    content: bytes('content').notNull(),
    createdAt: created(),
  },
  (t) => [index('return_photos_order').on(t.orderId), index('return_photos_return').on(t.returnId)],
)
