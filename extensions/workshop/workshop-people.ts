import type { PersonalData } from '#server/accounts/customers/personal-data.ts'
import { deletePhotosOf } from './bookings/booking-repository.ts'
import { cancelJob } from './bookings/cancel-job.ts'
import { forgetFrames, forgetPeople, listJobsOf } from './bookings/job-repository.ts'

/**
 * By address. The order that paid a job keeps the person's name, so that its frame number would lead back to it: it goes,
 * unless the bicycle is another account's now (decision 0105). Of a bicycle that is in the workshop the data stay until it
 * is collected: they are forgotten with the others.
 */
export const workshopPeople: PersonalData = {
  name: 'workshop',
  read: async (db, { provenEmail }) =>
    provenEmail ? (await listJobsOf(db, provenEmail)).map(({ isForgotten: _, billKeyHash: _key, ...job }) => job) : [],
  erase: async (tx, { provenEmail, customerId }) => {
    if (!provenEmail) return
    const at = new Date()
    const jobs = await listJobsOf(tx, provenEmail)
    for (const job of jobs.filter(({ state }) => state === 'booked')) await cancelJob(tx, job, { by: '', at })
    const over = jobs.filter(({ state }) => ['booked', 'collected', 'cancelled'].includes(state)).map(({ id }) => id)
    await deletePhotosOf(tx, over)
    await forgetPeople(tx, over)
    await forgetFrames(tx, over, customerId)
  },
}
