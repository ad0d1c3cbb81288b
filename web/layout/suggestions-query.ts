import { queryOptions } from '@tanstack/react-query'
import { listProducts, type Suggestions, suggest } from '#shared/contract/catalog/catalog.ts'
import type { Api } from '#web/platform/api.ts'

const maxProducts = 6

export interface FoundSuggestions extends Suggestions {
  /** As the page of the search counts them. */
  total: number
  /** Not quite what was asked. */
  isSimilar: boolean
  /** A kind of goods that the shop does not have. */
  notSold: string | undefined
}

export const suggestionsQuery = (api: Api, q: string) =>
  queryOptions({
    queryKey: ['suggestions', q],
    queryFn: async ({ signal }): Promise<FoundSuggestions> => {
      const [found, results] = await Promise.all([
        api(suggest, { query: { q, lang: api.lang } }, { signal }),
        api.withHeaders(
          listProducts,
          { query: { q, lang: api.lang, sold: 'last', models: 'one', limit: '1' } },
          { signal },
        ),
      ])
      return {
        products: found.products.slice(0, maxProducts),
        categories: found.categories,
        shelves: found.shelves,
        words: found.words,
        total: Number(results.headers.get('x-article-count') ?? 0),
        isSimilar: results.headers.get('x-match') === 'similar',
        notSold: decodeURIComponent(results.headers.get('x-not-sold') ?? '') || undefined,
      }
    },
  })
