import type { FastifyRequest } from 'fastify'
import { lockOrder } from '#server/orders/order-records/order-repository.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { idempotencyKeyOf } from '#server/platform/http/idempotency-key.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { findJob, type JobRow, lockJob } from '../../workshop/bookings/job-repository.ts'
import { once } from '../../workshop/request-repository.ts'
import { jobDetail } from './job-view.ts'

export function lockedJobs({ database, clock, shop }: Deps) {
  const viewOf = async (id: number) => {
    const job = await findJob(database.db, id)
    if (!job) throw problem('job_unknown')
    return jobDetail(database.db, job, { shop, now: clock() })
  }
  /** Changes a job under its lock, once an Idempotency-Key. @returns 201 at first, else 200, with the job */
  const change = async (
    request: FastifyRequest,
    { id, what }: { id: number; what: unknown },
    work: (tx: Tx, job: JobRow) => Promise<unknown>,
  ) => {
    const wanted = { key: idempotencyKeyOf(request), what: [request.method, id, what] }
    const { isNew } = await inTransaction(database, (tx) =>
      once(tx, wanted, clock(), async () => {
        // An order's own steps lock it before its job.
        const orderId = (await findJob(tx, id))?.orderId
        if (orderId) await lockOrder(tx, orderId)
        const job = await lockJob(tx, id)
        if (!job) throw problem('job_unknown')
        await work(tx, job)
        return id
      }),
    )
    return { isNew, job: await viewOf(id) }
  }
  return { viewOf, change }
}
