import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getAdminStatus } from '#shared/contract/platform/admin-status.ts'
import type { CallInput, Endpoint, Reply } from '#shared/contract/platform/endpoint.ts'
import type { Api, Arguments } from '#web/platform/api.ts'
import { totalCount } from './admin-api.ts'

/** Every read of the dashboard is below this key; logging out forgets them all. */
export const adminKey = ['admin'] as const
export const adminStatusKey = ['admin-status'] as const

export const adminStatusQuery = (api: Api) =>
  queryOptions({ queryKey: adminStatusKey, queryFn: () => api(getAdminStatus), retry: false })

export const pageSize = 25

export interface ListPage<T> {
  rows: readonly T[]
  /** Of a list by keys it comes later. */
  total?: number | undefined
  /** The key of the page behind it. */
  next?: string | undefined
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

type FilterOf<E> = CallInput<E> extends { query?: infer Q } ? Omit<NonNullable<Q>, 'limit' | 'offset' | 'after'> : never
type RowOf<E> = Reply<E> extends readonly (infer T)[] ? T : never

const takesKeys = (call: Endpoint) => 'after' in ((call.query as { shape?: object } | undefined)?.shape ?? {})

const countedForMs = 10_000

/** One page of a list: behind the page before where that was read, else by its number. */
export const listPageQuery = <E extends Endpoint>(api: Api, call: E, filter: FilterOf<E>, page: number) => {
  const keyOf = (at: number | 'total') => [...adminKey, call.path, filter, at]
  const ask = (query: object, signal: AbortSignal) =>
    api.withHeaders(call, ...([{ query: { ...filter, ...query } }, { signal }] as unknown as Arguments<E>))
  const total = queryOptions({
    queryKey: keyOf('total'),
    queryFn: async ({ signal }) => totalCount((await ask({ limit: '1' }, signal)).headers),
    staleTime: countedForMs,
  })
  return queryOptions({
    queryKey: keyOf(page),
    queryFn: async ({ client, signal }): Promise<ListPage<RowOf<E>>> => {
      const limit = String(pageSize)
      const from = (page - 1) * pageSize
      const key = page === 1 ? '' : client.getQueryData<ListPage<RowOf<E>>>(keyOf(page - 1))?.next
      const after = takesKeys(call) ? key : undefined
      const place = after === undefined ? { offset: String(from) } : { after }
      const { data, headers } = await ask({ limit, ...place }, signal)
      const rows = data as unknown as readonly RowOf<E>[]
      const isSimilar = headers.get('x-match') === 'similar'
      if (after === undefined) return { rows, total: totalCount(headers), isSimilar }
      const next = /[?&]after=([^&>]+)[^>]*>; rel="next"/.exec(headers.get('link') ?? '')?.[1]
      if (next === undefined) return { rows, total: from + rows.length }
      const add = (count: number) =>
        client.setQueryData<ListPage<RowOf<E>>>(keyOf(page), (shown) => shown && { ...shown, total: count })
      // The rows are shown while all are counted.
      client.fetchQuery(total).then(add, () => undefined)
      return { rows, next, total: client.getQueryData<number>(keyOf('total')) }
    },
    placeholderData: keepPreviousData,
  })
}
