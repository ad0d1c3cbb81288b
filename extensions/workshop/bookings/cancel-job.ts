import type { Tx } from '#server/platform/database/transaction.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { mailBooking } from '../mails/booking-mails.ts'
import { type BookingRow, findBookingOf, updateBooking } from './booking-repository.ts'
import { insertEvent, type JobRow, updateJob } from './job-repository.ts'

type BeforeCancel = (tx: Tx, job: JobRow, at: Date) => Promise<void>

const before: BeforeCancel[] = []

/** What has to leave a job before it is cancelled, in its transaction. */
export const addBeforeCancel = (one: BeforeCancel): number => before.push(one)

/** A job that is locked ends before its work, and its place is free. */
export async function cancelJob(
  tx: Tx,
  job: JobRow,
  { by, at }: { by: string; at: Date },
): Promise<BookingRow | undefined> {
  for (const one of before) await one(tx, job, at)
  const booking = await findBookingOf(tx, job.id)
  if (booking) await updateBooking(tx, job.id, { cancelledAt: at })
  await updateJob(tx, job.id, { state: 'cancelled', endedAt: at })
  await insertEvent(tx, { jobId: job.id, at, kind: 'cancelled', by })
  return booking
}

/** The same with the mail to its customer. @param by who of the staff; empty: the customer */
export async function cancelAndTell(tx: Tx, deps: Deps, job: JobRow, by: string): Promise<void> {
  const at = deps.clock()
  const booking = await cancelJob(tx, job, { by, at })
  if (!booking) return
  await mailBooking(tx, deps, 'workshop_cancelled', { job, start: booking.startAt, end: booking.endAt }, at)
}
