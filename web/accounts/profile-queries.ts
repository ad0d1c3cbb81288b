import { queryOptions } from '@tanstack/react-query'
import { getCustomerMe, listSessions } from '#shared/contract/accounts/account.ts'
import type { Api } from '#web/platform/api.ts'
import { customerKey } from '#web/session/account-queries.ts'

/** The profile, and whether the e-mail address is proven. Read again whenever a page shows it. */
export const meQuery = (api: Api) =>
  queryOptions({
    queryKey: [...customerKey, 'me'],
    queryFn: ({ signal }) => api(getCustomerMe, {}, { signal }),
    refetchOnMount: 'always',
  })

export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...customerKey, 'sessions'],
    queryFn: ({ signal }) => api(listSessions, {}, { signal }),
    refetchOnMount: 'always',
  })
