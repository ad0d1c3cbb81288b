import type { CatalogState } from '#server/catalog-index/catalog-state.ts'
import type { ShelfRow } from '#server/catalog-index/shelf-book.ts'
import type { Shelf } from '#shared/contract/shelves.ts'
import type { Language } from '#shared/domain/language.ts'

export function shelfPath({ category, slug }: Pick<ShelfRow, 'category' | 'slug'>): string {
  return `/${category}/${slug}`
}

/** The shelves with how many listed articles stand on each, below it included. */
export function shelfTree({ book, items }: CatalogState, language: Language): Shelf[] {
  const own = new Map<string, number>()
  for (const item of items) {
    const slug = item?.isListed ? item.product.shelf : null
    if (slug) own.set(slug, (own.get(slug) ?? 0) + 1)
  }
  const childrenOf = Map.groupBy(book.shelves, ({ parent }) => parent)
  const toShelf = (row: ShelfRow): Shelf => {
    const children = (childrenOf.get(row.slug) ?? []).map(toShelf)
    const count = children.reduce((sum, child) => sum + child.count, own.get(row.slug) ?? 0)
    const { slug, category, name, text } = row
    return { slug, path: shelfPath(row), category, name: name[language], text: text[language], count, children }
  }
  return (childrenOf.get(null) ?? []).map(toShelf)
}
