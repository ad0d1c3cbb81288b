import { queryOptions } from '@tanstack/react-query'
import { listProducts, type Product } from '#shared/contract/catalog/catalog.ts'
import { listBikeQuestions } from '#shared/contract/catalog/compatibility.ts'
import type { Api } from '#web/platform/api.ts'
import { bikeParams, type MyBike } from './my-bikes.ts'

/** The questions of the rules, and the known facts of a bicycle. */
export const questionsQuery = (api: Api, bike: Pick<MyBike, 'slug' | 'own'>) =>
  queryOptions({
    queryKey: ['products', 'bike', bike.slug, bike.own],
    queryFn: ({ signal }) =>
      api(listBikeQuestions, { query: { ...bikeParams({ id: '', name: '', ...bike }), lang: api.lang } }, { signal }),
  })

/** Whether one part goes on a bicycle. */
export const partCompatibilityQuery = (api: Api, { id }: Pick<Product, 'id'>, bike: MyBike) =>
  queryOptions({
    queryKey: ['products', 'fit', id, bike.slug, bike.own],
    queryFn: async ({ signal }) => {
      const query = { ids: String(id), ...bikeParams(bike), lang: api.lang }
      const [found] = await api(listProducts, { query }, { signal })
      return found?.fit ?? null
    },
  })

const most = '6'

export const bikeSearchQuery = (api: Api, q: string) =>
  queryOptions({
    queryKey: ['products', 'bikes', q],
    queryFn: async ({ signal }): Promise<Product[]> => {
      const ask = (category: 'biciclette' | 'bici-usate') =>
        api(listProducts, { query: { q, category, limit: most, lang: api.lang } }, { signal })
      return (await Promise.all([ask('biciclette'), ask('bici-usate')])).flat()
    },
  })
