import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, serial, text, unique } from 'drizzle-orm/pg-core'
import { products } from '#server/platform/database/schema/catalog-tables.ts'
import { moment } from '#server/platform/database/schema/moment-columns.ts'
import type { Subcategory } from '#shared/domain/platform/goods/categories.ts'
import type { Language } from '#shared/domain/platform/language.ts'

/** Requests for one mail, about a product that is sold out or too dear, or about the next used bicycle of a kind. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: serial('id').primaryKey(),
    /** In lower case. */
    email: text('email').notNull(),
    productId: integer('product_id').references(() => products.id, { onDelete: 'cascade' }),
    /** Of a used bicycle that is wanted. */
    subcategory: text('subcategory').$type<Subcategory>(),
    /** Null: of any size, or of a product without sizes. */
    size: text('size'),
    language: text('language').$type<Language>().notNull(),
    /** Of one that waits for a lower price: the price to fall below. Null: it waits for stock. */
    belowCents: integer('below_cents'),
    isAboutPrice: boolean('is_about_price').notNull().generatedAlwaysAs(sql`below_cents is not null`),
    /** The used bicycles on sale at the time, which trigger no mail. */
    knownIds: jsonb('known_ids').$type<number[]>().notNull().default([]),
    createdAt: moment('created_at').notNull(),
    /** Null until the link in the mail was followed. */
    confirmedAt: moment('confirmed_at'),
    /** Of the link that confirms and cancels every request of the address. */
    tokenHash: text('token_hash').unique('stock_alerts_token'),
    /** Of one about a product: the head start begins; a day later the row goes. */
    toldAt: moment('told_at'),
  },
  (t) => [
    unique('stock_alerts_once').on(t.email, t.productId, t.subcategory, t.size, t.isAboutPrice).nullsNotDistinct(),
    index('stock_alerts_product').on(t.productId),
    index('stock_alerts_created').on(t.createdAt),
    check('stock_alerts_about', sql`(${t.productId} is null) <> (${t.subcategory} is null)`),
  ],
)
