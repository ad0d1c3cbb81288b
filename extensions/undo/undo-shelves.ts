import {
  listAdminFactRows,
  listAdminShelfRows,
  listStoredFacts,
  listStoredShelves,
  type StoredShelf,
} from '#server/catalog/shelves/admin-shelf-repository.ts'
import { requirePlace } from '#server/catalog/shelves/shelf-places.ts'
import {
  changeShelfRow,
  moveAllTo,
  setPositions,
  storeOrder,
  takeAddress,
} from '#server/catalog/shelves/shelf-write-repository.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { RecordedRow } from './act-repository.ts'
import type { Outcome } from './kept-parts.ts'

/**
 * The order of the shelves is put back as a whole, or stays. Before their rows: it names them as the act left them.
 * @returns the places of those that the act has deleted, for when they are back
 */
export async function putOrderBack(
  tx: Tx,
  changes: readonly RecordedRow[],
  outcome: Outcome,
): Promise<ReadonlyMap<string, number>> {
  const moved = new Map<string, { from: number; to: number }>()
  for (const { tableName, rowKey, before, after } of changes) {
    if (tableName !== 'shelves' || typeof before?.position !== 'number' || typeof after?.position !== 'number') continue
    const slug = String(rowKey.slug)
    moved.set(slug, { to: moved.get(slug)?.to ?? after.position, from: before.position })
  }
  if (moved.size === 0) return new Map()
  const deleted = new Set(changes.flatMap(({ after, objectId }) => (after ? [] : objectId)))
  const now = new Map((await listStoredShelves(tx)).map(({ slug, position }) => [slug, position]))
  if (![...moved].every(([slug, { to }]) => deleted.has(slug) || now.get(slug) === to)) {
    outcome.keep({ kind: 'shelf', objectId: '' }, 'order')
    return new Map()
  }
  const places = new Map([...moved].map(([slug, { from }]) => [slug, from]))
  await setPositions(tx, places)
  for (const objectId of moved.keys()) outcome.putBack({ kind: 'shelf', objectId })
  return new Map([...places].filter(([slug]) => deleted.has(slug)))
}

/**
 * The tree as a whole is one that the shop could have made.
 * @throws Problem 409 shelf_too_deep, shelf_elsewhere, shelf_inside_itself, shelf_is_rest
 */
export async function checkShelves(tx: Tx, before: readonly StoredShelf[], outcome: Outcome): Promise<void> {
  const rows = await listStoredShelves(tx)
  const known = new Set((await listStoredFacts(tx)).map(({ key }) => key))
  const was = new Map(before.map((row) => [row.slug, row]))
  for (const row of rows) {
    if (!was.has(row.slug)) await takeAddress(tx, row.slug)
    if (row.parent !== null && was.get(row.slug)?.parent !== row.parent) requirePlace(rows, row, row.parent)
    const here = ({ facts, facets }: StoredShelf) => ({ facts: facts.filter(isKnown), facets: facets.filter(isKnown) })
    const isKnown = (key: string) => known.has(key)
    if (!row.facts.every(isKnown) || !row.facets.every(isKnown)) {
      await changeShelfRow(tx, row.slug, here(row))
      outcome.keep({ kind: 'shelf', objectId: row.slug }, 'fact_gone', ['facts'])
    }
  }
  const hasRest = (all: readonly StoredShelf[], category: string) =>
    all.some((one) => one.category === category && one.isRest)
  for (const { category } of rows)
    if (hasRest(before, category) && !hasRest(rows, category)) throw problem('shelf_is_rest')
  if (new Set(rows.map(({ position }) => position)).size < rows.length) await storeOrder(tx, rows)
}

/** The products that are deleted leave a shelf that goes, as when staff deletes it. */
export async function leaveShelf(tx: Tx, slug: string): Promise<void> {
  const rows = await listAdminShelfRows(tx)
  const gone = rows.find((row) => row.slug === slug)
  const rest = rows.find(({ category, isRest }) => isRest && category === gone?.category)
  if (!gone || !rest || gone === rest || gone.articles > 0 || rows.some(({ parent }) => parent === slug)) return
  await moveAllTo(tx, slug, rest.slug)
}

/** Whether products or shelves of today need what a fact would lose. */
export async function isFactInUse(tx: Tx, { tableName, objectId, before, after }: RecordedRow): Promise<boolean> {
  if (tableName !== 'facts' || !after) return false
  const fact = (await listAdminFactRows(tx)).find(({ key }) => key === objectId)
  if (!fact) return false
  if (!before) return fact.articles > 0 || (await listStoredShelves(tx)).some(({ facts }) => facts.includes(objectId))
  if (fact.articles > 0 && ('kind' in before || 'unit' in before)) return true
  const { choices } = before
  return (
    Array.isArray(choices) &&
    fact.choices.some(({ value, articles }) => articles > 0 && !choices.some((choice) => choice.value === value))
  )
}
