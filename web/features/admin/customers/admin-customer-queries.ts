import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getAdminCustomer, listAdminCustomers } from '#shared/contract/admin-customers.ts'
import type { Api } from '#web/api.ts'
import type { AdminAddress } from '#web/features/admin/admin-address.ts'
import { totalCount } from '#web/features/admin/admin-api.ts'
import { adminKey } from '#web/features/admin/admin-queries.ts'
import { pageSize } from '#web/features/admin/list-pager.tsx'

export const customerListQuery = (api: Api, { cerca, pagina = 1 }: AdminAddress) =>
  queryOptions({
    queryKey: [...adminKey, 'customers', cerca, pagina],
    queryFn: async ({ signal }) => {
      const query = { q: cerca, limit: String(pageSize), offset: String((pagina - 1) * pageSize) }
      const { data, headers } = await api.withHeaders(listAdminCustomers, { query }, { signal })
      return { customers: data, total: totalCount(headers) }
    },
    placeholderData: keepPreviousData,
  })

export const adminCustomerQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...adminKey, 'customers', 'one', id],
    queryFn: ({ signal }) => api(getAdminCustomer, { params: { id } }, { signal }),
    staleTime: 0,
  })
