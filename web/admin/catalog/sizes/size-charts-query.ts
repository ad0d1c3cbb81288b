import { queryOptions } from '@tanstack/react-query'
import { getSizeCharts } from '#shared/contract/catalog/size-charts.ts'
import { adminKey } from '#web/admin/admin-queries.ts'
import type { Api } from '#web/api.ts'

/** Read again each time it is opened: an edit starts from the stored table. */
export const sizeChartsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...adminKey, 'size-charts'],
    queryFn: ({ signal }) => api(getSizeCharts, {}, { signal }),
    gcTime: 0,
    staleTime: 0,
  })
