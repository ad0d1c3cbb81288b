import { queryOptions } from '@tanstack/react-query'
import { listProducts, type Product, type WholeProduct } from '#shared/contract/catalog/catalog.ts'
import { centsOf } from '#shared/domain/platform/money.ts'
import { isMissing, productQuery } from '#web/catalog/product-queries.ts'
import type { Api } from '#web/platform/api.ts'
import { maxCompared } from './compare-address.ts'

interface Compared {
  /** Of one category, that of the first. */
  products: WholeProduct[]
  goneCount: number
  hasOthers: boolean
}

/** The products of an address: deleted ones, or those of another kind, are left out with a note. */
export const comparedQuery = (api: Api, slugs: readonly string[]) =>
  queryOptions({
    queryKey: ['products', 'compared', slugs],
    queryFn: async ({ client }): Promise<Compared> => {
      const asked = slugs.map((slug) =>
        client.ensureQueryData(productQuery(api, slug)).catch((error: unknown) => {
          if (isMissing(error)) return undefined
          throw error
        }),
      )
      const found = (await Promise.all(asked)).filter((one) => one !== undefined)
      const products = found.filter(({ category }) => category === found[0]?.category)
      const hasOthers = products.length < found.length
      return { products, goneCount: slugs.length - found.length, hasOthers }
    },
  })

const looked = 24
const offered = 4

/** Candidates to add: other models of the same shelf, nearest in price first. */
export const addableQuery = (api: Api, products: readonly Product[]) =>
  queryOptions({
    queryKey: ['products', 'addable', products.map(({ slug }) => slug)],
    queryFn: async ({ signal }): Promise<Product[]> => {
      const [first] = products
      if (!first || products.length >= maxCompared) return []
      const { category, shelf, price } = first
      const query = { category, ...(shelf && { shelf }), models: 'one', inStock: 'true', limit: `${looked}` } as const
      const found = await api(listProducts, { query: { ...query, lang: api.lang } }, { signal })
      const isNew = ({ slug, modelKey }: Product) =>
        products.every((one) => one.slug !== slug && (modelKey === null || one.modelKey !== modelKey))
      const distance = (one: Product) => Math.abs(centsOf(one.price) - centsOf(price))
      return found
        .filter(isNew)
        .toSorted((a, b) => distance(a) - distance(b))
        .slice(0, offered)
    },
  })
