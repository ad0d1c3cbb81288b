import { getAdminTasks } from '#shared/contract/site/admin-stats.ts'
import type { Api } from '#web/api.ts'
import { adminKey } from './admin-queries.ts'

export const tasksQuery = (api: Api) => ({
  queryKey: [...adminKey, 'tasks'],
  queryFn: ({ signal }: { signal: AbortSignal }) => api(getAdminTasks, {}, { signal }),
  staleTime: 0,
})
