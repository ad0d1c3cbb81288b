import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { products } from '#server/platform/database/schema/catalog-tables.ts'
import { created, moment } from '#server/platform/database/schema/moment-columns.ts'

/** A shelf that is being counted, or was. */
export const stockCounts = pgTable('stock_counts', {
  id: uuid('id').primaryKey(),
  /** What the shop calls the place; null: everywhere. */
  shelf: text('shelf'),
  bookedAt: moment('booked_at'),
  createdAt: created(),
})

export const stockCountLines = pgTable(
  'stock_count_lines',
  {
    countId: uuid('count_id')
      .notNull()
      .references(() => stockCounts.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    size: text('size').notNull().default(''),
    counted: integer('counted').notNull(),
    /** What the shop had when that number was counted. */
    expected: integer('expected').notNull(),
    reason: text('reason'),
    /** What was moved: the difference, as far as pieces were free. */
    booked: integer('booked'),
    countedAt: moment('counted_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.countId, t.productId, t.size] }),
    check('stock_count_lines_counted', sql`${t.counted} between 0 and 99999`),
    check('stock_count_lines_expected', sql`${t.expected} between 0 and 99999`),
  ],
)

/** A supplier's delivery note. */
export const goodsReceived = pgTable(
  'goods_received',
  {
    id: uuid('id').primaryKey(),
    supplier: text('supplier').notNull(),
    reference: text('reference').notNull(),
    createdAt: created(),
  },
  (t) => [
    uniqueIndex('goods_received_once').on(sql`lower(${t.supplier})`, sql`lower(${t.reference})`),
    index('goods_received_created').on(t.createdAt),
  ],
)

export const goodsLines = pgTable(
  'goods_lines',
  {
    goodsId: uuid('goods_id')
      .notNull()
      .references(() => goodsReceived.id),
    lineNo: integer('line_no').notNull(),
    /** As it was read or typed. */
    code: text('code').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    size: text('size').notNull().default(''),
    quantity: integer('quantity').notNull(),
    /** Of one piece, without VAT; null: the note does not say it. */
    costCents: integer('cost_cents'),
    /** The product's until then. */
    costBeforeCents: integer('cost_before_cents'),
  },
  (t) => [
    primaryKey({ columns: [t.goodsId, t.lineNo] }),
    index('goods_lines_product').on(t.productId),
    check('goods_lines_quantity', sql`${t.quantity} between 1 and 99999`),
    check('goods_lines_cost', sql`${t.costCents} between 0 and 9999999`),
  ],
)
