import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { listKeptOff } from '#server/catalog/extension-ports/product-part-fields.ts'
import { findInspectionCard } from '#server/catalog/inspection/inspection-card-repository.ts'
import { isSwitchedOn, missingToSwitchOn } from '#server/catalog/inspection/switch-on.ts'
import { lockStored, type StoredProduct } from '#server/catalog/products/admin-product-repository.ts'
import { isSameProduct, shapeOf } from '#server/catalog/products/admin-product-write.ts'
import { type ProductEdit, recordPrices, writeEdits } from '#server/catalog/products/product-edit-repository.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { undoPriceChange } from '#server/pricing/price-changes/change-prices.ts'
import { writePrices } from '#server/pricing/reductions/reduction-item-repository.ts'
import { lockReductions } from '#server/pricing/reductions/reduction-repository.ts'
import type { BulkEdit, EditedRow, RefusedCell } from '#shared/contract/pricing/bulk-edit.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { listLastSold } from './last-movement-repository.ts'

type WriteDeps = Pick<CatalogDeps, 'database' | 'clock' | 'shop' | 'config'>

/**
 * Writes the changed cells of several products, all or none, with the undo of former ones. What was changed or sold since it was read is refused;
 * the other cells of a product may have changed.
 * @throws Problem 409 bulk_edit_refused, with each refused cell and its current value; those of undoPriceChange
 */
export function bulkEditProducts(deps: WriteDeps, { rows, undoes }: BulkEdit) {
  const { database, clock, shop } = deps
  const at = clock()
  return inTransaction(database, async (tx) => {
    // First of all locks, as where a reduction starts.
    if (rows.some(({ price }) => price)) await lockReductions(tx)
    if (undoes !== undefined) await undoPriceChange(tx, undoes, at)
    const ids = rows.map(({ id }) => id)
    const repriced = new Set(rows.filter(isPriceAlone).map(({ id }) => id))
    const stored = new Map((await lockStored(tx, ids, (id) => repriced.has(id))).map((one) => [one.row.id, one]))
    const edits: ProductEdit[] = []
    const refused: RefusedCell[] = []
    for (const row of rows) {
      const before = stored.get(row.id)
      const cells = before ? refusedCells(row, before) : [cell(row.id, 'gone')]
      refused.push(...cells)
      if (!before || cells.length > 0) continue
      const edit = editOf(row, before)
      if (isSwitchedOn(before, edit.after) && (await lacksCard(tx, edit, shop.usedPhotos)))
        refused.push({ ...cell(row.id, 'card'), field: 'isActive' })
      if (!isSameProduct(codedOf(before), edit.after)) edits.push(edit)
    }
    const switched = rows.flatMap(({ id, isActive }) =>
      isActive && !stored.get(id)?.row.isActive ? { id, wasOn: false } : [],
    )
    for (const id of (await listKeptOff(tx, switched, deps)).keys())
      refused.push({ ...cell(id, 'part'), field: 'isActive' })
    if (refused.length > 0) throw problem('bulk_edit_refused', { details: { cells: await withSales(tx, refused) } })
    const { true: plain = [], false: others = [] } = Object.groupBy(edits, (edit) => `${isOfPriceAlone(edit)}`)
    await writePrices(
      tx,
      plain.map(({ before, after }) => ({ id: before.row.id, size: '', cents: after.priceCents })),
      at,
    )
    await writeEdits(tx, others, at)
    return { changed: edits.length, priceChange: await storePriceChange(tx, edits, at) }
  })
}

const isPriceAlone = ({ price, stock, isActive }: EditedRow) =>
  price && !price.endsReduction && !stock && isActive === undefined

const cell = (id: number, why: RefusedCell['why'], now: string | null = null): RefusedCell => ({
  ...{ id, field: 'price', why, now },
})

function refusedCells({ id, price, stock = [], isActive }: EditedRow, before: StoredProduct): RefusedCell[] {
  const { priceCents } = before.row
  const found: RefusedCell[] = []
  if (price && price.to !== priceCents) {
    if (price.from !== priceCents) found.push(cell(id, 'changed', toDecimal(priceCents)))
    else if (isReduced(before) && !price.endsReduction) found.push(cell(id, 'reduced', toDecimal(priceCents)))
  }
  for (const { size, from, to } of stock) {
    const ofSize = { field: 'stock' as const, size }
    const piece = before.pieces.find((one) => one.size === size)
    if (!piece) found.push({ ...cell(id, 'gone'), ...ofSize })
    else if (piece.stock !== from) found.push({ ...cell(id, 'changed', String(piece.stock)), ...ofSize })
    else if (to < piece.reserved) found.push({ ...cell(id, 'reserved', String(piece.reserved)), ...ofSize })
  }
  if (isActive && (price?.to ?? priceCents) === 0) found.push({ ...cell(id, 'unpriced'), field: 'isActive' })
  return found
}

function editOf({ price, stock = [], isActive }: EditedRow, before: StoredProduct): ProductEdit {
  const shape = codedOf(before)
  const unitsOf = new Map(stock.map(({ size, to }) => [size, to]))
  return {
    before,
    after: {
      ...shape,
      priceCents: price?.to ?? shape.priceCents,
      isActive: isActive ?? shape.isActive,
      sizes: shape.sizes.map((one) => ({ ...one, stock: unitsOf.get(one.size) ?? one.stock })),
    },
  }
}

/** Thousands of these are written without the rest of their rows. */
function isOfPriceAlone({ before, after }: ProductEdit): boolean {
  return !isReduced(before) && isSameProduct({ ...codedOf(before), priceCents: after.priceCents }, after)
}

const codedOf = (stored: StoredProduct) => ({ ...shapeOf(stored), productCode: stored.row.productCode })

const isReduced = ({ reductions }: StoredProduct) => reductions.some(({ size }) => size === '')

async function lacksCard(tx: Tx, { before, after }: ProductEdit, photosWanted: number): Promise<boolean> {
  return missingToSwitchOn(await findInspectionCard(tx, before.row.id), after, photosWanted).length > 0
}

/** Stock that went down by a sale is said so. */
async function withSales(tx: Tx, cells: readonly RefusedCell[]): Promise<RefusedCell[]> {
  const changed = cells.filter(({ field, why }) => field === 'stock' && why === 'changed')
  const sold = await listLastSold(
    tx,
    changed.map(({ id }) => id),
  )
  return cells.map((one) =>
    changed.includes(one) && sold.has(`${one.id}/${one.size}`) ? { ...one, why: 'sold' } : one,
  )
}

/** One price is put back in its cell; several, or one whose reduction has ended, by the history of price changes. */
async function storePriceChange(tx: Tx, edits: readonly ProductEdit[], at: Date): Promise<number | null> {
  const repriced = edits.filter(({ before, after }) => before.row.priceCents !== after.priceCents)
  const id = await recordPrices(tx, repriced, at)
  return repriced.length > 1 || repriced.some(({ before }) => isReduced(before)) ? (id ?? null) : null
}
