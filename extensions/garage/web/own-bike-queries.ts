import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#web/platform/api.ts'
import { customerKey } from '#web/session/account-queries.ts'
import { listOwnBikes } from '../garage-calls.ts'
import { getBicycleHistory } from '../history/bicycle-calls.ts'

/** The bicycles of the customer's account. */
export const ownBikesQuery = (api: Api) =>
  queryOptions({
    queryKey: [...customerKey, 'bikes'],
    queryFn: ({ signal }) => api(listOwnBikes, {}, { signal }),
    refetchOnMount: 'always',
  })

export const bicycleQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...customerKey, 'bikes', id],
    queryFn: ({ signal }) => api(getBicycleHistory, { params: { id } }, { signal }),
    retry: false,
  })
