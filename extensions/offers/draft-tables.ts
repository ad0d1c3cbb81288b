import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { created, moment } from '#server/platform/database/schema/moment-columns.ts'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import type { DraftContent } from './drafts/draft-content.ts'

/** An offer that a customer can order: it holds prices and no stock. */
export const drafts = pgTable(
  'drafts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Opens it for the customer; staff read and send it again. */
    key: text('key').notNull().unique(),
    content: jsonb('content').$type<DraftContent>().notNull(),
    shippingCents: integer('shipping_cents').notNull(),
    expiresAt: moment('expires_at').notNull(),
    sentAt: moment('sent_at'),
    withdrawnAt: moment('withdrawn_at'),
    orderId: uuid('order_id')
      .unique()
      .references(() => orders.id),
    requestKey: text('request_key').unique(),
    requestHash: text('request_hash'),
    createdAt: created(),
  },
  (t) => [index('drafts_created').on(t.createdAt), check('drafts_shipping', sql`${t.shippingCents} >= 0`)],
)
