import { and, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm'
import { writeProductEvents } from '#server/messages/events/write-events-repository.ts'
import { tables } from '#server/platform/database/database.ts'
import { insertRows } from '#server/platform/database/insert-rows.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { compareSizes } from '#shared/domain/platform/goods/size-names.ts'
import type { StoredSize } from '#shared/domain/platform/goods/sizes.ts'
import type { StoredProduct } from './admin-product-repository.ts'
import type { ProductShape } from './admin-product-shape.ts'

const { products, productSizes, stockMovements, priceHistory, reductionItems, priceChanges, priceChangeItems } = tables

export interface ProductEdit {
  before: StoredProduct
  after: ProductShape & { productCode: string }
  /** The import, or its undo, that causes the stock movements; else `edit`. */
  cause?: string
  /** Of an undo: the former version, so that an earlier file stays valid. */
  version?: number
}

const batchSize = 500

export async function writeEdits(tx: Tx, edits: readonly ProductEdit[], at: Date): Promise<void> {
  tx.onCommit.products(edits.map(({ before }) => before.row.id))
  for (let i = 0; i < edits.length; i += batchSize) await writeBatch(tx, edits.slice(i, i + batchSize), at)
}

async function writeBatch(tx: Tx, edits: readonly ProductEdit[], at: Date): Promise<void> {
  const writes = edits.map((edit) => rowsOfEdit(edit, at))
  await insertRows(
    tx,
    products,
    writes.map((w) => w.row),
    { over: { target: ['id'], columns: changeableColumns } },
  )
  const removed = writes.flatMap((w) => w.removed)
  if (removed.length > 0) {
    await tx
      .delete(productSizes)
      .where(or(...removed.map((r) => and(eq(productSizes.productId, r.productId), eq(productSizes.size, r.size)))))
  }
  await insertRows(
    tx,
    productSizes,
    writes.flatMap((w) => w.pieces),
    { over: { target: ['productId', 'size'], columns: ['stock', 'priceCents', 'expectedOn', 'position'] } },
  )
  const moved = writes.flatMap((w) => w.moved)
  await insertRows(
    tx,
    stockMovements,
    moved.map((m) => ({ ...m, reason: 'edited' as const, createdAt: at })),
  )
  const repriced = edits.flatMap(repricedBy)
  if (repriced.length > 0) {
    await stopReductions(tx, repriced, at)
    await insertRows(
      tx,
      priceHistory,
      repriced.map(({ productId, size, afterCents }) => ({ productId, size, priceCents: afterCents, createdAt: at })),
    )
  }
  await writeProductEvents(
    tx,
    edits.map(({ before }) => before.row.id),
    at,
  )
}

/** A price set by hand or by a file ends the reduction for that product; the regular price is kept. */
async function stopReductions(tx: Tx, repriced: readonly Repriced[], at: Date): Promise<void> {
  const keys = repriced.map(({ productId: id, size }) => ({ id, size }))
  await tx
    .update(reductionItems)
    .set({ endedAt: at, endReason: 'edited' })
    .where(
      and(
        isNull(reductionItems.endedAt),
        sql`(${reductionItems.productId}, ${reductionItems.size}) in (
          select id, size from json_to_recordset(${JSON.stringify(keys)}::json) as k(id int, size text))`,
      ),
    )
}

interface Repriced {
  productId: number
  /** Empty: the product's price. */
  size: string
  beforeCents: number | null
  afterCents: number | null
}

/** The prices that an edit changes: the product's and those that sizes have for themselves. */
export function repricedBy({ before: { row, pieces }, after }: ProductEdit): Repriced[] {
  const productId = row.id
  const ownOf = (sizes: readonly StoredSize[], size: string) => sizes.find((s) => s.size === size)?.priceCents ?? null
  const sizes = new Set([...pieces, ...after.sizes].map(({ size }) => size))
  return [
    { productId, size: '', beforeCents: row.priceCents, afterCents: after.priceCents },
    ...[...sizes].map((size) => ({
      ...{ productId, size, beforeCents: ownOf(pieces, size), afterCents: ownOf(after.sizes, size) },
    })),
  ].filter(({ beforeCents, afterCents }) => beforeCents !== afterCents)
}

type NewPriceChange = typeof priceChanges.$inferInsert
type NewItem = Omit<typeof priceChangeItems.$inferInsert, 'changeId'>

/** What changes prices besides the staff. */
export type PriceSource = Pick<NewPriceChange, 'apiKeyId' | 'importId'>

export async function insertPriceChange(tx: Tx, change: NewPriceChange, items: readonly NewItem[]): Promise<number> {
  const [row] = await tx.insert(priceChanges).values(change).onConflictDoNothing().returning({ id: priceChanges.id })
  // The batches of an import are one change.
  const known =
    row ??
    (
      await tx
        .select({ id: priceChanges.id })
        .from(priceChanges)
        .where(eq(priceChanges.importId, change.importId ?? 0))
    )[0]
  if (!known) throw new Error('a change of prices was not stored')
  await insertRows(
    tx,
    priceChangeItems,
    items.map((item) => ({ ...item, changeId: known.id })),
  )
  return known.id
}

/** The prices that edits change, for their history and its undo. @returns its id, undefined where none changes */
export async function recordPrices(
  tx: Tx,
  edits: readonly ProductEdit[],
  at: Date,
  source: PriceSource = {},
): Promise<number | undefined> {
  const items = edits.flatMap(repricedBy).flatMap(({ beforeCents, afterCents, ...of }): NewItem[] =>
    // A draft's price, and that of a size which begins or ends to have its own, is no step from one to another.
    beforeCents === null || !afterCents ? [] : [{ ...of, beforeCents, afterCents }],
  )
  if (items.length === 0) return undefined
  const change = { target: 'products', kind: 'written', value: 0, rounding: 'cent', createdAt: at } as const
  return insertPriceChange(tx, { ...change, ...source }, items)
}

const { id: _id, slug: _slug, deletedAt: _deletedAt, createdAt: _createdAt, ...changeable } = getTableColumns(products)
const changeableColumns = Object.keys(changeable) as (keyof typeof changeable)[]

const removedBy = ({ before: { pieces }, after: { sizes } }: ProductEdit) =>
  pieces.filter((p) => !sizes.some((s) => s.size === p.size))

/** The product's own version after an edit, and the revisions of the sizes that it keeps. */
export function versionAfter(edit: ProductEdit): { version: number; revisions: number } {
  const { row, pieces } = edit.before
  const removed = removedBy(edit).reduce((sum, p) => sum + p.revision, 0)
  // Removing a size removes its revisions; the product's version must still grow.
  return {
    version: row.version + 1 + removed,
    revisions: pieces.reduce((sum, p) => sum + p.revision, 0) - removed,
  }
}

function rowsOfEdit(edit: ProductEdit, at: Date) {
  const { row, pieces } = edit.before
  const { sizes, ...shape } = edit.after
  const productId = row.id
  const removed = removedBy(edit)
  const { version } = versionAfter(edit)
  const cause = edit.cause ?? 'edit'
  const written = sizes
    .toSorted((a, b) => compareSizes(a.size, b.size))
    .map(({ size, stock, priceCents, expectedOn }, position) => ({
      productId,
      size,
      stock,
      priceCents: priceCents ?? null,
      expectedOn: (expectedOn === undefined ? pieces.find((p) => p.size === size)?.expectedOn : expectedOn) ?? null,
      position,
    }))
  const stockBefore = (size: string) => pieces.find((p) => p.size === size)?.stock ?? 0
  const moved = [...written, ...removed.map(({ size }) => ({ productId, size, stock: 0 }))]
    .map(({ size, stock }) => ({ productId, size, delta: stock - stockBefore(size), refId: `${cause} ${version}` }))
    .filter((m) => m.delta !== 0)
  return {
    row: { ...row, ...shape, version: edit.version ?? version, changedAt: at },
    pieces: written,
    removed: removed.map(({ size }) => ({ productId, size })),
    moved,
  }
}

/** The costs that products have from now on, by their ids; the caller has locked them. Orders keep the cost of their day. */
export async function writeCosts(tx: Tx, costs: ReadonlyMap<number, number>): Promise<void> {
  tx.onCommit.products([...costs.keys()])
  for (const [id, costCents] of costs)
    await tx
      .update(products)
      .set({ costCents, version: sql`${products.version} + 1` })
      .where(eq(products.id, id))
}
