import type { CatalogState } from '#server/catalog/product-index/catalog-state.ts'
import { searchProducts } from '#server/catalog/product-index/product-search.ts'
import { inBatches } from '#server/platform/in-batches.ts'
import type { WordFinds } from '#shared/contract/catalog/search-words.ts'

/** A large catalogue takes a millisecond a search: customers are answered in between. */
const searchesAtOnce = 10

export function foundNow(state: CatalogState, query: string): WordFinds {
  const { kind = 'none', slots } = searchProducts(state, query) ?? {}
  return { match: kind, articles: slots?.length ?? 0 }
}

export async function withFinds<T>(
  state: CatalogState,
  rows: readonly T[],
  queryOf: (row: T) => string,
): Promise<(T & WordFinds)[]> {
  const found: (T & WordFinds)[] = []
  for await (const some of inBatches(rows, searchesAtOnce))
    for (const row of some) found.push({ ...row, ...foundNow(state, queryOf(row)) })
  return found
}
