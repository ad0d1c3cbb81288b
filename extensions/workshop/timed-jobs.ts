import { inTransaction } from '#server/platform/database/transaction.ts'
import type { Job } from '#server/platform/jobs.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { renewedKey } from './bookings/booking-key.ts'
import { deletePhotosOf, listToRemind, updateBooking } from './bookings/booking-repository.ts'
import { forgetPeople, listEndedBefore } from './bookings/job-repository.ts'
import { mailBooking } from './mails/booking-mails.ts'
import { deleteRequestsBefore } from './request-repository.ts'
import { demoServiceJob } from './services/demo-service-job.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const batch = 100
/** Stated in the privacy notice of a shop that has a workshop. */
const keptDays = { people: 730, requests: 30 }

export function reminderJob(deps: Deps): Job {
  const { database, clock } = deps
  return {
    name: 'remind of tomorrow’s workshop bookings',
    everySeconds: 600,
    run: () =>
      inTransaction(database, async (tx) => {
        const at = clock()
        // Booked within a day: the confirmation is the reminder.
        const span = { after: new Date(+at + 12 * hourMs), until: new Date(+at + dayMs) }
        for (const { job, booking } of await listToRemind(tx, span, batch)) {
          await updateBooking(tx, job.id, { remindedAt: at })
          if (+booking.startAt - +job.createdAt < dayMs) continue
          await renewedKey(tx, deps, job.number, booking)
          await mailBooking(tx, deps, 'workshop_reminder', { job, start: booking.startAt, end: booking.endAt }, at)
        }
      }),
  }
}

function forgetJob({ database, clock }: Deps): Job {
  return {
    name: 'forget the people of workshop jobs that ended two years ago',
    everySeconds: 3_600,
    run: () =>
      inTransaction(database, async (tx) => {
        const ids = await listEndedBefore(tx, new Date(+clock() - keptDays.people * dayMs), batch)
        await deletePhotosOf(tx, ids)
        await forgetPeople(tx, ids)
        await deleteRequestsBefore(tx, new Date(+clock() - keptDays.requests * dayMs))
      }),
  }
}

export const timedJobs = (deps: Deps): Job[] => [
  reminderJob(deps),
  forgetJob(deps),
  ...(deps.config.isDemo ? [demoServiceJob(deps)] : []),
]
