import { queryOptions } from '@tanstack/react-query'
import { listProducts, type Product } from '#shared/contract/catalog/catalog.ts'
import { getSizeChart } from '#shared/contract/catalog/size-charts.ts'
import type { SizeChart } from '#shared/domain/platform/goods/size-chart.ts'
import type { Api } from '#web/platform/api.ts'

export const sizeChartQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['size-chart', slug],
    queryFn: async ({ signal }) => {
      const { chart } = await api(getSizeChart, { params: { id: slug } }, { signal })
      return chart as SizeChart | null
    },
  })

/** Available products of this kind: the same query for every caller. */
export const inStockQuery = (api: Api, { category, subcategory }: Pick<Product, 'category' | 'subcategory'>) =>
  queryOptions({
    queryKey: ['size-chart', 'in-stock', category, subcategory],
    queryFn: ({ signal }) =>
      api(
        listProducts,
        {
          query: {
            category,
            ...(subcategory && { subcategory }),
            inStock: 'true',
            limit: '60',
            lang: api.lang,
          },
        },
        { signal },
      ),
  })
