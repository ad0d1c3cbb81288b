import {
  type FetchQueryOptions,
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import {
  type Facets,
  getFacets,
  getProduct,
  type ListedProduct,
  listProducts,
  type Product,
} from '#shared/contract/catalog/catalog.ts'
import type { SearchedSizes, UnderstoodCondition } from '#shared/contract/catalog/search-reply.ts'
import { type Category, categories, isBicycleCategory } from '#shared/domain/platform/goods/categories.ts'
import { type Api, ApiError, useApi } from '#web/platform/api.ts'
import type { RouteContext } from '#web/platform/route-context.ts'
import { type CatalogAddress, filterOf, type ListFilter, type ListPlace, pageSize } from './catalog-address.ts'

export interface ShownProducts {
  /** One for the colours of a model. */
  products: ListedProduct[]
  /** How many stand on the pages before. */
  start: number
  total: number
  /** How many these stand for. */
  articles: number
  /** Of used bicycles: how many can be bought online now. */
  forSale: string | undefined
  /** The interpretation of the search. */
  search: SearchRead
}

interface SearchRead {
  /** Some of the words or conditions had to be given up. */
  isSimilar: boolean
  understood: readonly UnderstoodCondition[]
  corrected: string | undefined
  /** A kind of goods that the shop does not have, and the nearest one that it has. */
  /** Words of the query that no part of the answer meets. */
  unread: readonly string[]
  notSold: string | undefined
  nearestKind: string | undefined
  sizes: SearchedSizes
}

const nothingRead: SearchRead = {
  isSimilar: false,
  understood: [],
  unread: [],
  corrected: undefined,
  notSold: undefined,
  nearestKind: undefined,
  sizes: {},
}

const sizesRead = (headers: Headers): SearchedSizes => JSON.parse(headers.get('x-searched-sizes') ?? '{}')

function searchRead(headers: Headers): SearchRead {
  const decoded = (name: string) => {
    const value = headers.get(name)
    return value === null ? undefined : decodeURIComponent(value)
  }
  return {
    isSimilar: headers.get('x-match') === 'similar',
    understood: JSON.parse(headers.get('x-understood') ?? '[]'),
    unread: JSON.parse(headers.get('x-not-understood') ?? '[]'),
    corrected: decoded('x-corrected'),
    notSold: decoded('x-not-sold'),
    nearestKind: decoded('x-nearest-kind'),
    sizes: sizesRead(headers),
  }
}

/** A bicycle's card shows none of its thirty facts, and its dialog asks for them. */
const asListed = (product: ListedProduct): ListedProduct =>
  isBicycleCategory(product.category) ? { ...product, facts: [] } : product

const modelOf = ({ category, modelKey, id }: Product) => (modelKey === null ? id : `${category} ${modelKey}`)

const keptForMs = 30 * 60_000
export const lists = ['products', 'list'] as const

/** The products of a list from its page on; a longer list reuses the pages of a shorter one. */
const listQuery = (api: Api, filter: ListFilter, { sort, pagina = 1, shown = pageSize }: CatalogAddress) =>
  queryOptions({
    queryKey: [...lists, filter, sort, pagina, shown],
    queryFn: async ({ client, signal }): Promise<ShownProducts> => {
      const start = (pagina - 1) * pageSize
      const before = client.getQueryData<ShownProducts>([...lists, filter, sort, pagina, shown - pageSize])
      const offsets = Array.from({ length: Math.ceil(shown / pageSize) }, (_, page) => page * pageSize)
      const missing = offsets.filter((offset) => offset >= (before?.products.length ?? 0))
      const pages = await Promise.all(
        missing.map((offset) =>
          api.withHeaders(
            listProducts,
            {
              query: {
                ...filter,
                lang: api.lang,
                sort,
                sold: 'last',
                models: 'one',
                limit: String(pageSize),
                offset: String(start + offset),
              },
            },
            { signal },
          ),
        ),
      )
      const products = [...(before?.products ?? []), ...pages.flatMap((page) => page.data.map(asListed))]
      const headers = pages.at(-1)?.headers
      const sizes = Object.assign({ ...before?.search.sizes }, ...pages.map((page) => sizesRead(page.headers)))
      const count = (name: string) => headers?.get(name) ?? undefined
      const total = Number(count('x-total-count') ?? before?.total ?? products.length)
      return {
        start,
        // The catalogue may have changed between two pages.
        products: [...new Map(products.map((product) => [modelOf(product), product])).values()],
        total,
        articles: Number(count('x-article-count') ?? before?.articles ?? total),
        forSale: count('x-for-sale-count') ?? before?.forSale,
        search: { ...(headers ? searchRead(headers) : (before?.search ?? nothingRead)), sizes },
      }
    },
    gcTime: keptForMs,
  })

export const facetsQuery = (api: Api, filter: ListFilter) =>
  queryOptions({
    queryKey: ['products', 'facets', filter],
    queryFn: ({ signal }) => api(getFacets, { query: { ...filter, lang: api.lang } }, { signal }),
  })

const availableCountQuery = (api: Api, filter: ListFilter) =>
  queryOptions({
    queryKey: ['products', 'available', filter],
    queryFn: async ({ signal }) =>
      (await api(getFacets, { query: { ...filter, inStock: 'true', lang: api.lang } }, { signal })).total,
  })

const categoryCountsQuery = (api: Api, filter: ListFilter) =>
  queryOptions({
    queryKey: ['products', 'categories', filter],
    queryFn: async ({ signal }) => {
      const count = async (category: Category) =>
        [
          category,
          (await api(getFacets, { query: { ...filter, category, lang: api.lang } }, { signal })).total,
        ] as const
      return Object.fromEntries(await Promise.all(categories.map(count))) as Record<Category, number>
    },
  })

export const productQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['products', 'one', slug],
    queryFn: ({ signal }) => api(getProduct, { params: { id: slug }, query: { lang: api.lang } }, { signal }),
  })

/** The list of a page; while filters change the former list stays on screen (`isPlaceholderData`). */
export function useProductList(place: ListPlace, address: CatalogAddress) {
  const filter = { ...filterOf(place, address), ...('category' in place && place.bike) }
  return useQuery({
    ...listQuery(useApi(), filter, address),
    placeholderData: keepPreviousData,
  })
}

export function useFacets(place: ListPlace, address: CatalogAddress) {
  const api = useApi()
  const filter = filterOf(place, address)
  const all = useQuery(facetsQuery(api, filterOf(place, {})))
  const now = useQuery({ ...facetsQuery(api, filter), placeholderData: keepPreviousData })
  const available = useQuery({ ...availableCountQuery(api, filter), placeholderData: keepPreviousData })
  const perCategory = useQuery({
    ...categoryCountsQuery(api, searchOf(filter)),
    enabled: 'q' in place,
    placeholderData: keepPreviousData,
  })
  const facets = all.data && now.data ? withZeroCounts(all.data, now.data) : undefined
  const failed = [all, now, available].find((query) => query.isError)
  return { facets, available: available.data, perCategory: perCategory.data, failed }
}

/** A search's filter for counting its categories: without category, and without the bicycle type that belongs to it. */
function searchOf(filter: ListFilter): ListFilter {
  const { category: _, subcategory: __, ...rest } = filter
  return rest
}

const facetNames = ['subcategory', 'brand', 'frameSize', 'color'] as const

export const hitsFirst = <T extends { count: number | undefined }>(values: T[]): T[] =>
  values.toSorted((a, b) => Number(a.count === 0) - Number(b.count === 0))

/** Values of the whole list that the filters leave nothing of are shown last and disabled, not hidden. */
function withZeroCounts(all: Facets, now: Facets): Facets {
  const merged = facetNames.map((name) => {
    const counts = new Map(now[name].map(({ value, count }) => [value, count]))
    return [name, hitsFirst(all[name].map(({ value }) => ({ value, count: counts.get(value) ?? 0 })))] as const
  })
  const facts = all.facts?.map((fact) => {
    const { values, range = fact.range } = now.facts?.find(({ key }) => key === fact.key) ?? {}
    const counts = new Map(values?.map((one) => [one.value, one.count]))
    const withCounts = fact.values.map((one) => ({ ...one, count: counts.get(one.value) ?? 0 }))
    return { ...fact, values: hitsFirst(withCounts), ...(range && { range }) }
  })
  return { ...now, ...(Object.fromEntries(merged) as Pick<Facets, (typeof facetNames)[number]>), facts }
}

/** A product of a list already loaded, shown until the catalogue has answered. */
export function useListedProduct(): (slug: string) => Product | undefined {
  const queries = useQueryClient()
  return (slug) => {
    const known = queries.getQueriesData<ShownProducts>({ queryKey: lists })
    return known.flatMap(([, list]) => list?.products ?? []).find((product) => product.slug === slug)
  }
}

interface ListNeeds {
  place: ListPlace
  address: CatalogAddress
  hasFilters: boolean
}

/** A route's loader for a list: the server waits for everything, the browser shows the page and lets blocks load. */
export async function loadList({ queries, api }: Pick<RouteContext, 'queries' | 'api'>, needs: ListNeeds) {
  const { place, address, hasFilters } = needs
  const filter = filterOf(place, address)
  const isSearch = 'q' in place
  const list = listQuery(api, filter, address)
  await Promise.all([
    bring(queries, list),
    hasFilters && bring(queries, facetsQuery(api, filter)),
    hasFilters && bring(queries, facetsQuery(api, filterOf(place, {}))),
    hasFilters && bring(queries, availableCountQuery(api, filter)),
    hasFilters && isSearch && bring(queries, categoryCountsQuery(api, searchOf(filter))),
  ])
  // In the browser the list itself goes back to its start.
  if (import.meta.env.SSR && address.pagina && !queries.getQueryData(list.queryKey)?.products.length) throw notFound()
}

export async function bring<T, K extends QueryKey>(queries: QueryClient, query: FetchQueryOptions<T, Error, T, K>) {
  if (import.meta.env.SSR) await queries.ensureQueryData(query)
  else void queries.prefetchQuery(query)
}

// Malformed (400) and unknown ids both mean "not found".
export const isMissing = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 400)
