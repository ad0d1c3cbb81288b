import { queryOptions } from '@tanstack/react-query'
import { listImportMappings } from '#shared/contract/column-mapping/import-mappings.ts'
import type { Api } from '#web/api.ts'
import { adminKey } from '#web/features/admin/admin-queries.ts'

export const importMappingsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...adminKey, 'import-mappings'],
    queryFn: ({ signal }) => api(listImportMappings, {}, { signal }),
  })
