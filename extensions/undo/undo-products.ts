import { findInspectionCard } from '#server/catalog/inspection/inspection-card-repository.ts'
import { isSwitchedOn, missingToSwitchOn } from '#server/catalog/inspection/switch-on.ts'
import {
  listKnownImages,
  lockProductNames,
  lockStored,
  markDeleted,
  type StoredProduct,
} from '#server/catalog/products/admin-product-repository.ts'
import { isSameProduct, shapeOf } from '#server/catalog/products/admin-product-write.ts'
import { isCodeOfAnother } from '#server/catalog/products/product-code-repository.ts'
import { type ProductEdit, repricedBy, writeEdits } from '#server/catalog/products/product-edit-repository.ts'
import { lockShelfDirectory } from '#server/catalog/shelves/shelf-repository.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { noteUndonePrices } from '#server/pricing/price-changes/change-prices.ts'
import { itemKey, listEndedByEdit, resumeItem } from '#server/pricing/reductions/reduction-item-repository.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import type { RecordedRow } from './act-repository.ts'
import { FormerProduct, type Surroundings } from './former-product.ts'
import type { Outcome } from './kept-parts.ts'
import { putRowBack } from './plain-row-repository.ts'
import type { KeptReason } from './undo-scope.ts'
import { bringProductBack } from './undone-product-repository.ts'

export const productTables = ['products', 'product_sizes', 'reduction_items']

/** Puts products back as by an edit of the staff: stock by movements, prices by their history. */
export async function undoProducts(
  tx: Tx,
  { shop }: Pick<Deps, 'shop'>,
  { actId, changes, at }: { actId: number; changes: readonly RecordedRow[]; at: Date },
  outcome: Outcome,
): Promise<void> {
  const of = Map.groupBy(changes, ({ tableName, rowKey, objectId }) =>
    Number(tableName === 'reduction_items' ? rowKey.product_id : objectId),
  )
  if (of.size === 0) return
  const book = await lockShelfDirectory(tx)
  await lockProductNames(tx)
  const returned = await bringBack(tx, changes, at, outcome)
  const ids = [...of.keys()]
  const stored = new Map((await lockStored(tx, ids)).map((one) => [one.row.id, one]))
  const pictures = await listKnownImages(tx, picturesIn(changes, stored.values()), true)
  const ended = await endedBy(tx, changes, ids)
  const edits: ProductEdit[] = []
  for (const [id, own] of of) {
    const before = stored.get(id)
    if (!before) {
      await undoDeleted(tx, id, own, outcome)
      continue
    }
    const keep = (why: KeptReason, columns: readonly string[] = []) => outcome.keep(named(id, before), why, columns)
    const product = new FormerProduct(before, keep)
    const life = own.find(({ tableName, before, after }) => tableName === 'products' && isEndOf(before, after))
    if (life) {
      const pieces = own.filter(({ tableName }) => tableName === 'product_sizes')
      if (!life.before && !product.isAsMade(life.after ?? {}, pieces)) keep('changed')
      else if (await markDeleted(tx, id, at)) outcome.putBack(named(id))
      continue
    }
    const around: Surroundings = {
      categoryOf: (slug) => book.shelves.find((shelf) => shelf.slug === slug)?.category,
      facts: book.facts,
      pictures: returned.has(id) ? pictures : new Set([...pictures, ...before.row.imageNames]),
      priceOf: (size, cents) => {
        if (isHeld(before, size, own)) return undefined
        const step = ended.get(itemKey({ productId: id, size }))
        // A reduction that is over by now would have put back the regular price.
        return step && !step.canResume ? step.item.regularCents : cents
      },
    }
    for (const change of own) {
      if (change.tableName === 'products') product.putBack(change, around)
      if (change.tableName === 'product_sizes') product.putSizeBack(change, around)
    }
    product.fit(around)
    const { after } = product
    if (after.productCode !== before.row.productCode && (await isCodeOfAnother(tx, after.productCode, id)))
      product.leaveCode()
    if (isSwitchedOn(before, after)) {
      const card = await findInspectionCard(tx, id)
      if (missingToSwitchOn(card, after, shop.usedPhotos).length > 0) product.leaveOff('card')
    }
    if (!isSameProduct({ ...shapeOf(before), productCode: before.row.productCode }, after))
      edits.push({ before, after, cause: `undo ${actId}` })
    else if (!returned.has(id)) continue
    outcome.putBack(named(id))
  }
  await writeEdits(tx, edits, at)
  const repriced = new Map(edits.flatMap(repricedBy).map((one) => [itemKey(one), one]))
  for (const [key, { item, canResume }] of ended)
    if (canResume && repriced.get(key)?.afterCents === item.reducedCents) await resumeItem(tx, item)
  await noteUndonePrices(tx, actId, edits, at)
}

const named = (id: number, stored?: StoredProduct) => ({
  ...{ kind: 'product', objectId: String(id) },
  ...(stored && { name: stored.row.name }),
})

type Row = RecordedRow['before']
/** The act made the product, or ended its deletion. */
const isEndOf = (before: Row, after: Row) => !before || (before.deleted_at !== undefined && after?.deleted_at === null)

async function bringBack(tx: Tx, changes: readonly RecordedRow[], at: Date, outcome: Outcome): Promise<Set<number>> {
  const returned = new Set<number>()
  for (const { tableName, objectId, before, after } of changes) {
    if (tableName !== 'products' || before?.deleted_at !== null || typeof after?.deleted_at !== 'string') continue
    const result = await bringProductBack(tx, Number(objectId), after.deleted_at, at)
    if (result === 'done') returned.add(Number(objectId))
    else outcome.keep(named(Number(objectId)), result)
  }
  return returned
}

/** A deleted product only follows its shelf. */
async function undoDeleted(tx: Tx, id: number, own: readonly RecordedRow[], outcome: Outcome): Promise<void> {
  const isOfShelf = ({ tableName, after }: RecordedRow) =>
    tableName === 'products' && Object.keys(after ?? {}).join() === 'shelf'
  if (!own.every(isOfShelf)) {
    if (!outcome.kept.some(({ kind, objectId }) => kind === 'product' && objectId === String(id)))
      outcome.keep(named(id), 'gone')
    return
  }
  for (const change of own) await putRowBack(tx, change)
}

const picturesIn = (changes: readonly RecordedRow[], stored: Iterable<StoredProduct>) => [
  ...changes.flatMap(({ before }) => (Array.isArray(before?.image_names) ? before.image_names.map(String) : [])),
  ...[...stored].flatMap(({ row }) => row.imageNames),
]

/** The steps of reductions that a price of the act has ended. */
async function endedBy(tx: Tx, changes: readonly RecordedRow[], ids: readonly number[]) {
  const own = new Set(
    changes.flatMap(({ tableName, rowKey, before, after }) =>
      tableName === 'reduction_items' && before?.ended_at === null && after?.end_reason === 'edited'
        ? `${rowKey.reduction_id}/${rowKey.product_id}/${rowKey.size}`
        : [],
    ),
  )
  if (own.size === 0) return new Map<string, never>()
  const steps = await listEndedByEdit(tx, ids)
  return new Map(
    steps.flatMap((step) =>
      own.has(`${step.item.reductionId}/${itemKey(step.item)}`) ? [[itemKey(step.item), step] as const] : [],
    ),
  )
}

/** A reduction that the act has not resumed itself sets this price now. */
function isHeld({ reductions }: StoredProduct, size: string, own: readonly RecordedRow[]): boolean {
  const isResumed = own.some(
    ({ tableName, rowKey, after }) =>
      tableName === 'reduction_items' && rowKey.size === size && after?.ended_at === null,
  )
  return !isResumed && reductions.some((open) => open.size === size)
}
