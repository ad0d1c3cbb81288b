import { getAdminTasks } from '#shared/contract/platform/admin-tasks.ts'
import type { Api } from '#web/platform/api.ts'
import { readQuery, shownFresh } from './admin-queries.ts'

export const tasksQuery = (api: Api) => ({ ...readQuery(api, getAdminTasks), ...shownFresh })
