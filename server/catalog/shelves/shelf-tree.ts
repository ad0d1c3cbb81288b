import type { CatalogState } from '#server/catalog/product-index/catalog-state.ts'
import type { ShelfRow } from '#server/catalog/product-index/shelf-directory.ts'
import type { Shelf, ShelfLink, ShelfWithNeighbours } from '#shared/contract/catalog/shelves.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { drawingOf } from './shelf-drawings.ts'

export function shelfPath({ category, slug }: Pick<ShelfRow, 'category' | 'slug'>): string {
  return `/${category}/${slug}`
}

/** The shelves with their numbers of listed products, descendants included. */
export function shelfTree(state: CatalogState, language: Language): Shelf[] {
  const countOf = shelfCounts(state)
  const childrenOf = Map.groupBy(state.book.shelves, ({ parent }) => parent)
  const toShelf = (row: ShelfRow): Shelf => ({
    ...linkTo(row, countOf, language),
    drawing: drawingOf(row, state.book),
    text: row.text[language],
    children: (childrenOf.get(row.slug) ?? []).map(toShelf),
  })
  return (childrenOf.get(null) ?? []).map(toShelf)
}

/** @param slug the one it has or had */
export function shelfWithNeighbours(
  state: CatalogState,
  slug: string,
  language: Language,
): ShelfWithNeighbours | undefined {
  const { book } = state
  const row = book.find(slug)
  if (!row) return undefined
  const countOf = shelfCounts(state)
  const toLink = (one: ShelfRow) => linkTo(one, countOf, language)
  const below = book.shelves.filter(({ parent }) => parent === row.slug)
  const beside = book.shelves.filter(({ parent, category }) => parent === row.parent && category === row.category)
  return {
    ...toLink(row),
    drawing: drawingOf(row, book),
    text: row.text[language],
    above: book.pathTo(row.parent).map(toLink),
    near: (below.length > 0 ? below : beside).map(toLink).filter((one) => one.count > 0 || one.slug === row.slug),
    facets: book.facetsOf(row.slug).map(({ key }) => key),
  }
}

/** The number of products of every non-empty shelf, children included. */
export function shelfCounts({ book, countOfShelf }: CatalogState): ReadonlyMap<string, number> {
  const counts = new Map(countOfShelf)
  // Parents come before their children: from the end every shelf is whole before its parent takes it.
  for (const { slug, parent } of book.shelves.toReversed())
    if (parent) counts.set(parent, (counts.get(parent) ?? 0) + (counts.get(slug) ?? 0))
  return counts
}

function linkTo(row: ShelfRow, countOf: ReadonlyMap<string, number>, language: Language): ShelfLink {
  const { slug, category, name } = row
  return { slug, path: shelfPath(row), category, name: name[language], count: countOf.get(slug) ?? 0 }
}
