import { enqueueMail } from '#server/messages/mail/outbox-repository.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import { hashSecretToken, newSecretToken } from '#server/platform/secret-token.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { formatEuro } from '#shared/domain/platform/money.ts'
import { type EstimateLine, estimateDays, estimateTotal } from '../../workshop/bookings/estimate.ts'
import { insertEvent, insertLine, type JobRow, lockJob, updateJob } from '../../workshop/bookings/job-repository.ts'
import {
  type EstimateRow,
  endEstimate,
  findEstimate,
  insertEstimate,
  replaceOpenEstimates,
} from './estimate-repository.ts'
import type { EstimateLineIn } from './job-calls.ts'
import { listLines } from './job-line-repository.ts'
import { tryPart } from './job-parts.ts'
import { linesTotal } from './job-sums.ts'

/**
 * Mails an estimate for a job that is locked; a former one that has no answer is replaced.
 * @throws Problem 400 for a customer without an address, 409 invalid_transition once the work has begun
 */
export async function mailEstimate(
  tx: Tx,
  deps: Deps,
  job: JobRow,
  { lines, by }: { lines: readonly EstimateLineIn[]; by: string },
): Promise<void> {
  if (job.state !== 'arrived' && job.state !== 'estimate_sent') throw problem('invalid_transition')
  if (!job.email) throw invalidInput({ email: 'field_required' })
  const at = deps.clock()
  const { id: jobId, number, title, name, email, language } = job
  const offered = lines.map(
    (one): EstimateLine => ({
      ...{ name: one.name, quantity: one.quantity ?? 1, unitCents: one.price, minutes: one.minutes ?? null },
      ...{ productId: one.productId ?? null, size: one.size ?? '', isNeeded: one.isNeeded ?? true },
    }),
  )
  const key = newSecretToken()
  const expiresAt = new Date(+at + estimateDays * 86_400_000)
  await replaceOpenEstimates(tx, jobId, at)
  const { id } = await insertEstimate(tx, {
    ...{ jobId, keyHash: hashSecretToken(key), lines: offered, state: 'open', expiresAt, createdAt: at },
  })
  if (job.state === 'arrived') await updateJob(tx, jobId, { state: 'estimate_sent' })
  const total = estimateTotal(offered.filter(({ isNeeded }) => isNeeded)) + linesTotal(await listLines(tx, [jobId]))
  await insertEvent(tx, { jobId, at, kind: 'estimate_sent', by, detail: formatEuro(total) })
  const data = { number, key, title, name, total: formatEuro(total, language), expiresAt: expiresAt.toISOString() }
  await enqueueMail(tx, { kind: 'workshop_estimate', about: `${number}/${id}`, to: email, language, data, at })
}

/** @throws Problem 404 estimate_unknown, 410 estimate_closed once it is answered, replaced or expired */
export async function answerEstimateOf(
  tx: Tx,
  deps: Deps,
  { key, accept, advised = [] }: { key: string; accept: boolean; advised?: readonly number[] | undefined },
): Promise<void> {
  const found = await findEstimate(tx, hashSecretToken(key))
  const job = found && (await lockJob(tx, found.jobId))
  // Read again under the job's lock.
  const estimate = job && (await findEstimate(tx, hashSecretToken(key)))
  if (!job || !estimate) throw problem('estimate_unknown')
  const at = deps.clock()
  if (!isOpen(estimate, job, at)) throw problem('estimate_closed')
  await endEstimate(tx, estimate.id, accept ? 'accepted' : 'declined', at)
  await insertEvent(tx, { jobId: job.id, at, kind: accept ? 'estimate_accepted' : 'estimate_declined' })
  if (!accept) return
  const chosen = estimate.lines.filter(({ isNeeded }, i) => isNeeded || advised.includes(i))
  const agreedCents = estimateTotal(chosen) + linesTotal(await listLines(tx, [job.id]))
  for (const line of chosen) await addAccepted(tx, deps, job, line, at)
  await updateJob(tx, job.id, { agreedCents })
}

async function addAccepted(tx: Tx, deps: Deps, job: JobRow, line: EstimateLine, at: Date): Promise<void> {
  const { name, quantity, unitCents, minutes, productId, size } = line
  if (productId === null) {
    await insertLine(tx, { jobId: job.id, kind: 'labour', name, quantity, unitCents, minutes, createdAt: at })
    return
  }
  const isTaken = await tryPart(tx, deps, job, { productId, size, quantity }, { by: '', unitCents })
  if (!isTaken) await insertEvent(tx, { jobId: job.id, at, kind: 'part_missing', detail: name })
}

export const isOpen = ({ state, expiresAt }: EstimateRow, job: JobRow, now: Date): boolean =>
  state === 'open' && now <= expiresAt && job.state === 'estimate_sent'
