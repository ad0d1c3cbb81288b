import { queryOptions } from '@tanstack/react-query'
import { listImportMappings } from '#shared/contract/intake/import-mappings.ts'
import { adminKey } from '#web/admin/admin-queries.ts'
import type { Api } from '#web/api.ts'

export const importMappingsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...adminKey, 'import-mappings'],
    queryFn: ({ signal }) => api(listImportMappings, {}, { signal }),
  })
