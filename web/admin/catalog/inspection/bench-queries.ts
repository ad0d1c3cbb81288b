import { queryOptions } from '@tanstack/react-query'
import { getJobCard } from '#shared/contract/catalog/admin-job-cards.ts'
import { adminKey } from '#web/admin/admin-queries.ts'
import type { Api } from '#web/api.ts'

/** Read once each time it opens: from then on the screen knows it. */
export const jobCardQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...adminKey, 'job-card', id],
    queryFn: ({ signal }) => api(getJobCard, { params: { id } }, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
