import { listImportMappings } from '#shared/contract/intake/import-mappings.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import type { Api } from '#web/api.ts'

export const importMappingsQuery = (api: Api) => readQuery(api, listImportMappings)
