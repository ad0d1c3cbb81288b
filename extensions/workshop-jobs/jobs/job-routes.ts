import type { FastifyInstance } from 'fastify'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { idempotencyKeyOf } from '#server/platform/http/idempotency-key.ts'
import { setPagingHeaders } from '#server/platform/http/paging-headers.ts'
import { rateLimits } from '#server/platform/http/rate-limits.ts'
import { route } from '#server/platform/http/route.ts'
import { sendPhoto } from '#server/platform/http/send-photo.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { hashSecretToken } from '#server/platform/secret-token.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { findPhoto } from '../../workshop/bookings/booking-repository.ts'
import { jobStates, takesParts } from '../../workshop/bookings/job-life.ts'
import { findJob, insertEvent, insertLine, lockJob, updateJob } from '../../workshop/bookings/job-repository.ts'
import { once } from '../../workshop/request-repository.ts'
import { staffOf } from '../../workshop/staff-of.ts'
import { answerEstimateOf, mailEstimate } from './answer-estimate.ts'
import { findEstimate } from './estimate-repository.ts'
import {
  addJobLabour,
  addJobPart,
  answerEstimate,
  createJob,
  getEstimate,
  getJob,
  getJobPhoto,
  listJobs,
  moveJob,
  removeJobLine,
  sendEstimate,
} from './job-calls.ts'
import { listJobOrders, listJobs as listJobRows, listLines } from './job-line-repository.ts'
import { dropLine, takePart } from './job-parts.ts'
import { takeJobStep } from './job-step.ts'
import { estimateView, jobView } from './job-view.ts'
import { lockedJobs } from './locked-jobs.ts'
import { labourOf, openJob } from './open-job.ts'
import { collectJob } from './sell-job.ts'

const usualLimit = 200
const openStates = jobStates.filter((state) => state !== 'collected' && state !== 'cancelled')

export function jobRoutes(app: FastifyInstance, deps: Deps): void {
  const { database, clock, shop } = deps
  const { db } = database

  const { viewOf, change } = lockedJobs(deps)

  route(app, listJobs, async ({ query, request, reply }) => {
    const page = { limit: query.limit ?? usualLimit, offset: query.offset ?? 0 }
    const states = query.state ? [query.state] : openStates
    const { rows, total } = await listJobRows(db, { states, q: query.q, ...page })
    const lines = Map.groupBy(
      await listLines(
        db,
        rows.map(({ job }) => job.id),
      ),
      ({ jobId }) => jobId,
    )
    const orders = await listJobOrders(
      db,
      rows.map(({ job }) => job),
    )
    setPagingHeaders(request, reply, page, total)
    const viewer = { shop, now: clock() }
    return rows.map(({ job, booking }) =>
      jobView({ job, booking, lines: lines.get(job.id) ?? [], order: orders.get(job.orderId ?? '') }, viewer),
    )
  })

  route(app, getJob, ({ params }) => viewOf(params.id))

  route(app, createJob, async ({ body, request, reply }) => {
    const { by } = await staffOf(request)
    const wanted = { key: idempotencyKeyOf(request), what: ['job', body] }
    const { made, isNew } = await inTransaction(database, (tx) =>
      once(tx, wanted, clock(), () => openJob(tx, deps, body, by)),
    )
    reply.code(isNew ? 201 : 200)
    return viewOf(made)
  })

  route(app, moveJob, async ({ params, body, request }) => {
    const { by, role } = await staffOf(request)
    const { state, promisedAt, serialNumber, note } = body
    const { job } = await change(request, { id: params.id, what: body }, async (tx, row) => {
      const isOthers = promisedAt !== undefined || serialNumber !== undefined || state !== 'collected'
      if (role === 'counter' && (isOthers || row.state !== 'ready')) throw problem('role_missing')
      const facts = { ...(promisedAt && { promisedAt }), ...(serialNumber !== undefined && { serialNumber }) }
      const written = Object.keys(facts).length > 0 ? await updateJob(tx, row.id, facts) : row
      if (note) await insertEvent(tx, { jobId: row.id, at: clock(), kind: 'note', by, detail: note })
      // Sending an estimate has moved it already; without one there is nothing to wait for.
      if (state === 'estimate_sent' && row.state !== 'estimate_sent') throw problem('invalid_transition')
      if (state === 'collected') await collectJob(tx, deps, written, by)
      else if (state && state !== 'estimate_sent') await takeJobStep(tx, deps, written, state, by)
    })
    return job
  })

  route(app, getJobPhoto, async ({ params, reply }) => {
    const photo = await findPhoto(db, params.id, params.photo)
    if (!photo) throw problem('not_found')
    return sendPhoto(reply, photo)
  })
}

/** Its labour and parts, and the estimate of what it needs beside. */
export function jobLineRoutes(app: FastifyInstance, deps: Deps): void {
  const { database, clock } = deps
  const { change } = lockedJobs(deps)

  route(app, addJobPart, async ({ params, body, request, reply }) => {
    const { by } = await staffOf(request)
    const part = { productId: body.productId, size: body.size ?? '', quantity: body.quantity ?? 1 }
    const { job, isNew } = await change(request, { id: params.id, what: part }, (tx, row) =>
      takePart(tx, deps, row, part, { by }),
    )
    reply.code(isNew ? 201 : 200)
    return job
  })

  route(app, addJobLabour, async ({ params, body, request }) => {
    const { by } = await staffOf(request)
    const { job } = await change(request, { id: params.id, what: body }, async (tx, row) => {
      if (!takesParts(row.state)) throw problem('invalid_transition')
      const line = await labourOf(tx, body)
      await insertLine(tx, { jobId: row.id, kind: 'labour', ...line, createdAt: clock() })
      await insertEvent(tx, { jobId: row.id, at: clock(), kind: 'labour_added', by, detail: line.name })
    })
    return job
  })

  route(app, removeJobLine, async ({ params, request, reply }) => {
    const { by } = await staffOf(request)
    await inTransaction(database, async (tx) => {
      const job = await lockJob(tx, params.id)
      if (!job) throw problem('job_unknown')
      const line = (await listLines(tx, [job.id])).find(({ id }) => id === params.line)
      if (!line) throw problem('job_line_unknown')
      await dropLine(tx, job, line, { at: clock(), by })
    })
    reply.code(204)
    return undefined
  })

  route(app, sendEstimate, async ({ params, body, request, reply }) => {
    const { by } = await staffOf(request)
    const { job, isNew } = await change(request, { id: params.id, what: body }, (tx, row) =>
      mailEstimate(tx, deps, row, { lines: body.lines, by }),
    )
    reply.code(isNew ? 201 : 200)
    return job
  })
}

/** By the key of the mail. */
export function estimateRoutes(app: FastifyInstance, deps: Deps): void {
  const { database, clock } = deps

  const viewOf = async (key: string) => {
    const estimate = await findEstimate(database.db, hashSecretToken(key))
    const job = estimate && (await findJob(database.db, estimate.jobId))
    if (!job) throw problem('estimate_unknown')
    return estimateView(database.db, estimate, job, clock())
  }

  route(app, getEstimate, async ({ params, reply }) => {
    reply.header('cache-control', 'no-store')
    return viewOf(params.key)
  })

  route(app, answerEstimate, { config: rateLimits.order }, async ({ params, body }) => {
    const { accept, lines } = body
    await inTransaction(database, (tx) => answerEstimateOf(tx, deps, { key: params.key, accept, advised: lines }))
    return viewOf(params.key)
  })
}
