import { useQueries } from '@tanstack/react-query'
import type { WholeProduct } from '#shared/contract/catalog/catalog.ts'
import { isBicycleCategory } from '#shared/domain/catalog/categories.ts'
import { useApi } from '#web/api.ts'
import { sizeChartQuery } from '#web/catalog/sizes/size-chart-query.ts'
import { type OverlaidFrame, overlaidFrames } from './overlaid-frames.ts'

/** For two or three bicycles; a table that fails to load counts as unknown. */
export function useOverlaidFrames(products: readonly WholeProduct[]): OverlaidFrame[] | undefined {
  const api = useApi()
  const enabled = products.length > 1 && products.every(({ category }) => isBicycleCategory(category))
  const charts = useQueries({ queries: products.map(({ slug }) => ({ ...sizeChartQuery(api, slug), enabled })) })
  return enabled
    ? overlaidFrames(
        products,
        charts.map(({ data }) => data),
      )
    : undefined
}
