import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { getAdminStatus } from '#shared/contract/admin.ts'
import type { Api } from '#web/api.ts'

/** Every read of the dashboard is below this key; logging out forgets them all. */
export const adminKey = ['admin'] as const
export const adminStatusKey = ['admin-status'] as const

export const adminStatusQuery = (api: Api) =>
  queryOptions({ queryKey: adminStatusKey, queryFn: () => api(getAdminStatus), retry: false })

/** After a change: what it touches is read again, what is not on the screen when it comes back. */
export function refresh(queries: QueryClient, ...parts: readonly string[]): Promise<unknown> {
  return Promise.all(parts.map((part) => queries.invalidateQueries({ queryKey: [...adminKey, part] })))
}
