import { queryOptions } from '@tanstack/react-query'
import { listProducts } from '#shared/contract/catalog/catalog.ts'
import type { ListFilter } from '#web/catalog/catalog-address.ts'
import type { Api } from '#web/platform/api.ts'

/** So many that three of them are not on the page yet. */
const looked = '8'

interface Relaxed {
  articles: number
  /** All conditions are met. */
  isExact: boolean
  names: string[]
  prices: string[]
}

/** The list on the page. */
export interface ListNow {
  articles: number
  names: readonly string[]
}

export const isOtherList = (found: Relaxed, now: ListNow): boolean =>
  found.articles !== now.articles || found.names.some((name) => !now.names.includes(name))

export const relaxedQuery = (api: Api, filters: readonly ListFilter[]) =>
  queryOptions({
    queryKey: ['products', 'relaxed', filters],
    queryFn: ({ signal }) =>
      Promise.all(
        filters.map(async (filter): Promise<Relaxed> => {
          const query = { ...filter, lang: api.lang, sold: 'last', models: 'one', limit: looked } as const
          const { data, headers } = await api.withHeaders(listProducts, { query }, { signal })
          return {
            articles: Number(headers.get('x-article-count')),
            isExact: headers.get('x-match') === 'exact',
            names: data.map(({ name }) => name),
            prices: data.map(({ price }) => price),
          }
        }),
      ),
  })

/** New products in stock, for a search without understood words. */
export const justInQuery = (api: Api, count: number) =>
  queryOptions({
    queryKey: ['products', 'just-in', count],
    queryFn: ({ signal }) =>
      api(
        listProducts,
        { query: { lang: api.lang, inStock: 'true', models: 'one', limit: String(count) } },
        { signal },
      ),
  })
