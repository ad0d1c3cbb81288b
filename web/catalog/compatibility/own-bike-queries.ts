import { queryOptions } from '@tanstack/react-query'
import { listOwnBikes } from '#shared/contract/catalog/compatibility.ts'
import type { Api } from '#web/api.ts'
import { customerKey } from '#web/session/customer-queries.ts'

/** The bicycles that the customer has bought here. */
export const ownBikesQuery = (api: Api) =>
  queryOptions({
    queryKey: [...customerKey, 'bikes'],
    queryFn: ({ signal }) => api(listOwnBikes, {}, { signal }),
    refetchOnMount: 'always',
  })
