import { queryOptions } from '@tanstack/react-query'
import { getAdminCustomer, listAdminCustomers } from '#shared/contract/accounts/admin-customers.ts'
import type { AdminAddress } from '#web/admin/admin-address.ts'
import { adminKey, listPageQuery } from '#web/admin/admin-queries.ts'
import type { Api } from '#web/api.ts'

export const customerListQuery = (api: Api, { cerca, pagina = 1 }: AdminAddress) =>
  listPageQuery('customers', { q: cerca }, pagina, (query, options) =>
    api.withHeaders(listAdminCustomers, { query }, options),
  )

export const adminCustomerQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...adminKey, 'customers', 'one', id],
    queryFn: ({ signal }) => api(getAdminCustomer, { params: { id } }, { signal }),
    staleTime: 0,
  })
