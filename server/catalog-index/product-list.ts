import type { Condition } from '#server/search/query-items.ts'
import type { Product, ProductQuery } from '#shared/contract/catalog.ts'
import type { CatalogState } from './catalog-state.ts'
import { missesOf } from './product-filter.ts'
import { type Matches, type MatchKind, searchProducts } from './product-search.ts'
import { soldLast } from './sold-last.ts'
import { arrangementFor } from './sort-orders.ts'

export interface ProductList {
  products: Product[]
  total: number
  match: MatchKind
  conditions: readonly Condition[]
  /** What the query was corrected to. */
  corrected: string | undefined
}

/** One page of the products that pass the filter; found ones come best first unless another order is asked for. */
export function listProducts(state: CatalogState, query: ProductQuery): ProductList {
  const { sort, limit, offset = 0 } = query
  const matches = query.q === undefined ? undefined : searchProducts(state, query.q, { without: query.without })
  const end = limit === undefined ? Number.POSITIVE_INFINITY : offset + limit
  const inOrder = slotsInOrder(state, query, matches, sort)
  const slots = query.sold === 'last' ? soldLast(state, inOrder) : inOrder
  const misses = missesOf(query, state.book)
  const { kind: match = 'exact', conditions = [], corrected } = matches ?? {}
  const said = { match, conditions, corrected }
  const products: Product[] = []
  let total = 0
  // Nothing is left to look at: these are exactly the ones.
  const isAll = !misses && !query.ids && (!matches || (inOrder === matches.slots && !query.category))
  if (isAll) {
    for (const slot of slots.subarray(offset, end)) pushProduct(state, slot, products)
    return { products, total: slots.length, ...said }
  }
  const isMatch = inOrder === matches?.slots ? undefined : matches?.isMatch
  for (const slot of slots) {
    const item = state.items[slot]
    if (!item || (isMatch && isMatch[slot] === 0) || (misses && misses(item) !== 0)) continue
    if (query.category && item.product.category !== query.category) continue
    if (total >= offset && total < end) products.push(item.product)
    total++
  }
  return { products, total, ...said }
}

function slotsInOrder(
  state: CatalogState,
  filter: ProductQuery,
  matches: Matches | undefined,
  sort: ProductQuery['sort'],
): Uint32Array {
  if (filter.ids) return Uint32Array.from(filter.ids.flatMap((id) => state.slotOfId.get(id) ?? []))
  if (matches && (!sort || sort === 'relevance')) return matches.slots
  const order = !sort || sort === 'relevance' ? 'newest' : sort
  return state.shelves[filter.category ?? 'all'][arrangementFor(order, filter.lang)]
}

function pushProduct(state: CatalogState, slot: number, products: Product[]): void {
  const item = state.items[slot]
  if (item) products.push(item.product)
}
