import { queryOptions } from '@tanstack/react-query'
import { getDelivery } from '#shared/contract/pricing/admin-delivery.ts'
import { adminKey } from '#web/admin/admin-queries.ts'
import type { Api } from '#web/api.ts'

/** Read again each time it is opened: an edit starts from the stored rules. */
export const deliveryQuery = (api: Api) =>
  queryOptions({
    queryKey: [...adminKey, 'delivery'],
    queryFn: ({ signal }) => api(getDelivery, {}, { signal }),
    gcTime: 0,
    staleTime: 0,
  })
