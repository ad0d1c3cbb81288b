import type { Product, ProductQuery } from '#shared/contract/catalog/catalog.ts'
import { isCallOnly } from '#shared/domain/platform/goods/used-bicycles.ts'
import { type CatalogState, slotsOf } from './catalog-state.ts'
import { keep, onePerModel } from './model-colors.ts'
import { missesOf } from './product-filter.ts'
import { type Matches, type MatchKind, nothingSaid, type Reading, searchProducts } from './product-search.ts'
import { soldLast } from './sold-last.ts'
import { type Arrangement, arrangementFor } from './sort-orders.ts'

export interface ProductList {
  products: Product[]
  /** The number of products in all pages. */
  total: number
  /** The number of products in the catalogue: more where models are shown once. */
  articles: number
  /** Of a list of used bicycles: how many can be bought online now. */
  forSale: number | undefined
  match: MatchKind
  order: ListOrder
  reading: Reading
}

/** The order of the given ids, best first, or a shelf order. */
type ListOrder = 'ids' | 'relevance' | Arrangement

/** The caller arranges by bicycle. */
type ListQuery = Omit<ProductQuery, 'bike' | 'own'>

/** Another order of the slots found. */
type Arrange = (slots: Uint32Array) => Uint32Array

/** One page of the products that pass the filter; searches start with the best match by default. */
export function listProducts(state: CatalogState, query: ListQuery, arrange?: Arrange): ProductList {
  const { limit, offset = 0 } = query
  const matches = query.q === undefined ? undefined : searchProducts(state, query.q, { without: query.without })
  const order = orderOf(query, matches)
  const inOrder = slotsInOrder(state, query, order, matches)
  const isAmongUsed = query.category === 'bici-usate' && query.q === undefined
  const slots = query.sold === 'last' ? soldLast(state, inOrder, isAmongUsed) : inOrder
  const misses = missesOf(query, state.book)
  // No filter is left to check.
  const isAll = !misses && !query.ids && (!matches || (inOrder === matches.slots && !query.category))
  const isMatch = inOrder === matches?.slots ? undefined : matches?.isMatch
  const found = isAll
    ? slots
    : keep(slots, (slot) => {
        const item = state.items[slot]
        if (!item || (isMatch && isMatch[slot] === 0) || (misses && misses(item) !== 0)) return false
        return !query.category || item.product.category === query.category
      })
  const ofModels = query.models === 'one' ? onePerModel(state, found, isAll) : found
  const listed = arrange ? arrange(ofModels) : ofModels
  return {
    products: productsAt(state, listed, offset, limit),
    total: listed.length,
    articles: found.length,
    forSale: isAmongUsed ? countForSale(state, found) : undefined,
    match: matches?.kind ?? 'exact',
    order,
    reading: matches?.reading ?? nothingSaid,
  }
}

function countForSale({ items }: CatalogState, slots: Uint32Array): number {
  const products = [...slots].flatMap((slot) => items[slot]?.product ?? [])
  return products.filter((product) => product.stock > 0 && !isCallOnly(product)).length
}

function productsAt({ items }: CatalogState, slots: Uint32Array, offset: number, limit = slots.length): Product[] {
  const products: Product[] = []
  for (let at = offset; at < Math.min(slots.length, offset + limit); at++) {
    const item = items[slots[at] ?? -1]
    if (item) products.push(item.product)
  }
  return products
}

function orderOf({ ids, sort, lang }: ListQuery, matches: Matches | undefined): ListOrder {
  if (ids) return 'ids'
  if (sort && sort !== 'relevance') return arrangementFor(sort, lang)
  return matches ? 'relevance' : 'newest'
}

function slotsInOrder(
  state: CatalogState,
  { ids, category }: ListQuery,
  order: ListOrder,
  matches: Matches | undefined,
): Uint32Array {
  if (order === 'ids') return Uint32Array.from((ids ?? []).flatMap((id) => state.slotOfId.get(id) ?? []))
  if (order === 'relevance') return matches?.slots ?? new Uint32Array()
  return slotsOf(state, category ?? 'all', order)
}
