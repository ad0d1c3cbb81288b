import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { StoredSize } from '#shared/domain/platform/goods/sizes.ts'
import type { ImportEnd, ImportOutcome, ImportState, KeptCounts } from '#shared/domain/platform/states/import-state.ts'
import type { products } from './catalog-tables.ts'
import { created, moment } from './moment-columns.ts'

// Files that have come in, and what their products were before (decision 0060).

type OwnColumn = 'id' | 'slug' | 'productCode' | 'deletedAt' | 'version' | 'createdAt' | 'changedAt'
/** The fields that an administrator or a file sets. */
type DecidedProduct = Omit<typeof products.$inferSelect, OwnColumn> & { sizes: StoredSize[] }

export const catalogImports = pgTable(
  'catalog_imports',
  {
    id: serial('id').primaryKey(),
    fileName: text('file_name'),
    report: jsonb('report').$type<object>().notNull(),
    state: text('state').$type<ImportState>().notNull(),
    /** Why it is or was taken back. */
    ending: text('ending').$type<ImportEnd>(),
    /** Products to import or to undo, and the number done. */
    total: integer('total').notNull(),
    done: integer('done').notNull().default(0),
    stopAskedAt: moment('stop_asked_at'),
    createdAt: created(),
    finishedAt: moment('finished_at'),
    takenBackAt: moment('taken_back_at'),
    /** The result of its undo, per product. */
    outcome: jsonb('outcome').$type<KeptCounts>(),
    /** Since when the former state of its products is deleted. */
    prunedAt: moment('pruned_at'),
  },
  (t) => [
    uniqueIndex('catalog_imports_one_open').on(sql`(true)`).where(sql`${t.state} in ('applying','taking_back')`),
    check('catalog_imports_state', sql`${t.state} in ('applying','done','taking_back','taken_back')`),
    check('catalog_imports_ending', sql`${t.ending} in ('undone','switched_off','stopped','cut_off','refused')`),
    check('catalog_imports_why', sql`(${t.ending} is null) = (${t.state} in ('applying','done'))`),
    check('catalog_imports_done', sql`${t.done} between 0 and ${t.total}`),
    check('catalog_imports_taken_back', sql`(${t.takenBackAt} is null) = (${t.state} <> 'taken_back')`),
  ],
)

/** A product that an import has made or changed. */
export const catalogImportItems = pgTable(
  'catalog_import_items',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => catalogImports.id),
    /** No foreign key: an undo deletes the products that the import created. */
    productId: integer('product_id').notNull(),
    /** The former product; null: there was none. */
    before: jsonb('before').$type<DecidedProduct>(),
    /** Stock as the import left it. */
    sizesAfter: jsonb('sizes_after').$type<StoredSize[]>().notNull(),
    /** The product's own version after it, and the revisions of its sizes: by these a later change and a sale are known. */
    version: integer('version').notNull(),
    revisions: integer('revisions').notNull(),
    /** The reduction that its new price has ended. */
    endedReduction: integer('ended_reduction'),
    outcome: text('outcome').$type<ImportOutcome>(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.productId] }),
    index('catalog_import_items_product').on(t.productId),
    check('catalog_import_items_outcome', sql`${t.outcome} in ('back','pieces_kept','kept','switched_off')`),
  ],
)
