import { queryOptions } from '@tanstack/react-query'
import { getInspectionCard } from '#shared/contract/catalog/admin-inspection-cards.ts'
import { adminKey } from '#web/admin/admin-queries.ts'
import type { Api } from '#web/api.ts'

/** Read once each time it opens: from then on the screen knows it. */
export const inspectionCardQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...adminKey, 'job-card', id],
    queryFn: ({ signal }) => api(getInspectionCard, { params: { id } }, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
