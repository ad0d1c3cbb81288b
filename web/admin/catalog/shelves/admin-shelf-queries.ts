import { listAdminFacts, listAdminShelves } from '#shared/contract/catalog/admin-shelves.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import type { Api } from '#web/platform/api.ts'

export const adminShelvesQuery = (api: Api) => readQuery(api, listAdminShelves)

export const adminFactsQuery = (api: Api) => readQuery(api, listAdminFacts)
