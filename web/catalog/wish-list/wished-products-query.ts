import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type ListedProduct, listProducts } from '#shared/contract/catalog/catalog.ts'
import type { Api } from '#web/platform/api.ts'

const askedAtOnce = 100

/** Those of these products that are on sale, by their id. */
export const wishedProductsQuery = (api: Api, ids: readonly number[]) =>
  queryOptions({
    queryKey: ['wished-products', ids],
    queryFn: async ({ signal }): Promise<Map<number, ListedProduct>> => {
      const parts = Array.from({ length: Math.ceil(ids.length / askedAtOnce) }, (_, part) =>
        ids.slice(part * askedAtOnce, (part + 1) * askedAtOnce),
      )
      const found = await Promise.all(
        parts.map((part) =>
          api(listProducts, { query: { ids: part.join(), limit: `${askedAtOnce}`, lang: api.lang } }, { signal }),
        ),
      )
      return new Map(found.flat().map((product) => [product.id, product]))
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
