import { queryOptions } from '@tanstack/react-query'
import { listAdminFacts, listAdminShelves } from '#shared/contract/shelves/admin-shelves.ts'
import type { Api } from '#web/api.ts'
import { adminKey } from '#web/features/admin/admin-queries.ts'

export const adminShelvesQuery = (api: Api) =>
  queryOptions({
    queryKey: [...adminKey, 'shelves', 'tree'],
    queryFn: ({ signal }) => api(listAdminShelves, {}, { signal }),
  })

export const adminFactsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...adminKey, 'shelves', 'facts'],
    queryFn: ({ signal }) => api(listAdminFacts, {}, { signal }),
  })
