import type { StoredProduct } from '#server/catalog/products/admin-product-repository.ts'
import type { StoredSize } from '#shared/domain/platform/goods/sizes.ts'
import type { ImportOutcome } from '#shared/domain/platform/states/import-state.ts'
import type { ImportItem } from './import-repository.ts'

/**
 * An undo on request, which keeps stock changes by sales; the same with new products only switched off; or a roll-back
 * of an unfinished import.
 */
export type Way = 'undo' | 'switch_off' | 'roll_back'

export type Verdict =
  | { outcome: ImportOutcome; does: 'nothing' | 'erase' | 'switch_off' | 'delete' }
  | { outcome: ImportOutcome; does: 'restore'; sizes: StoredSize[] }

const stays: Verdict = { outcome: 'kept', does: 'nothing' }

/**
 * The outcome for a product of an import that is undone.
 * @param stored undefined: it was deleted since
 * @param isReferenced whether orders or others refer to it
 */
export function judgeItem(
  item: ImportItem,
  stored: StoredProduct | undefined,
  isReferenced: boolean,
  way: Way,
): Verdict {
  const { before } = item
  if (!before) return judgeMade(item, stored, isReferenced, way)
  if (way === 'switch_off' || !stored || stored.row.version !== item.version) return stays
  const { pieces } = stored
  const isSold = pieces.reduce((sum, p) => sum + p.revision, 0) !== item.revisions
  const isHeld = pieces.some((p) => p.reserved > (before.sizes.find((s) => s.size === p.size)?.stock ?? 0))
  if (!isSold && !isHeld) return { outcome: 'back', does: 'restore', sizes: before.sizes }
  if (way === 'roll_back')
    return { outcome: 'back', does: 'restore', sizes: lessSold(before.sizes, item.sizesAfter, stored) }
  return {
    outcome: 'pieces_kept',
    does: 'restore',
    sizes: pieces.map(({ size, stock }) => ({ size, stock, priceCents: ownPrice(before.sizes, size) })),
  }
}

function judgeMade(item: ImportItem, stored: StoredProduct | undefined, isReferenced: boolean, way: Way): Verdict {
  if (!stored) return { outcome: 'back', does: 'nothing' }
  if (way === 'switch_off')
    return stored.row.isActive
      ? { outcome: 'switched_off', does: 'switch_off' }
      : { outcome: 'switched_off', does: 'nothing' }
  if (stored.row.version !== item.version) return stays
  if (!isReferenced) return { outcome: 'back', does: 'erase' }
  return way === 'undo' ? { outcome: 'switched_off', does: 'switch_off' } : { outcome: 'back', does: 'delete' }
}

const ownPrice = (sizes: readonly StoredSize[], size: string) => sizes.find((s) => s.size === size)?.priceCents ?? null

/** The stock before, less what was sold since; reserved stock stays. */
function lessSold(
  before: readonly StoredSize[],
  after: readonly StoredSize[],
  { pieces }: StoredProduct,
): StoredSize[] {
  const stockIn = (sizes: readonly StoredSize[], size: string) => sizes.find((s) => s.size === size)?.stock ?? 0
  const sizes = new Set([...before.map(({ size }) => size), ...pieces.filter((p) => p.reserved > 0).map((p) => p.size)])
  return [...sizes].map((size) => {
    const now = pieces.find((p) => p.size === size)
    const moved = (now?.stock ?? 0) - stockIn(after, size)
    return {
      size,
      priceCents: ownPrice(before, size),
      stock: Math.max(now?.reserved ?? 0, stockIn(before, size) + moved),
    }
  })
}
