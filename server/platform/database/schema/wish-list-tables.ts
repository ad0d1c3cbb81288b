import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { products } from './catalog-tables.ts'
import { created, moment } from './moment-columns.ts'
import { customers } from './people-tables.ts'

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
    topic: text('topic').notNull(),
    refusedAt: moment('refused_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.addressHash, t.topic] })],
)
