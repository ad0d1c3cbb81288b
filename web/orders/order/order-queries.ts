import { queryOptions } from '@tanstack/react-query'
import { getOrderPage } from '#shared/contract/orders/orders.ts'
import type { Api } from '#web/platform/api.ts'

const freshForMs = 30_000

export const orderQuery = (api: Api, orderNumber: string, key: string) =>
  queryOptions({
    queryKey: ['order', orderNumber, key],
    queryFn: () => api(getOrderPage, { params: { orderNumber }, query: { k: key } }),
    staleTime: freshForMs,
  })
