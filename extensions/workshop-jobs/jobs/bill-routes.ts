import type { FastifyInstance } from 'fastify'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { rateLimits } from '#server/platform/http/rate-limits.ts'
import { route } from '#server/platform/http/route.ts'
import { requireOrderAccessKey } from '#server/platform/order-keys/order-key-repository.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { hashSecretToken } from '#server/platform/secret-token.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { type JobRow, lockJob } from '../../workshop/bookings/job-repository.ts'
import { type Bill, getBill, payBill } from './bill-calls.ts'
import { findJobByBill, type JobOrder, listJobOrders, listLines } from './job-line-repository.ts'
import { linesTotal } from './job-sums.ts'
import { liveOrder } from './job-view.ts'
import { orderJob } from './sell-job.ts'

const stateOf = ({ state }: JobRow, order: JobOrder | undefined): Bill['state'] => {
  if (order && order.paymentStatus !== 'pending') return 'paid'
  if (state !== 'ready') return 'over'
  return order ? 'ordered' : 'open'
}

export function billRoutes(app: FastifyInstance, deps: Deps): void {
  const { database, orderKeys } = deps
  const { db } = database

  const requireBill = async (key: string): Promise<JobRow> => {
    const job = await findJobByBill(db, hashSecretToken(key))
    if (!job || job.isForgotten) throw problem('bill_unknown')
    return job
  }
  const opened = async (orderNumber: string) => ({
    orderNumber,
    accessKey: await requireOrderAccessKey(db, orderKeys, orderNumber),
  })

  route(app, getBill, async ({ params, reply }) => {
    reply.header('cache-control', 'no-store')
    const job = await requireBill(params.key)
    const order = liveOrder((await listJobOrders(db, [job])).get(job.orderId ?? ''))
    const lines = await listLines(db, [job.id])
    const { number, title, bicycle } = job
    return {
      ...{ number, title, bicycle, total: toDecimal(linesTotal(lines)), state: stateOf(job, order) },
      lines: lines.map(({ name, quantity, unitCents }) => ({ name, quantity, total: toDecimal(unitCents * quantity) })),
      order: order ? await opened(order.orderNumber) : null,
    }
  })

  route(app, payBill, { config: rateLimits.order }, async ({ params, reply }) => {
    reply.header('cache-control', 'no-store')
    const { id } = await requireBill(params.key)
    const { orderNumber, isNew } = await inTransaction(database, async (tx) => {
      const job = await lockJob(tx, id)
      if (!job) throw problem('bill_unknown')
      const order = liveOrder((await listJobOrders(tx, [job])).get(job.orderId ?? ''))
      if (order) return { ...order, isNew: false }
      return { ...(await orderJob(tx, deps, job)), isNew: true }
    })
    reply.code(isNew ? 201 : 200)
    return opened(orderNumber)
  })
}
