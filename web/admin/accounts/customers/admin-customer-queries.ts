import { getAdminCustomer, listAdminCustomers } from '#shared/contract/accounts/admin-customers.ts'
import type { AdminAddress } from '#web/admin/admin-address.ts'
import { listPageQuery, readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import type { Api } from '#web/api.ts'

export const customerListQuery = (api: Api, { cerca, pagina = 1 }: AdminAddress) =>
  listPageQuery(api, listAdminCustomers, { q: cerca }, pagina)

export const adminCustomerQuery = (api: Api, id: string) => ({
  ...readQuery(api, getAdminCustomer, { params: { id } }),
  ...shownFresh,
})
