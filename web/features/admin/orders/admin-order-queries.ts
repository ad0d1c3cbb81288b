import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getAdminOrder, listAdminOrders } from '#shared/contract/admin-orders.ts'
import { orderStatuses } from '#shared/domain/order-states.ts'
import { orderTasks } from '#shared/domain/shop-tasks.ts'
import type { Api } from '#web/api.ts'
import type { AdminAddress } from '#web/features/admin/admin-address.ts'
import { totalCount } from '#web/features/admin/admin-api.ts'
import { adminKey } from '#web/features/admin/admin-queries.ts'
import { pageSize } from '#web/features/admin/list-pager.tsx'

export const orderFilterOf = ({ stato, cerca }: AdminAddress) => ({
  status: orderStatuses.find((status) => status === stato),
  task: orderTasks.find((task) => task === stato),
  q: cerca,
})

export const orderListQuery = (api: Api, address: AdminAddress) => {
  const filter = orderFilterOf(address)
  const page = address.pagina ?? 1
  return queryOptions({
    queryKey: [...adminKey, 'orders', filter, page],
    queryFn: async ({ signal }) => {
      // What waits is a queue: the first of it first.
      const sort = filter.task ? ('urgent' as const) : undefined
      const query = { ...filter, sort, limit: String(pageSize), offset: String((page - 1) * pageSize) }
      const { data, headers } = await api.withHeaders(listAdminOrders, { query }, { signal })
      return { orders: data, total: totalCount(headers) }
    },
    placeholderData: keepPreviousData,
  })
}

export const adminOrderQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...adminKey, 'orders', 'one', id],
    queryFn: ({ signal }) => api(getAdminOrder, { params: { id } }, { signal }),
    staleTime: 0,
  })
