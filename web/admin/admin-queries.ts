import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getAdminStatus } from '#shared/contract/accounts/admin.ts'
import type { Api, WithHeaders } from '#web/api.ts'
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

type Window = { limit: string; offset: string }

/** One page of a list; `ask` gets the filter with the page's place in it. */
export const listPageQuery = <T, Filter extends object>(
  part: string,
  filter: Filter,
  page: number,
  ask: (query: Filter & Window, options: { signal: AbortSignal }) => Promise<WithHeaders<readonly T[]>>,
) =>
  queryOptions({
    queryKey: [...adminKey, part, filter, page],
    queryFn: async ({ signal }): Promise<ListPage<T>> => {
      const query = { ...filter, limit: String(pageSize), offset: String((page - 1) * pageSize) }
      const { data, headers } = await ask(query, { signal })
      return { rows: data, total: totalCount(headers), isSimilar: headers.get('x-match') === 'similar' }
    },
    placeholderData: keepPreviousData,
  })
