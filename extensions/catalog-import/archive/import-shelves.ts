import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { lockShelves } from '#server/catalog/shelves/shelf-repository.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { invalidInput } from '#server/platform/problems/problem.ts'
import { categories } from '#shared/domain/platform/goods/categories.ts'
import type { ArchivedShelf, ShelfSet } from '../../picture-intake/shop-archives.ts'
import {
  addFacts,
  addRedirects,
  addShelves,
  hasAnyProduct,
  listShelfSet,
  replaceShelves,
} from './shelf-set-repository.ts'

interface ImportedShelves {
  addedShelves: number
  addedFacts: number
  different: string[]
}

/**
 * Imports the shelves and facts of an archive. A shop without products takes them over; elsewhere existing ones stay
 * and missing ones are appended.
 * @throws Problem 400 for an impossible set
 */
export async function importShelves(
  { database }: Pick<CatalogDeps, 'database'>,
  set: ShelfSet,
): Promise<ImportedShelves> {
  if (!isPossible(set)) throw invalidInput({ shelves: 'field_invalid' })
  return inTransaction(database, async (tx) => {
    await lockShelves(tx)
    const own = await listShelfSet(tx)
    const newShelves = missing(own.shelves, set.shelves, ({ slug }) => slug)
    const newFacts = missing(own.facts, set.facts, ({ key }) => key)
    tx.onCommit.shelves()
    const added = { addedShelves: newShelves.length, addedFacts: newFacts.length }
    if (!(await hasAnyProduct(tx))) {
      await replaceShelves(tx, set)
      return { ...added, different: [] }
    }
    const places = new Map([...own.shelves, ...newShelves].map((shelf) => [shelf.slug, shelf]))
    const wellPlaced = newShelves.map((shelf) => ({
      ...shelf,
      isRest: false,
      parent: shelf.parent !== null && places.get(shelf.parent)?.category === shelf.category ? shelf.parent : null,
    }))
    await addFacts(tx, newFacts, own.facts.length)
    await addShelves(tx, wellPlaced, own.shelves.length)
    const slugs = new Set(places.keys())
    await addRedirects(
      tx,
      set.redirects.filter(({ slug, target }) => !slugs.has(slug) && slugs.has(target)),
    )
    return {
      ...added,
      different: [
        ...different(own.shelves, set.shelves, ({ slug }) => slug).map(({ name }) => name.it),
        ...different(own.facts, set.facts, ({ key }) => key).map(({ label }) => label.it),
      ],
    }
  })
}

/** One shelf for the rest of each category, two levels, each in its parent's category, every fact known, nothing twice. */
function isPossible({ shelves, facts, redirects }: ShelfSet): boolean {
  const bySlug = new Map(shelves.map((shelf) => [shelf.slug, shelf]))
  const keys = new Set(facts.map(({ key }) => key))
  const isWell = ({ category, parent, facts: own, facets }: ArchivedShelf) => {
    const above = parent === null ? undefined : bySlug.get(parent)
    const isPlaced = parent === null || (above?.category === category && above.parent === null)
    return isPlaced && [...own, ...facets].every((key) => keys.has(key))
  }
  return (
    bySlug.size === shelves.length &&
    keys.size === facts.length &&
    categories.every((one) => shelves.filter(({ category, isRest }) => isRest && category === one).length === 1) &&
    facts.every(({ kind, unit }) => unit === null || kind === 'number') &&
    shelves.every(isWell) &&
    redirects.every(({ slug, target }) => bySlug.has(target) && !bySlug.has(slug))
  )
}

function missing<T>(own: readonly T[], requested: readonly T[], keyOf: (one: T) => string): T[] {
  const known = new Set(own.map(keyOf))
  return requested.filter((one) => !known.has(keyOf(one)))
}

function different<T extends object>(own: readonly T[], requested: readonly T[], keyOf: (one: T) => string): T[] {
  const known = new Map(own.map((one) => [keyOf(one), textOf(one)]))
  return requested.filter((one) => known.has(keyOf(one)) && known.get(keyOf(one)) !== textOf(one))
}

/** Independent of the order of fields. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
