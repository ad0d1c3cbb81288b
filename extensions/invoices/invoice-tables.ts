import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { created } from '#server/platform/database/schema/moment-columns.ts'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import { refunds } from '#server/platform/database/schema/payment-tables.ts'
import type { Buyer } from './fatturapa/invoice-document.ts'
import type { InvoiceKind, InvoiceState } from './invoice-states.ts'

/** Who asked for an invoice with the order; it is made once the order is paid. */
export const invoiceRequests = pgTable('invoice_requests', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id),
  buyer: jsonb('buyer').$type<Buyer>().notNull(),
  createdAt: created(),
})

/** The last number given, by year and series; "sending" counts the files. Its lock keeps the numbers without gaps. */
export const invoiceCounters = pgTable('invoice_counters', {
  name: text('name').primaryKey(),
  last: integer('last').notNull(),
})

export const invoices = pgTable(
  'invoices',
  {
    id: serial('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind').$type<InvoiceKind>().notNull(),
    /** Of a credit note: the refund, and the invoice that it takes back from. */
    refundId: uuid('refund_id')
      .references(() => refunds.id)
      .unique(),
    invoiceId: integer('invoice_id').references((): AnyPgColumn => invoices.id),
    year: integer('year').notNull(),
    series: text('series').notNull(),
    number: integer('number').notNull(),
    /** In Europe/Rome. */
    day: date('day', { mode: 'string' }).notNull(),
    totalCents: integer('total_cents').notNull(),
    buyer: jsonb('buyer').$type<Buyer>().notNull(),
    state: text('state').$type<InvoiceState>().notNull().default('to_send'),
    /** Why the exchange refused it. */
    sdiCode: text('sdi_code'),
    sdiReason: text('sdi_reason'),
    /** Names its file; a file that is sent again has another. */
    sending: text('sending').notNull().unique(),
    /** Written once it is committed, from what no longer changes. */
    xml: text('xml'),
    sha256: text('sha256'),
    /** What the schema or the exchange's rules have against the file. */
    fault: text('fault'),
    createdAt: created(),
  },
  (t) => [
    uniqueIndex('invoices_number').on(t.year, t.series, t.number),
    uniqueIndex('invoices_of_order').on(t.orderId).where(sql`kind = 'TD01'`),
    index('invoices_unwritten').on(t.id).where(sql`xml is null`),
    index('invoices_order').on(t.orderId),
    check('invoices_kind', sql`${t.kind} in ('TD01','TD04')`),
    check(
      'invoices_credit',
      sql`(${t.kind} = 'TD04') = (${t.refundId} is not null) and (${t.kind} = 'TD04') = (${t.invoiceId} is not null)`,
    ),
    check('invoices_state', sql`${t.state} in ('to_send','sent','delivered','not_delivered','rejected')`),
    check('invoices_positive', sql`${t.number} > 0 and ${t.totalCents} >= 0`),
    check('invoices_sum', sql`(${t.xml} is null) = (${t.sha256} is null)`),
  ],
)
