import { countAdminOrders, getAdminOrder, listAdminOrders } from '#shared/contract/orders/admin-orders.ts'
import { orderTasks } from '#shared/domain/orders/shop-tasks.ts'
import { orderStatuses, paymentMethods } from '#shared/domain/platform/states/order-states.ts'
import type { AdminAddress } from '#web/admin/admin-address.ts'
import { listPageQuery, readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import { narrowingOf } from '#web/admin/narrow/narrow-list.tsx'
import type { Api } from '#web/platform/api.ts'

export const orderFilterOf = ({ stato, cerca, etichetta, ...address }: AdminAddress) => ({
  ...narrowingOf(address),
  paymentMethod: paymentMethods.find((one) => one === address.pagamento),
  category: address.categoria,
  status: orderStatuses.find((status) => status === stato),
  task: orderTasks.find((task) => task === stato),
  tag: etichetta,
  q: cerca,
})

export const orderListQuery = (api: Api, address: AdminAddress) => {
  const filter = orderFilterOf(address)
  // Waiting orders are a queue, the most urgent first; among all of them what has to leave today comes first.
  const isAll = Object.values(filter).every((one) => one === undefined)
  const sort = filter.task ? ('urgent' as const) : isAll ? ('due' as const) : undefined
  return listPageQuery(api, listAdminOrders, { ...filter, sort }, address.pagina ?? 1)
}

export const orderCountsQuery = (api: Api) => ({ ...readQuery(api, countAdminOrders), ...shownFresh })

export const adminOrderQuery = (api: Api, id: string) => ({
  ...readQuery(api, getAdminOrder, { params: { id } }),
  ...shownFresh,
})
