import { and, asc, between, count, eq, gt, inArray, isNull, lt, lte, ne } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { workshopBookings, workshopJobs, workshopPhotos } from '../workshop-tables.ts'
import { serialKeyOf } from './serial-key.ts'
import type { Booked, Slot } from './slots.ts'

export type BookingRow = typeof workshopBookings.$inferSelect
type JobRow = typeof workshopJobs.$inferSelect

const isKept = isNull(workshopBookings.cancelledAt)

/** The bookings of some days that hold a stand, by day, those of one time together. @param except that of this job */
export async function listBookingsBetween(
  db: Db,
  first: string,
  last: string,
  except = 0,
): Promise<Map<string, Booked[]>> {
  const { day, startAt, endAt, jobId } = workshopBookings
  const rows = await db
    .select({ day, start: startAt, end: endAt, count: count() })
    .from(workshopBookings)
    .where(and(isKept, between(day, first, last), ne(jobId, except)))
    .groupBy(day, startAt, endAt)
  return Map.groupBy(rows, (row) => row.day)
}

/** Booked for a moment to come. */
export function listComing(db: Db, now: Date) {
  return db
    .select({ job: workshopJobs, booking: workshopBookings })
    .from(workshopBookings)
    .innerJoin(workshopJobs, eq(workshopJobs.id, workshopBookings.jobId))
    .where(and(isKept, eq(workshopJobs.state, 'booked'), gt(workshopBookings.startAt, now)))
    .orderBy(asc(workshopBookings.startAt), asc(workshopJobs.id))
}

/** How many bookings of a bicycle overlap a time, of the customer's by its frame number or of the shop's by its product. */
export function countOfBicycle(
  db: Db,
  { serialNumber, productId }: { serialNumber: string; productId: number | null },
  { start, end, except = 0 }: Slot & { except?: number },
): Promise<number> {
  const booked = db
    .select({ id: workshopJobs.id })
    .from(workshopJobs)
    .innerJoin(workshopBookings, eq(workshopBookings.jobId, workshopJobs.id))
    .where(
      and(
        isKept,
        lt(workshopBookings.startAt, end),
        gt(workshopBookings.endAt, start),
        ne(workshopJobs.id, except),
        productId === null
          ? eq(workshopJobs.serialKey, serialKeyOf(serialNumber))
          : eq(workshopJobs.productId, productId),
      ),
    )
    .as('booked')
  return db.$count(booked)
}

export async function insertBooking(tx: Db, booking: typeof workshopBookings.$inferInsert): Promise<void> {
  await tx.insert(workshopBookings).values(booking)
}

export async function updateBooking(tx: Db, jobId: number, change: Partial<BookingRow>): Promise<void> {
  await tx.update(workshopBookings).set(change).where(eq(workshopBookings.jobId, jobId))
}

export async function findBooking(db: Db, number: string): Promise<{ job: JobRow; booking: BookingRow } | undefined> {
  const [found] = await db
    .select({ job: workshopJobs, booking: workshopBookings })
    .from(workshopBookings)
    .innerJoin(workshopJobs, eq(workshopJobs.id, workshopBookings.jobId))
    .where(eq(workshopJobs.number, number))
  return found
}

export async function findBookingOf(db: Db, jobId: number): Promise<BookingRow | undefined> {
  const [found] = await db.select().from(workshopBookings).where(eq(workshopBookings.jobId, jobId))
  return found
}

/** Booked bicycles whose owners have no reminder yet. */
export function listToRemind(db: Db, { after, until }: { after: Date; until: Date }, most: number) {
  return db
    .select({ job: workshopJobs, booking: workshopBookings })
    .from(workshopBookings)
    .innerJoin(workshopJobs, eq(workshopJobs.id, workshopBookings.jobId))
    .where(
      and(
        isKept,
        isNull(workshopBookings.remindedAt),
        eq(workshopJobs.state, 'booked'),
        gt(workshopBookings.startAt, after),
        lte(workshopBookings.startAt, until),
      ),
    )
    .orderBy(asc(workshopBookings.jobId))
    .limit(most)
}

export const listPhotos = (db: Db, jobId: number) =>
  db
    .select({ id: workshopPhotos.id, isStaff: workshopPhotos.isStaff })
    .from(workshopPhotos)
    .where(eq(workshopPhotos.jobId, jobId))
    .orderBy(asc(workshopPhotos.createdAt), asc(workshopPhotos.id))

export const countPhotos = (db: Db, jobId: number, isStaff: boolean): Promise<number> =>
  db.$count(workshopPhotos, and(eq(workshopPhotos.jobId, jobId), eq(workshopPhotos.isStaff, isStaff)))

export async function insertPhoto(tx: Db, photo: typeof workshopPhotos.$inferInsert): Promise<string> {
  const [row] = await tx.insert(workshopPhotos).values(photo).returning({ id: workshopPhotos.id })
  if (!row) throw new Error(`a photo of job ${photo.jobId} was not stored`)
  return row.id
}

export async function findPhoto(db: Db, jobId: number, id: string): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ content: workshopPhotos.content })
    .from(workshopPhotos)
    .where(and(eq(workshopPhotos.jobId, jobId), eq(workshopPhotos.id, id)))
  return row?.content
}

export async function deletePhotosOf(tx: Db, jobIds: readonly number[]): Promise<void> {
  if (jobIds.length > 0) await tx.delete(workshopPhotos).where(inArray(workshopPhotos.jobId, [...jobIds]))
}
