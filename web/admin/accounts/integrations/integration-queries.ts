import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listApiKeys } from '#shared/contract/accounts/api-keys.ts'
import { listOutgoingEvents, listWebhookEndpointsCall } from '#shared/contract/messages/webhook-endpoints.ts'
import { totalCount } from '#web/admin/admin-api.ts'
import { adminKey, readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import type { Api } from '#web/api.ts'

/** Refreshes while deliveries are in flight. */
const whileWaitingMs = 3_000

export const apiKeysQuery = (api: Api) => ({ ...readQuery(api, listApiKeys), ...shownFresh })

export const webhookEndpointsQuery = (api: Api) => ({ ...readQuery(api, listWebhookEndpointsCall), ...shownFresh })

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
