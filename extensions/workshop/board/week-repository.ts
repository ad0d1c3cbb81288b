import { and, asc, between, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { workshopBookings, workshopJobs } from '../workshop-tables.ts'

/** The bookings of some days that hold a stand, with their jobs. */
export const listWeek = (db: Db, first: string, last: string) =>
  db
    .select({ job: workshopJobs, booking: workshopBookings })
    .from(workshopBookings)
    .innerJoin(workshopJobs, eq(workshopJobs.id, workshopBookings.jobId))
    .where(and(isNull(workshopBookings.cancelledAt), between(workshopBookings.day, first, last)))
    .orderBy(asc(workshopBookings.startAt), asc(workshopJobs.id))

/** Of the jobs that were ready from a moment on, how many had a promise and kept it. */
export async function countPromises(db: Db, from: Date, until: Date) {
  const { readyAt, promisedAt } = workshopJobs
  const [row] = await db
    .select({
      promised: sql<number>`count(*)::int`,
      kept: sql<number>`(count(*) filter (where ${readyAt} <= ${promisedAt}))::int`,
    })
    .from(workshopJobs)
    .where(and(gte(readyAt, from), lt(readyAt, until), isNotNull(promisedAt)))
  return row ?? { promised: 0, kept: 0 }
}

export const countCollected = (db: Db, from: Date): Promise<number> =>
  db.$count(workshopJobs, and(eq(workshopJobs.state, 'collected'), gte(workshopJobs.endedAt, from)))
