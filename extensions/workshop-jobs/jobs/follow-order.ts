import type { AfterOrderStep } from '#server/orders/extension-ports/after-order-steps.ts'
import { insertEvent, updateJob } from '../../workshop/bookings/job-repository.ts'
import { listLines, lockJobOf } from './job-line-repository.ts'
import { giveBack, takeAgain } from './job-parts.ts'

const followed = ['payment_confirmed', 'delivered', 'cancelled', 'reopened']

/** A job goes with the order that pays it: paid, taken home, or to be paid again once the order is cancelled. */
export const followOrder: AfterOrderStep = async (tx, order, { event, at }) => {
  if (!followed.includes(event)) return
  const job = await lockJobOf(tx, order.id)
  if (job?.state !== 'ready') return
  const { id: jobId } = job
  if (event === 'payment_confirmed') await insertEvent(tx, { jobId, at, kind: 'paid', detail: order.orderNumber })
  if (event === 'delivered') {
    await updateJob(tx, jobId, { state: 'collected', endedAt: at })
    await insertEvent(tx, { jobId, at, kind: 'collected' })
  }
  if (event === 'cancelled') {
    await takeAgain(tx, jobId, `${order.id}/${at.getTime()}`)
    await insertEvent(tx, { jobId, at, kind: 'payment_cancelled', detail: order.orderNumber })
  }
  if (event === 'reopened')
    for (const line of await listLines(tx, [jobId])) await giveBack(tx, line, `${order.id}/${at.getTime()}`)
}
