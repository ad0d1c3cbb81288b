import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { getAdminTasks } from '#shared/contract/platform/admin-tasks.ts'
import { getAdminStats, getSales } from '#shared/contract/site/admin-stats.ts'
import { readSales, readStats } from './shop-numbers.ts'
import { readTasks } from './waiting-tasks.ts'

export function adminStatsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, getAdminStats, () => readStats(deps))
  route(app, getAdminTasks, () => readTasks(deps))
  route(app, getSales, ({ query }) => readSales(deps, Number(query.days ?? 30), query.past === 'true'))
}
