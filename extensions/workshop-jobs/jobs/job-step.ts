import { enqueueMail } from '#server/messages/mail/outbox-repository.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { hashSecretToken, newSecretToken } from '#server/platform/secret-token.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { formatEuro } from '#shared/domain/platform/money.ts'
import { takesTransfers } from '#shared/domain/platform/shop/shop-readiness.ts'
import { cancelAndTell } from '../../workshop/bookings/cancel-job.ts'
import { type JobState, mayMove } from '../../workshop/bookings/job-life.ts'
import { insertEvent, type JobRow, updateJob } from '../../workshop/bookings/job-repository.ts'
import { listLines } from './job-line-repository.ts'
import { linesTotal, needsEstimate } from './job-sums.ts'

/**
 * Moves a job that is locked: state, stock, event and mail together.
 * @param by who of the staff; empty: the customer
 * @throws Problem 409 invalid_transition, estimate_needed
 */
export async function takeJobStep(tx: Tx, deps: Deps, job: JobRow, to: JobState, by: string): Promise<void> {
  if (!mayMove(job.state, to)) throw problem('invalid_transition')
  if (to === 'cancelled') return cancelAndTell(tx, deps, job, by)
  const { id: jobId } = job
  const at = deps.clock()
  const total = linesTotal(await listLines(tx, [jobId]))
  if (to === 'in_work' && needsEstimate(deps.shop, job, total)) throw problem('estimate_needed')
  const moments = {
    ...(to === 'in_work' && { startedAt: job.startedAt ?? at }),
    ...(to === 'ready' && { readyAt: at }),
    ...(to === 'collected' && { endedAt: at }),
  }
  const isBilled = to === 'ready' && total > 0 && job.email !== '' && takesTransfers(deps.shop)
  const key = isBilled ? newSecretToken() : undefined
  const billKeyHash = key === undefined ? '' : hashSecretToken(key)
  const moved = await updateJob(tx, jobId, { state: to, ...moments, ...(to === 'ready' && { billKeyHash }) })
  await insertEvent(tx, { jobId, at, kind: to, by })
  if (to === 'ready') {
    const { number, title, name, email, language } = moved
    const data = { number, title, name, total: formatEuro(total, language), ...(key && { key }) }
    await enqueueMail(tx, { kind: 'workshop_ready', about: `${number}/${at.getTime()}`, to: email, language, data, at })
  }
}
