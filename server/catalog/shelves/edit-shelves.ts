import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { requireVersion } from '#server/platform/problems/edit-conflict.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import type { AdminShelf, NewShelf, ShelfChange } from '#shared/contract/catalog/admin-shelves.ts'
import { slugify } from '#shared/domain/catalog/product-slug.ts'
import { foldText } from '#shared/domain/platform/fold-text.ts'
import { listAdminShelfRows, listStoredFacts, listStoredShelves, type StoredShelf } from './admin-shelf-repository.ts'
import { placedAt, requirePlace } from './shelf-places.ts'
import { lockShelves } from './shelf-repository.ts'
import {
  changeShelfRow,
  deleteShelfRow,
  giveUpRest,
  insertShelf,
  moveAllTo,
  redirectShelf,
  storeOrder,
  takeAddress,
} from './shelf-write-repository.ts'

type WriteDeps = Pick<CatalogDeps, 'database'>

/** @throws Problem 409 shelf_address_taken, shelf_too_deep, shelf_elsewhere; 400 invalid_input by field */
export function createShelf(deps: WriteDeps, { category, position, ...input }: NewShelf): Promise<AdminShelf> {
  return changeShelves(deps, async (tx, rows) => {
    const slug = input.slug ?? slugify(input.name.it).slice(0, 60).replace(/-+$/, '')
    await requireAddress(tx, rows, slug)
    const parent = input.parent ?? null
    requirePlace(rows, { slug, category }, parent)
    const { words = [], text = { it: '', en: '' } } = input
    const facts = await requireFacts(tx, input.facts ?? [])
    const own = { slug, category, parent, name: input.name, text, words: folded(words) }
    await insertShelf(tx, { ...own, facts, facets: input.facets ?? [], position: rows.length })
    return { slug, position: position ?? rows.length }
  })
}

/** @throws Problem 404, 409 edit_conflict (with the shelf as it is) and those of `createShelf` */
export function updateShelf(deps: WriteDeps, oldSlug: string, change: ShelfChange): Promise<AdminShelf> {
  return changeShelves(deps, async (tx, rows) => {
    const before = await requireShelf(tx, rows, oldSlug, change.version)
    const { version: _version, position, words, isRest, ...rest } = change
    const slug = change.slug ?? before.slug
    const parent = change.parent === undefined ? before.parent : change.parent
    if (slug !== before.slug) await requireAddress(tx, rows, slug)
    requirePlace(rows, before, parent)
    if (rest.facts) await requireFacts(tx, rest.facts)
    if (isRest) await giveUpRest(tx, before.category)
    await changeShelfRow(tx, before.slug, {
      ...rest,
      ...(words && { words: folded(words) }),
      ...(isRest && { isRest }),
    })
    if (slug !== before.slug) await redirectShelf(tx, before.slug, slug)
    const hasMoved = parent !== before.parent
    return { slug, position: position ?? (hasMoved ? rows.length : undefined) }
  })
}

/**
 * Moves the products and children of a shelf to another one, which also takes its facts; of a product only its place
 * changes. @throws Problem 404, 409 edit_conflict, shelf_is_rest, shelf_elsewhere, shelf_too_deep, shelf_inside_itself
 */
export function mergeShelf(
  deps: WriteDeps,
  from: string,
  { into, version }: { into: string; version?: number | undefined },
): Promise<AdminShelf> {
  return changeShelves(deps, async (tx, rows) => {
    const gone = await requireShelf(tx, rows, from, version)
    if (into === from) throw problem('shelf_inside_itself', { fields: { into: 'shelf_inside_itself' } })
    const other = rows.find(({ slug }) => slug === into)
    if (other?.category !== gone.category) throw problem('shelf_elsewhere', { fields: { into: 'shelf_elsewhere' } })
    if (gone.isRest) throw problem('shelf_is_rest')
    if (other.parent !== null && rows.some(({ parent }) => parent === from))
      throw problem('shelf_too_deep', { fields: { into: 'shelf_too_deep' } })
    const both = (own: readonly string[], added: readonly string[]) => [...new Set([...own, ...added])]
    await changeShelfRow(tx, into, { words: both(other.words, gone.words), facts: both(other.facts, gone.facts) })
    await moveAllTo(tx, from, into)
    await deleteShelfRow(tx, from)
    await redirectShelf(tx, from, into)
    return { slug: into, position: undefined }
  })
}

/** @throws Problem 404, 409 shelf_is_rest, shelf_not_empty, shelf_has_children */
export async function deleteShelf({ database }: WriteDeps, slug: string): Promise<void> {
  await inTransaction(database, async (tx) => {
    await lockShelves(tx)
    const rows = await listAdminShelfRows(tx)
    const gone = rows.find((row) => row.slug === slug)
    if (!gone) throw problem('shelf_not_found')
    if (gone.isRest) throw problem('shelf_is_rest')
    if (rows.some(({ parent }) => parent === slug)) throw problem('shelf_has_children')
    if (gone.articles > 0) throw problem('shelf_not_empty', { details: { articles: gone.articles } })
    // Deleted products still refer to it.
    const rest = rows.find(({ category, isRest }) => isRest && category === gone.category)
    if (rest) await moveAllTo(tx, slug, rest.slug)
    await deleteShelfRow(tx, slug)
    tx.onCommit.shelves()
  })
}

type Placed = { slug: string; position: number | undefined }

/** Serialised, in one transaction that all nodes hear of. */
async function changeShelves(
  { database }: WriteDeps,
  change: (tx: Tx, rows: readonly StoredShelf[]) => Promise<Placed>,
): Promise<AdminShelf> {
  return inTransaction(database, async (tx) => {
    await lockShelves(tx)
    const { slug, position } = await change(tx, await listStoredShelves(tx))
    const rows = await listStoredShelves(tx)
    await storeOrder(tx, position === undefined ? rows : placedAt(rows, slug, position))
    tx.onCommit.shelves()
    return findShelf(tx, slug)
  })
}

async function findShelf(tx: Tx, requested: string): Promise<AdminShelf> {
  const found = (await listAdminShelfRows(tx)).find(({ slug }) => slug === requested)
  if (!found) throw problem('shelf_not_found')
  return found
}

async function requireShelf(tx: Tx, rows: readonly StoredShelf[], requested: string, version: number | undefined) {
  const found = rows.find(({ slug }) => slug === requested)
  if (!found) throw problem('shelf_not_found')
  await requireVersion(version, found.version, () => findShelf(tx, requested))
  return found
}

/** A former address of another shelf may be reused: it stops redirecting. */
async function requireAddress(tx: Tx, rows: readonly StoredShelf[], requested: string): Promise<void> {
  if (rows.some(({ slug }) => slug === requested))
    throw problem('shelf_address_taken', { fields: { slug: 'shelf_address_taken' } })
  await takeAddress(tx, requested)
}

async function requireFacts(tx: Tx, keys: readonly string[]): Promise<string[]> {
  const known = new Set((await listStoredFacts(tx)).map(({ key }) => key))
  if (!keys.every((key) => known.has(key))) throw invalidInput({ facts: 'field_fact' })
  return [...new Set(keys)]
}

const folded = (words: readonly string[]) => [...new Set(words.map(foldText))].filter((word) => word !== '')
