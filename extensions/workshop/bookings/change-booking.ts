import type { Tx } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { mailBooking } from '../mails/booking-mails.ts'
import { takeSlot } from './book-slot.ts'
import { renewedKey } from './booking-key.ts'
import { findBookingOf, updateBooking } from './booking-repository.ts'
import { changeableUntil } from './booking-view.ts'
import { cancelAndTell } from './cancel-job.ts'
import { insertEvent, lockJob, updateJob } from './job-repository.ts'
import { requireOnce, requireRide } from './require-bicycle.ts'

/** @throws Problem 409 invalid_transition once the bicycle has arrived, too_late within 24 hours */
async function requireChangeable(tx: Tx, { clock }: Pick<Deps, 'clock'>, jobId: number) {
  const [job, booking] = [await lockJob(tx, jobId), await findBookingOf(tx, jobId)]
  if (!job || !booking) throw problem('booking_unknown')
  if (job.state === 'cancelled') return { job, booking, isOver: true }
  if (job.state !== 'booked') throw problem('invalid_transition')
  if (clock() > changeableUntil(booking)) throw problem('too_late')
  return { job, booking, isOver: false }
}

export async function moveBookedJob(tx: Tx, deps: Deps, jobId: number, start: Date): Promise<void> {
  const { job, booking, isOver } = await requireChangeable(tx, deps, jobId)
  if (isOver) throw problem('invalid_transition')
  if (+booking.startAt === +start) return
  const minutes = (+booking.endAt - +booking.startAt) / 60_000
  const slot = await takeSlot(tx, deps, { start, minutes, except: jobId })
  const { productId, language, serialNumber } = job
  if (productId) await requireRide(tx, deps, { productId, language }, { ...slot, except: jobId })
  else await requireOnce(tx, serialNumber, { ...slot, except: jobId })
  const at = deps.clock()
  await updateBooking(tx, jobId, {
    day: slot.day,
    startAt: slot.start,
    endAt: slot.end,
    remindedAt: null,
    toldAt: null,
  })
  const moved = await updateJob(tx, jobId, { promisedAt: slot.end })
  await insertEvent(tx, { jobId, at, kind: 'moved', detail: slot.start.toISOString() })
  await renewedKey(tx, deps, job.number, booking)
  await mailBooking(tx, deps, 'workshop_moved', { job: moved, start: slot.start, end: slot.end }, at)
}

export async function cancelBookedJob(tx: Tx, deps: Deps, jobId: number): Promise<void> {
  const { job, isOver } = await requireChangeable(tx, deps, jobId)
  if (!isOver) await cancelAndTell(tx, deps, job, '')
}
