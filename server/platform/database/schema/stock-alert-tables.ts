import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Subcategory } from '#shared/domain/catalog/categories.ts'
import type { MailTopic } from '#shared/domain/messages/mail-topics.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { products } from './catalog-tables.ts'
import { created, moment } from './moment-columns.ts'
import { customers } from './people-tables.ts'

// Mails that people ask for, or refuse. Requests for one mail are about a product that is sold out or too dear, or about the next used bicycle of a kind.

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

// The list of an account, and the link that shows it to others.

export const wishes = pgTable(
  'wishes',
  {
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** When it was put there. */
    priceCents: integer('price_cents').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.productId] }), index('wishes_product').on(t.productId)],
)

export const wishListLinks = pgTable('wish_list_links', {
  customerId: uuid('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  /** As it is: its owner reads it again, and it opens nothing but products. */
  key: text('key').notNull().unique('wish_list_links_key'),
  createdAt: created(),
})
/** Mails that an address has refused, known by its keyed hash alone. */
export const mailRefusals = pgTable(
  'mail_refusals',
  {
    addressHash: text('address_hash').notNull(),
    topic: text('topic').$type<MailTopic>().notNull(),
    refusedAt: moment('refused_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.addressHash, t.topic] })],
)
