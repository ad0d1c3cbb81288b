import { listAdminCustomers } from '#shared/contract/accounts/admin-customers.ts'
import type { AdminAddress } from '#web/admin/admin-address.ts'
import { listPageQuery } from '#web/admin/admin-queries.ts'
import type { Api } from '#web/platform/api.ts'

export const customerListQuery = (api: Api, { cerca, pagina = 1 }: AdminAddress) =>
  listPageQuery(api, listAdminCustomers, { q: cerca }, pagina)
