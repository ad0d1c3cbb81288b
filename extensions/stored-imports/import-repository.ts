import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lt,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'
import { insertRows } from '#server/platform/database/insert-rows.ts'
import { storableJson } from '#server/platform/database/storable-json.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { type ImportOutcome, type KeptCounts, noOutcomes } from '#shared/domain/platform/states/import-state.ts'
import type { ImportReport } from './admin-catalog-file.ts'

const { catalogImports, catalogImportItems } = tables

/** The table keeps the report as JSON; only this file writes and reads it. */
type WholeImport = Omit<typeof catalogImports.$inferSelect, 'report'> & { report: ImportReport }

const counted = ['rows', 'created', 'updated', 'unchanged', 'skipped'] as const
type ImportCounts = Record<(typeof counted)[number], number> & { mapping: string | null }
/** An import without its report, but what that counts. */
export type ImportRow = Omit<WholeImport, 'report'> & { counts: ImportCounts }
export type ImportItem = typeof catalogImportItems.$inferSelect
export type NewImportItem = Omit<ImportItem, 'importId' | 'outcome'>

const { report, ...ownColumns } = getTableColumns(catalogImports)
const columns = {
  ...ownColumns,
  counts: sql<ImportCounts>`json_build_object('mapping', ${report}->'mapping', ${sql.join(
    counted.map((one) => sql`${sql.raw(`'${one}'`)}, ${report}->${sql.raw(`'${one}'`)}`),
    sql`, `,
  )})`,
}

const open = inArray(catalogImports.state, ['applying', 'taking_back'])

/** As the database keeps JSON. */
const storable = (report: ImportReport): ImportReport => JSON.parse(storableJson(report))

export async function insertImport(
  db: Db,
  one: Pick<WholeImport, 'fileName' | 'report' | 'total' | 'createdAt'>,
): Promise<number> {
  const [row] = await db
    .insert(catalogImports)
    .values({ ...one, report: storable(one.report), state: 'applying' })
    .returning({ id: catalogImports.id })
  if (!row) throw new Error('an import was not stored')
  return row.id
}

export async function findImport(db: Db, id: number): Promise<ImportRow | undefined> {
  return (await db.select(columns).from(catalogImports).where(eq(catalogImports.id, id)))[0]
}

export async function findReport(db: Db, id: number): Promise<ImportReport | undefined> {
  const [row] = await db.select({ report }).from(catalogImports).where(eq(catalogImports.id, id))
  return row?.report as ImportReport | undefined
}

export async function findOpenImport(db: Db): Promise<{ id: number } | undefined> {
  return (await db.select({ id: catalogImports.id }).from(catalogImports).where(open))[0]
}

/** Locks the import against stopping and taking back. */
export async function lockImport(tx: Tx, id: number) {
  const { state, ending, stopAskedAt, prunedAt, createdAt } = catalogImports
  const looked = { state, ending, stopAskedAt, prunedAt, createdAt }
  return (await tx.select(looked).from(catalogImports).where(eq(catalogImports.id, id)).for('update'))[0]
}

/** Newest first. */
export function listImports(db: Db, limit: number): Promise<ImportRow[]> {
  return db.select(columns).from(catalogImports).orderBy(desc(catalogImports.id)).limit(limit)
}

export async function changeImport(db: Db, id: number, change: Partial<WholeImport>): Promise<void> {
  const { report } = change
  await db
    .update(catalogImports)
    .set({ ...change, ...(report && { report: storable(report) }) })
    .where(eq(catalogImports.id, id))
}

export async function addDone(tx: Tx, id: number, more: number): Promise<void> {
  const done = sql`least(${catalogImports.total}, ${catalogImports.done} + ${more})`
  await tx.update(catalogImports).set({ done }).where(eq(catalogImports.id, id))
}

export async function insertImportItems(tx: Tx, importId: number, items: readonly NewImportItem[]): Promise<void> {
  await insertRows(
    tx,
    catalogImportItems,
    items.map((item) => ({ ...item, importId })),
  )
}

/**
 * The import of a product still knows its version after one of its pictures has arrived: that is not an edit.
 */
export async function followVersion(tx: Tx, productId: number, from: number, to: number): Promise<void> {
  const isAsLeft = and(eq(catalogImportItems.productId, productId), eq(catalogImportItems.version, from))
  await tx
    .update(catalogImportItems)
    .set({ version: to })
    .where(and(isAsLeft, isNull(catalogImportItems.outcome)))
}

export async function countItems(db: Db, importId: number): Promise<number> {
  const [row] = await db
    .select({ items: count() })
    .from(catalogImportItems)
    .where(eq(catalogImportItems.importId, importId))
  return row?.items ?? 0
}

/** Of an import being undone: remaining products, the last ones first. */
export function listItemsLeft(db: Db, importId: number, limit: number): Promise<ImportItem[]> {
  return db
    .select()
    .from(catalogImportItems)
    .where(and(eq(catalogImportItems.importId, importId), isNull(catalogImportItems.outcome)))
    .orderBy(desc(catalogImportItems.productId))
    .limit(limit)
}

export function listItemsAfter(db: Db, importId: number, productId: number, limit: number): Promise<ImportItem[]> {
  return db
    .select()
    .from(catalogImportItems)
    .where(and(eq(catalogImportItems.importId, importId), gt(catalogImportItems.productId, productId)))
    .orderBy(asc(catalogImportItems.productId))
    .limit(limit)
}

export async function markItems(
  tx: Tx,
  importId: number,
  outcome: ImportOutcome,
  productIds: readonly number[],
): Promise<void> {
  if (productIds.length === 0) return
  const { importId: id, productId } = catalogImportItems
  await tx
    .update(catalogImportItems)
    .set({ outcome })
    .where(and(eq(id, importId), inArray(productId, [...productIds])))
}

export async function countOutcomes(db: Db, importId: number): Promise<KeptCounts> {
  const rows = await db
    .select({ outcome: catalogImportItems.outcome, items: count() })
    .from(catalogImportItems)
    .where(eq(catalogImportItems.importId, importId))
    .groupBy(catalogImportItems.outcome)
  return { ...noOutcomes, ...Object.fromEntries(rows.flatMap((r) => (r.outcome ? [[r.outcome, r.items]] : []))) }
}

/** Imports whose products' past is to be forgotten: of before a moment, or beyond the newest so many. */
export function listToPrune(db: Db, before: Date, newest: number): Promise<{ id: number }[]> {
  const kept = db.select({ id: catalogImports.id }).from(catalogImports).orderBy(desc(catalogImports.id)).limit(newest)
  const items = db.select().from(catalogImportItems).where(eq(catalogImportItems.importId, catalogImports.id))
  return db
    .select({ id: catalogImports.id })
    .from(catalogImports)
    .where(and(exists(items), or(lt(catalogImports.createdAt, before), notInArray(catalogImports.id, kept))))
}

/** @returns the number of deleted rows; fewer than the limit means none are left */
export async function deleteItems(db: Db, importId: number, limit: number): Promise<number> {
  const some = db
    .select({ id: catalogImportItems.productId })
    .from(catalogImportItems)
    .where(eq(catalogImportItems.importId, importId))
    .limit(limit)
  const gone = await db
    .delete(catalogImportItems)
    .where(and(eq(catalogImportItems.importId, importId), inArray(catalogImportItems.productId, some)))
    .returning({ id: catalogImportItems.productId })
  return gone.length
}
