import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'
import { workshopEvents, workshopJobs, workshopLines } from '../workshop-tables.ts'

export type JobRow = typeof workshopJobs.$inferSelect
export type LineRow = typeof workshopLines.$inferSelect

export async function insertJob(tx: Db, job: typeof workshopJobs.$inferInsert): Promise<JobRow> {
  const [row] = await tx.insert(workshopJobs).values(job).returning()
  if (!row) throw new Error('a job was not stored')
  return row
}

export async function findJob(db: Db, id: number): Promise<JobRow | undefined> {
  const [row] = await db.select().from(workshopJobs).where(eq(workshopJobs.id, id))
  return row
}

/** Its steps and lines follow each other until the transaction ends. */
export async function lockJob(tx: Db, id: number): Promise<JobRow | undefined> {
  const [row] = await tx.select().from(workshopJobs).where(eq(workshopJobs.id, id)).for('update')
  return row
}

export async function updateJob(tx: Db, id: number, change: Partial<JobRow>): Promise<JobRow> {
  const [row] = await tx.update(workshopJobs).set(change).where(eq(workshopJobs.id, id)).returning()
  if (!row) throw new Error(`job ${id} is gone`)
  return row
}

export async function insertLine(tx: Db, line: typeof workshopLines.$inferInsert): Promise<LineRow> {
  const [row] = await tx.insert(workshopLines).values(line).returning()
  if (!row) throw new Error(`a line of job ${line.jobId} was not stored`)
  return row
}

export async function insertEvent(tx: Db, event: typeof workshopEvents.$inferInsert): Promise<void> {
  await tx.insert(workshopEvents).values(event)
}

const isOf = (email: string) => eq(sql`lower(${workshopJobs.email})`, email.toLowerCase())

export function listJobsOf(db: Db, email: string): Promise<JobRow[]> {
  return db.select().from(workshopJobs).where(isOf(email)).orderBy(asc(workshopJobs.id))
}

/** Ended jobs whose people are still named. */
export async function listEndedBefore(db: Db, before: Date, most: number): Promise<number[]> {
  const rows = await db
    .select({ id: workshopJobs.id })
    .from(workshopJobs)
    .where(
      and(eq(workshopJobs.isForgotten, false), sql`${workshopJobs.endedAt} < ${before.toISOString()}::timestamptz`),
    )
    .limit(most)
  return rows.map(({ id }) => id)
}

/** The work, its sums and the frame number stay; the person and what staff noted do not. */
export async function forgetPeople(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const nothing = { name: '', phone: '', email: '', bicycle: '', problem: '', isForgotten: true }
  await tx
    .update(workshopJobs)
    .set(nothing)
    .where(inArray(workshopJobs.id, [...ids]))
  await tx
    .update(workshopEvents)
    .set({ detail: '' })
    .where(and(inArray(workshopEvents.jobId, [...ids]), eq(workshopEvents.kind, 'note')))
}

/** Frame numbers of bicycles that no other account has received. */
export async function forgetFrames(tx: Db, ids: readonly number[], customerId: string | null): Promise<void> {
  if (ids.length === 0) return
  const { serialNumber, ownerId } = tables.soldBicycles
  const isOthers = sql`exists (select from ${tables.soldBicycles}
    where upper(regexp_replace(${serialNumber}, '[^a-zA-Z0-9]', '', 'g')) = ${workshopJobs.serialKey}
      and ${ownerId} is distinct from ${customerId}::uuid and ${ownerId} is not null)`
  await tx
    .update(workshopJobs)
    .set({ serialNumber: '' })
    .where(and(inArray(workshopJobs.id, [...ids]), sql`not ${isOthers}`))
}
