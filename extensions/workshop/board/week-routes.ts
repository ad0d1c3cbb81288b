import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { listUntold, tellUntold } from '../bookings/affected-bookings.ts'
import { staffOf } from '../staff-of.ts'
import { readWeek } from './read-week.ts'
import { getWeek, listOutside, tellOutside } from './week-calls.ts'

export function weekRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, getWeek, ({ query }) => readWeek(deps, query.from))

  route(app, listOutside, async () =>
    (await listUntold(deps.database.db, deps.shop, deps.clock())).map(({ job, booking }) => ({
      ...{ number: job.number, jobId: job.id, name: job.name, email: job.email, phone: job.phone },
      start: booking.startAt.toISOString(),
    })),
  )

  route(app, tellOutside, async ({ request }) => ({ told: await tellUntold(deps, (await staffOf(request)).by) }))
}
