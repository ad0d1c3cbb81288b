import { queryOptions } from '@tanstack/react-query'
import { listOwnBikes } from '#shared/contract/catalog/compatibility.ts'
import type { Api } from '#web/api.ts'
import { customerKey } from '#web/session/customer-queries.ts'

/** The bicycles of the customer's account. */
export const ownBikesQuery = (api: Api) =>
  queryOptions({
    queryKey: [...customerKey, 'bikes'],
    queryFn: ({ signal }) => api(listOwnBikes, {}, { signal }),
    refetchOnMount: 'always',
  })
