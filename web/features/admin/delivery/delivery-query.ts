import { queryOptions } from '@tanstack/react-query'
import { getDelivery } from '#shared/contract/delivery/admin-delivery.ts'
import type { Api } from '#web/api.ts'
import { adminKey } from '#web/features/admin/admin-queries.ts'

/** Read again each time it is opened: an edit starts from what the shop has now. */
export const deliveryQuery = (api: Api) =>
  queryOptions({
    queryKey: [...adminKey, 'delivery'],
    queryFn: ({ signal }) => api(getDelivery, {}, { signal }),
    gcTime: 0,
    staleTime: 0,
  })
