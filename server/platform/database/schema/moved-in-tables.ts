import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, serial, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { FormerShopKind, FormerShopSource } from '#shared/domain/platform/states/past-order-states.ts'
import { created, moment } from './moment-columns.ts'
import { customers } from './people-tables.ts'

// Data of the former shop (decision 0065): customers, and orders as history only.

/** One file that came in. */
export const movedInFiles = pgTable(
  'moved_in_files',
  {
    id: serial('id').primaryKey(),
    kind: text('kind').$type<FormerShopKind>().notNull(),
    source: text('source').$type<FormerShopSource>().notNull(),
    fileName: text('file_name').notNull(),
    rows: integer('rows').notNull(),
    added: integer('added').notNull(),
    createdAt: created(),
    undoneAt: moment('undone_at'),
    /** The number of added accounts that were used meanwhile and stayed. */
    kept: integer('kept'),
  },
  (t) => [
    check('moved_in_files_kind', sql`${t.kind} in ('customers','orders')`),
    check('moved_in_files_undone', sql`(${t.undoneAt} is null) = (${t.kept} is null)`),
  ],
)

/** Accounts that a file has made. */
export const movedInCustomers = pgTable('moved_in_customers', {
  customerId: uuid('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  fileId: integer('file_id')
    .notNull()
    .references(() => movedInFiles.id),
})

/** Orders of the shop of before: to be read, and nothing else. No stock, no money and no mail hangs on them. */
export const pastOrders = pgTable(
  'past_orders',
  {
    id: serial('id').primaryKey(),
    fileId: integer('file_id')
      .notNull()
      .references(() => movedInFiles.id),
    source: text('source').$type<FormerShopSource>().notNull(),
    number: text('number').notNull(),
    /** The account that has proven the address; null before. */
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    email: text('email'),
    name: text('name'),
    placedAt: moment('placed_at').notNull(),
    /** In the words of the file. */
    state: text('state').notNull(),
    /** Paid, and neither cancelled nor paid back. */
    isSale: boolean('is_sale').notNull(),
    currency: text('currency').notNull(),
    totalCents: integer('total_cents').notNull(),
    refundedCents: integer('refunded_cents').notNull().default(0),
    lines: jsonb('lines')
      .$type<{ name: string; code: string | null; quantity: number; totalCents: number | null }[]>()
      .notNull()
      .default([]),
  },
  (t) => [
    unique('past_orders_once').on(t.source, t.number),
    index('past_orders_customer').on(t.customerId),
    index('past_orders_email').on(sql`lower(${t.email})`),
    index('past_orders_placed').on(t.placedAt),
    check('past_orders_total', sql`${t.totalCents} >= 0 and ${t.refundedCents} between 0 and ${t.totalCents}`),
    check('past_orders_currency', sql`${t.currency} ~ '^[A-Z]{3}$'`),
  ],
)
