import { queryOptions } from '@tanstack/react-query'
import { listAdminFacts, listAdminShelves } from '#shared/contract/catalog/admin-shelves.ts'
import { adminKey } from '#web/admin/admin-queries.ts'
import type { Api } from '#web/api.ts'

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
