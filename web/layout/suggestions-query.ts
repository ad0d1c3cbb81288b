import { queryOptions } from '@tanstack/react-query'
import { listProducts, type Suggestions, suggest } from '#shared/contract/catalog/catalog.ts'
import type { Api } from '#web/api.ts'

const maxProducts = 6

export interface FoundSuggestions extends Suggestions {
  /** Products that a search for the text finds. */
  total: number
}

export const suggestionsQuery = (api: Api, q: string) =>
  queryOptions({
    queryKey: ['suggestions', q],
    queryFn: async ({ signal }): Promise<FoundSuggestions> => {
      const [found, results] = await Promise.all([
        api(suggest, { query: { q, lang: api.lang } }, { signal }),
        api.withHeaders(listProducts, { query: { q, lang: api.lang, limit: '1' } }, { signal }),
      ])
      return {
        products: found.products.slice(0, maxProducts),
        categories: found.categories,
        shelves: found.shelves,
        words: found.words,
        total: Number(results.headers.get('x-total-count') ?? 0),
      }
    },
  })
