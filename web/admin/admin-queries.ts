import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getAdminStatus } from '#shared/contract/accounts/admin.ts'
import type { CallInput, Endpoint, Reply } from '#shared/contract/platform/endpoint.ts'
import type { Api, Arguments } from '#web/api.ts'
import { totalCount } from './admin-api.ts'

/** Every read of the dashboard is below this key; logging out forgets them all. */
export const adminKey = ['admin'] as const
export const adminStatusKey = ['admin-status'] as const

export const adminStatusQuery = (api: Api) =>
  queryOptions({ queryKey: adminStatusKey, queryFn: () => api(getAdminStatus), retry: false })

export const pageSize = 25

export interface ListPage<T> {
  rows: readonly T[]
  total?: number
  isSimilar?: boolean
}

type Asked<E> = Record<string, never> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]

/** One read of the dashboard, known by its call and what it asks. */
export const readQuery = <E extends Endpoint>(api: Api, call: E, ...[input]: Asked<E>) =>
  queryOptions({
    queryKey: [...adminKey, call.path, input],
    queryFn: ({ signal }) => api(call, ...([input, { signal }] as Arguments<E>)),
  })

/** Spread after a read: sent again each time it is shown. */
export const shownFresh = { staleTime: 0 }
/** Spread after a read: not shown before it is sent again, since an edit starts from what is stored. */
export const openedFresh = { gcTime: 0, staleTime: 0 }

type FilterOf<E> = CallInput<E> extends { query?: infer Q } ? Omit<NonNullable<Q>, 'limit' | 'offset'> : never
type RowOf<E> = Reply<E> extends readonly (infer T)[] ? T : never

/** One page of a list. */
export const listPageQuery = <E extends Endpoint>(api: Api, call: E, filter: FilterOf<E>, page: number) =>
  queryOptions({
    queryKey: [...adminKey, call.path, filter, page],
    queryFn: async ({ signal }): Promise<ListPage<RowOf<E>>> => {
      const query = { ...filter, limit: String(pageSize), offset: String((page - 1) * pageSize) }
      const { data, headers } = await api.withHeaders(call, ...([{ query }, { signal }] as unknown as Arguments<E>))
      const rows = data as unknown as readonly RowOf<E>[]
      return { rows, total: totalCount(headers), isSimilar: headers.get('x-match') === 'similar' }
    },
    placeholderData: keepPreviousData,
  })
