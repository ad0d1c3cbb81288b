import type { FastifyInstance } from 'fastify'
import { depsOfRequest } from '#server/platform/http/request-deps.ts'
import { route } from '#server/platform/http/route.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { changeOf } from '../../counter/take-tenders.ts'
import { staffOf } from '../../workshop/staff-of.ts'
import { lockedJobs } from './locked-jobs.ts'
import { handOverJob } from './sale-calls.ts'
import { sellJob } from './sell-job.ts'

export function jobSaleRoutes(app: FastifyInstance, deps: Deps): void {
  const { change } = lockedJobs(deps)

  route(app, handOverJob, async ({ params, body, request, reply }) => {
    const { by } = await staffOf(request)
    const { tenders } = body
    const changeCents = changeOf(tenders)
    const { job, isNew } = await change(request, { id: params.id, what: ['sale', body] }, (tx, row) =>
      sellJob(tx, depsOfRequest(deps, request), row, { tenders, by }),
    )
    reply.code(isNew ? 201 : 200)
    return { ...job, change: toDecimal(changeCents) }
  })
}
