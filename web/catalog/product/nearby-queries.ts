import { queryOptions, useQuery } from '@tanstack/react-query'
import { listNearest, listProducts, listRelated, type Product, type Related } from '#shared/contract/catalog/catalog.ts'
import { type Api, useApi } from '#web/platform/api.ts'

export const nearestQuery = (api: Api, slug: string, size?: string) =>
  queryOptions({
    queryKey: ['products', 'nearest', slug, size],
    queryFn: ({ signal }) =>
      api(listNearest, { params: { id: slug }, query: { lang: api.lang, ...(size && { size }) } }, { signal }),
  })

export const relatedQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['products', 'related', slug],
    queryFn: ({ signal }) => api(listRelated, { params: { id: slug }, query: { lang: api.lang } }, { signal }),
  })

const nothing: Related = { siblings: [], alike: [], companions: [] }

export const useRelated = ({ slug }: Pick<Product, 'slug'>): Related =>
  useQuery(relatedQuery(useApi(), slug)).data ?? nothing

/** Products similar to a gone address: names begin with kind and model. */
export const likeSlugQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['products', 'like', slug],
    queryFn: ({ signal }) =>
      api(
        listProducts,
        { query: { q: slug.split('-', 2).join(' '), lang: api.lang, inStock: 'true', limit: '4' } },
        { signal },
      ),
  })
