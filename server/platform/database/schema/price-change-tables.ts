import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PriceRounding, StoredPriceChangeKind } from '#shared/domain/platform/prices/price-change.ts'
import type { ReductionTarget } from '#shared/domain/platform/prices/reduction.ts'
import { products } from './catalog-tables.ts'
import { catalogImports } from './import-tables.ts'
import { created, moment } from './moment-columns.ts'
import { apiKeys } from './open-tables.ts'

// Prices changed by hand, by a program or by a file (decision 0054). The prices themselves are in price_history.

export const priceChanges = pgTable(
  'price_changes',
  {
    id: serial('id').primaryKey(),
    target: text('target').$type<ReductionTarget>().notNull(),
    /** Names at the time. */
    shelf: text('shelf'),
    brand: text('brand'),
    kind: text('kind').$type<StoredPriceChangeKind>().notNull(),
    /** Tenths of a percent, or cents; 0 where each price is written. */
    value: integer('value').notNull(),
    rounding: text('rounding').$type<PriceRounding>().notNull(),
    /** The program or the file that changed them, or a program's file; neither: the staff. */
    apiKeyId: uuid('api_key_id').references(() => apiKeys.id),
    importId: integer('import_id').references(() => catalogImports.id),
    /** The act of the record that wrote the prices. */
    actId: bigint('act_id', { mode: 'number' }).default(
      sql`nullif(current_setting('pedivella.act', true), '')::bigint`,
    ),
    createdAt: created(),
    undoneAt: moment('undone_at'),
    kept: integer('kept').notNull().default(0),
  },
  (t) => [
    uniqueIndex('price_changes_import').on(t.importId),
    index('price_changes_act').on(t.actId),
    check('price_changes_target', sql`${t.target} in ('products','shelf','brand')`),
    check('price_changes_kind', sql`${t.kind} in ('percent_up','percent_down','amount_up','amount_down','written')`),
    check('price_changes_rounding', sql`${t.rounding} in ('cent','ninety','euro')`),
    check('price_changes_value', sql`${t.value} > 0 or ${t.kind} = 'written'`),
    check('price_changes_kept', sql`${t.kept} >= 0 and (${t.kept} = 0 or ${t.undoneAt} is not null)`),
  ],
)

export const priceChangeItems = pgTable(
  'price_change_items',
  {
    changeId: integer('change_id')
      .notNull()
      .references(() => priceChanges.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    /** Empty: the product's price. */
    size: text('size').notNull().default(''),
    beforeCents: integer('before_cents').notNull(),
    afterCents: integer('after_cents').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.changeId, t.productId, t.size] }),
    index('price_change_items_product').on(t.productId),
    check(
      'price_change_items_prices',
      sql`${t.beforeCents} >= 0 and ${t.afterCents} > 0 and ${t.beforeCents} <> ${t.afterCents}`,
    ),
  ],
)
