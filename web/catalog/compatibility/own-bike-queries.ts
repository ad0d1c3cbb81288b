import { queryOptions } from '@tanstack/react-query'
import { listOwnBikes } from '#shared/contract/catalog/fits.ts'
import type { Api } from '#web/api.ts'
import { ownKey } from '#web/session/own-queries.ts'

/** The bicycles that the customer has bought here. */
export const ownBikesQuery = (api: Api) =>
  queryOptions({
    queryKey: [...ownKey, 'bikes'],
    queryFn: ({ signal }) => api(listOwnBikes, {}, { signal }),
    refetchOnMount: 'always',
  })
