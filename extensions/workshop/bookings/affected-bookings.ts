import type { Db } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import type { AffectedByHours } from '#server/site/settings/affected-by-hours.ts'
import { mailBooking } from '../mails/booking-mails.ts'
import { workshopHours } from '../workshop-hours.ts'
import { renewedKey } from './booking-key.ts'
import { findBookingOf, listComing, updateBooking } from './booking-repository.ts'
import { insertEvent, lockJob } from './job-repository.ts'
import { isInHours, slotDay } from './slots.ts'

const isOutside = (shop: Shop, { startAt: start, endAt: end }: { startAt: Date; endAt: Date }) =>
  !isInHours(workshopHours(shop, slotDay(start), 1), { start, end })

/** Bookings to come that no longer lie inside the hours. */
export const affectedBookings: AffectedByHours = async (db, shop, now) =>
  (await listComing(db, now)).flatMap(({ job, booking }) => (isOutside(shop, booking) ? [job.number] : []))

/** Those of them whose customers do not know it. */
export const listUntold = async (db: Db, shop: Shop, now: Date) =>
  (await listComing(db, now)).filter(({ booking }) => booking.toldAt === null && isOutside(shop, booking))

/** Mails them, each in a transaction of its own; who has no address is left to the telephone. @returns how many */
export async function tellUntold(deps: Deps, by: string): Promise<number> {
  const { database, shop, clock } = deps
  let told = 0
  for (const { job: listed } of await listUntold(database.db, shop, clock())) {
    told += await inTransaction(database, async (tx) => {
      const [job, booking] = [await lockJob(tx, listed.id), await findBookingOf(tx, listed.id)]
      // Moved, cancelled or told meanwhile.
      if (job?.state !== 'booked' || !job.email || !booking || booking.toldAt || !isOutside(shop, booking)) return 0
      const at = clock()
      await updateBooking(tx, job.id, { toldAt: at })
      await renewedKey(tx, deps, job.number, booking)
      await insertEvent(tx, { jobId: job.id, at, kind: 'closure_told', by })
      await mailBooking(tx, deps, 'workshop_closed', { job, start: booking.startAt, end: booking.endAt }, at)
      return 1
    })
  }
  return told
}
