import { queryOptions } from '@tanstack/react-query'
import { listOrderTags } from '#shared/contract/order-notes/admin-order-notes.ts'
import type { Api } from '#web/api.ts'
import { adminKey } from '#web/features/admin/admin-queries.ts'

/** Those in use, read again with the orders. */
export const orderTagsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...adminKey, 'orders', 'tags'],
    queryFn: ({ signal }) => api(listOrderTags, {}, { signal }),
    staleTime: 0,
  })
