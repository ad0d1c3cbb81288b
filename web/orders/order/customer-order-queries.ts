import { queryOptions } from '@tanstack/react-query'
import { listAddresses } from '#shared/contract/orders/customer-addresses.ts'
import { listCustomerOrders } from '#shared/contract/orders/customer-orders.ts'
import { listPastOrders } from '#shared/contract/orders/moved-in-orders.ts'
import { listWithdrawable } from '#shared/contract/orders/returns/withdrawals.ts'
import type { Api } from '#web/platform/api.ts'
import { customerKey } from '#web/session/account-queries.ts'

// Of the account page, the checkout and the withdrawal; removed with the customer.

export const ordersQuery = (api: Api) =>
  queryOptions({
    queryKey: [...customerKey, 'orders'],
    queryFn: ({ signal }) => api(listCustomerOrders, {}, { signal }),
    refetchOnMount: 'always',
  })

/** From the shop of before: they change only when an address is proven or a file comes in. */
export const pastOrdersQuery = (api: Api) =>
  queryOptions({
    queryKey: [...customerKey, 'past-orders'],
    queryFn: ({ signal }) => api(listPastOrders, {}, { signal }),
    refetchOnMount: 'always',
  })

export const withdrawableQuery = (api: Api) =>
  queryOptions({
    queryKey: [...customerKey, 'withdrawable'],
    queryFn: ({ signal }) => api(listWithdrawable, {}, { signal }),
    refetchOnMount: 'always',
  })

export const addressesQuery = (api: Api) =>
  queryOptions({
    queryKey: [...customerKey, 'addresses'],
    queryFn: ({ signal }) => api(listAddresses, {}, { signal }),
    refetchOnMount: 'always',
  })
