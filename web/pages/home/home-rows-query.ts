import { queryOptions } from '@tanstack/react-query'
import { listProducts, type Product } from '#shared/contract/catalog/catalog.ts'
import { getActivityBoard } from '#shared/contract/site/activity-board.ts'
import { isCallOnly } from '#shared/domain/platform/goods/used-bicycles.ts'
import type { RowProduct } from '#web/catalog/product/product-row.tsx'
import type { Api } from '#web/platform/api.ts'

/** A row of less looks like a shop that is closing. */
export const fewestInRow = 3
export const mostInRow = 4
/** Those that stand elsewhere on the page are left out of the row. */
const spare = 5
const looked = '48'

/** The newest of a category that can be bought here; of new bicycles one of each type, with a photo. */
export const rowQuery = (api: Api, category: 'biciclette' | 'bici-usate') =>
  queryOptions({
    queryKey: ['products', 'row', category],
    queryFn: async (): Promise<RowProduct[]> => {
      const newest = await api(listProducts, {
        query: { lang: api.lang, category, inStock: 'true', models: 'one', limit: looked },
      })
      const seen = new Set<string | null>()
      const isNext = ({ imageUrl, subcategory }: Product) =>
        imageUrl !== null && !seen.has(subcategory) && seen.add(subcategory)
      return newest
        .filter((product) => (category === 'biciclette' ? isNext(product) : !isCallOnly(product)))
        .slice(0, mostInRow + spare)
        .map(({ slug, name, price, category, imageUrl, frameSize, sizes, inspection, rating }) => {
          return { slug, name, price, category, imageUrl, frameSize, sizes, inspection, rating }
        })
    },
  })

const boardAgainMs = 60_000

/** It changes while one looks. */
export const activityBoardQuery = (api: Api) =>
  queryOptions({
    queryKey: ['board'],
    queryFn: ({ signal }) => api(getActivityBoard, { query: { lang: api.lang } }, { signal }),
    refetchInterval: boardAgainMs,
  })
