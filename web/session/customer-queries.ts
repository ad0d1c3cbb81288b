import { queryOptions } from '@tanstack/react-query'
import { getCustomerMe, listCustomerOrders, listSessions } from '#shared/contract/accounts/account.ts'
import { listPastOrders } from '#shared/contract/intake/moved-in-orders.ts'
import { listAddresses } from '#shared/contract/orders/customer-addresses.ts'
import { listWithdrawable } from '#shared/contract/orders/returns/withdrawals.ts'
import type { Api } from '#web/platform/api.ts'
import { accountKey } from './account-queries.ts'

export const customerKey = [accountKey, 'own'] as const

// Queries of the account page and the withdrawal only; removed with the customer.

/** The profile, and whether the e-mail address is proven. Read again whenever a page shows it. */
export const meQuery = (api: Api) =>
  queryOptions({
    queryKey: [...customerKey, 'me'],
    queryFn: ({ signal }) => api(getCustomerMe, {}, { signal }),
    refetchOnMount: 'always',
  })

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

export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...customerKey, 'sessions'],
    queryFn: ({ signal }) => api(listSessions, {}, { signal }),
    refetchOnMount: 'always',
  })
