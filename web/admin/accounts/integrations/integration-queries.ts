import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listOutgoingEvents } from '#shared/contract/messages/webhook-endpoints.ts'
import { totalCount } from '#web/admin/admin-api.ts'
import { adminKey } from '#web/admin/admin-queries.ts'
import type { Api } from '#web/platform/api.ts'

/** Refreshes while deliveries are in flight. */
const whileWaitingMs = 3_000

export const shownEvents = 10

export const eventLogQuery = (api: Api, id: string, page: number) =>
  queryOptions({
    queryKey: [...adminKey, 'receivers', id, page],
    queryFn: async ({ signal }) => {
      const query = { limit: String(shownEvents), offset: String((page - 1) * shownEvents) }
      const { data, headers } = await api.withHeaders(listOutgoingEvents, { params: { id }, query }, { signal })
      return { events: data, total: totalCount(headers) }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.events.some((one) => one.state === 'pending') ? whileWaitingMs : false,
  })
