import { queryOptions } from '@tanstack/react-query'
import { listOrderTags } from '#shared/contract/orders/admin-order-notes.ts'
import { adminKey } from '#web/admin/admin-queries.ts'
import type { Api } from '#web/api.ts'

/** Those in use, read again with the orders. */
export const orderTagsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...adminKey, 'orders', 'tags'],
    queryFn: ({ signal }) => api(listOrderTags, {}, { signal }),
    staleTime: 0,
  })
