import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, serial, text, uuid } from 'drizzle-orm/pg-core'
import { created } from './moment-columns.ts'
import { orders } from './order-tables.ts'

// Internal notes of the staff about an order (decision 0044).

export const orderNotes = pgTable(
  'order_notes',
  {
    id: serial('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    text: text('text').notNull(),
    createdAt: created(),
  },
  (t) => [
    index('order_notes_order').on(t.orderId),
    check('order_notes_text', sql`length(${t.text}) between 1 and 2000`),
  ],
)

export const orderTags = pgTable(
  'order_tags',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Lower case: «BRT» and «brt» are one. */
    name: text('name').notNull(),
    createdAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.name] }),
    index('order_tags_name').on(t.name),
    check('order_tags_name', sql`length(${t.name}) between 1 and 30`),
  ],
)
