import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Category, Condition, Subcategory } from '#shared/domain/platform/goods/categories.ts'
import type { FactValues } from '#shared/domain/platform/goods/facts.ts'
import type { Fit } from '#shared/domain/platform/goods/review-fit.ts'
import type { VatClass } from '#shared/domain/platform/goods/vat.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { created, moment } from './moment-columns.ts'
import { customers } from './people-tables.ts'
import { shelves } from './shelf-tables.ts'

// The catalogue, its reviews and carts; customers are in people-tables.ts, orders in order-tables.ts, payments in payment-tables.ts. Columns, keys, limits. Money is integer cents, moments are timestamptz (decision 0004).

export const products = pgTable(
  'products',
  {
    id: serial('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    priceCents: integer('price_cents').notNull(),
    category: text('category').$type<Category>().notNull(),
    subcategory: text('subcategory').$type<Subcategory>(),
    weightGrams: integer('weight_grams'),
    wheelSize: text('wheel_size'),
    gearCount: integer('gear_count'),
    material: text('material'),
    brand: text('brand'),
    color: text('color'),
    productCode: text('product_code').notNull(),
    /** File names, first one leads. */
    imageNames: jsonb('image_names').$type<string[]>().notNull().default([]),
    /** Alternative text of each picture, in order; empty where none is set. */
    imageAlts: jsonb('image_alts').$type<string[]>().notNull().default([]),
    /** The same in English; null and the empty text fall back to Italian. */
    nameEn: text('name_en'),
    descriptionEn: text('description_en'),
    imageAltsEn: jsonb('image_alts_en').$type<string[]>().notNull().default([]),
    shelf: text('shelf').references(() => shelves.slug, { onUpdate: 'cascade' }),
    facts: jsonb('facts').$type<FactValues>().notNull().default({}),
    /** Null: by category, used bicycles used and everything else new. */
    condition: text('condition').$type<Condition>(),
    /** Null: follows the condition, used ones under the margin scheme and everything else at the standard rate. */
    vatClass: text('vat_class').$type<VatClass>(),
    gtin: text('gtin'),
    /** The manufacturer's part number. */
    mpn: text('mpn'),
    /** The supplier's code, and the purchase cost without VAT: read by staff only. */
    supplierCode: text('supplier_code'),
    costCents: integer('cost_cents'),
    /** Products that are one model in several colours share it. */
    modelKey: text('model_key'),
    isActive: boolean('is_active').notNull().default(true),
    /** A deleted product stays for the orders that name it. */
    deletedAt: moment('deleted_at'),
    version: integer('version').notNull().default(1),
    createdAt: created(),
    /** Changed by a form, a file or a price, so that search engines read it again; sales do not count. */
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('products_code_once').on(sql`lower(${t.productCode})`).where(sql`${t.deletedAt} is null`),
    // Without the later ones of codes that were alike before it was there.
    uniqueIndex('products_code_key_once').on(sql`code_key(${t.productCode})`).where(sql`${t.deletedAt} is null`),
    check('products_price_range', sql`${t.priceCents} between 0 and 9999999`),
    check('products_price_to_sell', sql`${t.priceCents} > 0 or not ${t.isActive}`),
    index('products_shelf').on(t.shelf),
    // Serves the search for a free address.
    index('products_slug_base').on(sql`regexp_replace(${t.slug}, '-[0-9]+$', '')`),
    check('products_condition', sql`${t.condition} in ('new','used')`),
    check('products_vat_class', sql`${t.vatClass} in ('standard','reduced','super_reduced','margin')`),
    check(
      'products_vat_margin',
      sql`${t.vatClass} is distinct from 'margin' or ${t.category} = 'bici-usate' or ${t.condition} is not distinct from 'used'`,
    ),
    check('products_gtin', sql`${t.gtin} ~ '^([0-9]{8}|[0-9]{12,14})$'`),
    check('products_cost_range', sql`${t.costCents} between 0 and 9999999`),
    check('products_gears', sql`${t.gearCount} is null or ${t.gearCount} between 1 and 99`),
  ],
)

/** Stock. A product without sizes has one row with the empty size, so that all stock is handled in one way. */
export const productSizes = pgTable(
  'product_sizes',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    size: text('size').notNull().default(''),
    position: integer('position').notNull().default(0),
    stock: integer('stock').notNull(),
    /** Null: the product's price. */
    priceCents: integer('price_cents'),
    /** Reserved for buyers who are paying with the wallet. */
    reserved: integer('reserved').notNull().default(0),
    /** Grows with each sale and return, so that an edit that has not seen it is noticed (decision 0015). */
    revision: integer('revision').notNull().default(0),
    /** The day when units are expected; shown while there are none. */
    expectedOn: date('expected_on'),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.size] }),
    index('product_sizes_expected').on(t.expectedOn).where(sql`${t.expectedOn} is not null`),
    check(
      'product_sizes_price',
      sql`${t.priceCents} is null or (${t.priceCents} between 1 and 9999999 and ${t.size} <> '')`,
    ),
    check('product_sizes_stock', sql`${t.stock} between 0 and 99999`),
    check('product_sizes_reserved', sql`${t.reserved} between 0 and ${t.stock}`),
  ],
)

/** Every change of stock, each cause once: initial + sum of movements = stock. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: serial('id').primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    size: text('size').notNull(),
    delta: integer('delta').notNull(),
    reason: text('reason')
      .$type<
        | 'created'
        | 'edited'
        | 'ordered'
        | 'changed'
        | 'restocked'
        | 'returned'
        | 'exchanged'
        | 'exchange_released'
        | 'counter'
      >()
      .notNull(),
    refId: text('ref_id').notNull(),
    createdAt: created(),
  },
  (t) => [
    unique('stock_movements_once').on(t.productId, t.size, t.reason, t.refId),
    check(
      'stock_movements_reason',
      sql`${t.reason} in ('created','edited','ordered','changed','restocked','returned','exchanged','exchange_released','counter')`,
    ),
  ],
)

/** Each price that a product, or a size with its own, has had (rule 496). */
export const priceHistory = pgTable(
  'price_history',
  {
    id: serial('id').primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    /** Empty: the product, and every size without its own price. */
    size: text('size').notNull().default(''),
    /** Null: from here the size has the product's price. */
    priceCents: integer('price_cents'),
    createdAt: created(),
  },
  (t) => [
    index('price_history_product').on(t.productId, t.createdAt),
    check('price_history_price', sql`${t.priceCents} is not null or ${t.size} <> ''`),
  ],
)

export const images = pgTable('images', {
  name: text('name').primaryKey(),
  sha256: text('sha256').notNull(),
  bytes: integer('bytes').notNull(),
  createdAt: created(),
})

export const reviews = pgTable(
  'reviews',
  {
    id: serial('id').primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    /** The author's account; used to erase and export the review without a proof of the e-mail address. */
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    rating: integer('rating').notNull(),
    title: text('title').notNull(),
    comment: text('comment').notNull(),
    isApproved: boolean('is_approved').notNull().default(false),
    isVerified: boolean('is_verified').notNull().default(false),
    /** Why the shop has taken it off the page (rule 453). */
    hiddenReason: text('hidden_reason'),
    /** The shop's public answer, and its time. */
    answer: text('answer'),
    answeredAt: moment('answered_at'),
    language: text('language').$type<Language>().notNull().default('it'),
    fit: text('fit').$type<Fit>(),
    heightFromCm: integer('height_from_cm'),
    createdAt: created(),
  },
  (t) => [
    uniqueIndex('reviews_once').on(t.productId, sql`lower(${t.customerEmail})`),
    index('reviews_product').on(t.productId, t.createdAt),
    check('reviews_rating', sql`${t.rating} between 1 and 5`),
    check('reviews_answer', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
    check('reviews_answer_length', sql`char_length(${t.answer}) between 1 and 2000`),
    check('reviews_fit', sql`${t.fit} in ('small', 'right', 'large')`),
    check('reviews_height', sql`${t.heightFromCm} between 140 and 190`),
  ],
)

export const cartLines = pgTable(
  'cart_lines',
  {
    id: serial('id').primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    size: text('size').notNull().default(''),
    quantity: integer('quantity').notNull(),
    createdAt: created(),
  },
  (t) => [
    unique('cart_lines_once').on(t.customerId, t.productId, t.size),
    index('cart_lines_product').on(t.productId),
    check('cart_lines_quantity', sql`${t.quantity} between 1 and 99`),
  ],
)

/** Work of one node at a time: its holder and end (several nodes, one database). */
export const leases = pgTable('leases', {
  name: text('name').primaryKey(),
  holder: text('holder').notNull(),
  until: moment('until').notNull(),
})

/** One row: programs that do not know this migration write no more (docs/operations.md, "Upgrades"). */
export const programFloor = pgTable(
  'program_floor',
  {
    id: integer('id').primaryKey().default(1),
    /** By its time, as in the migration journal. */
    migration: bigint('migration', { mode: 'number' }).notNull(),
  },
  (t) => [check('program_floor_single', sql`${t.id} = 1`)],
)
