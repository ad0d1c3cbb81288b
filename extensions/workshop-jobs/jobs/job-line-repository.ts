import { and, asc, count, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'
import { containsText } from '#server/platform/database/text-search/text-match-repository.ts'
import type { JobState } from '../../workshop/bookings/job-life.ts'
import type { JobRow, LineRow } from '../../workshop/bookings/job-repository.ts'
import { workshopBookings, workshopEvents, workshopJobs, workshopLines } from '../../workshop/workshop-tables.ts'

export type JobOrder = Pick<typeof tables.orders.$inferSelect, 'id' | 'orderNumber' | 'paymentStatus' | 'orderStatus'>
export async function findJobByBill(db: Db, billKeyHash: string): Promise<JobRow | undefined> {
  const [row] = await db.select().from(workshopJobs).where(eq(workshopJobs.billKeyHash, billKeyHash))
  return row
}

/** The job that an order pays, locked after the order. */
export async function lockJobOf(tx: Db, orderId: string): Promise<JobRow | undefined> {
  const [row] = await tx.select().from(workshopJobs).where(eq(workshopJobs.orderId, orderId)).for('update')
  return row
}

/** Holds for the order of a bill: its bicycle is ready in the workshop. */
export const isBill = () =>
  sql`exists (select from ${workshopJobs} where ${workshopJobs.orderId} = ${tables.orders.id})`

/** The orders of jobs, by their ids. */
export async function listJobOrders(db: Db, jobs: readonly Pick<JobRow, 'orderId'>[]) {
  const ids = jobs.flatMap(({ orderId }) => orderId ?? [])
  if (ids.length === 0) return new Map<string, JobOrder>()
  const { id, orderNumber, paymentStatus, orderStatus } = tables.orders
  const rows = await db
    .select({ id, orderNumber, paymentStatus, orderStatus })
    .from(tables.orders)
    .where(inArray(id, ids))
  return new Map(rows.map((row): [string, JobOrder] => [row.id, row]))
}

/** What the workshop knows of the bicycle of a job: how often it was here, the last time, and another open job. */
export async function findBefore(db: Db, { id, serialKey }: Pick<JobRow, 'id' | 'serialKey'>) {
  if (!serialKey) return { visits: 0, lastAt: null, openNumber: null }
  const others = await db
    .select({ number: workshopJobs.number, state: workshopJobs.state, endedAt: workshopJobs.endedAt })
    .from(workshopJobs)
    .where(and(eq(workshopJobs.serialKey, serialKey), ne(workshopJobs.id, id), ne(workshopJobs.state, 'cancelled')))
    .orderBy(desc(workshopJobs.endedAt), desc(workshopJobs.id))
  const ended = others.filter(({ state }) => state === 'collected')
  return {
    visits: ended.length,
    lastAt: ended[0]?.endedAt?.toISOString() ?? null,
    openNumber: others.find(({ endedAt }) => endedAt === null)?.number ?? null,
  }
}

interface JobFilter {
  states?: readonly JobState[] | undefined
  q?: string | undefined
}

export async function listJobs(db: Db, { states, q, limit, offset }: JobFilter & { limit: number; offset: number }) {
  const { number, name, bicycle, serialNumber, title, phone } = workshopJobs
  const where = and(
    states && inArray(workshopJobs.state, [...states]),
    q ? containsText({ texts: [number, name, bicycle, serialNumber, title, phone] }, q) : undefined,
  )
  const due = sql`coalesce(${workshopBookings.startAt}, ${workshopJobs.createdAt})`
  const rows = await db
    .select({ job: workshopJobs, booking: workshopBookings })
    .from(workshopJobs)
    .leftJoin(workshopBookings, eq(workshopBookings.jobId, workshopJobs.id))
    .where(where)
    .orderBy(asc(due), asc(workshopJobs.id))
    .limit(limit)
    .offset(offset)
  const [counted] = await db.select({ total: count() }).from(workshopJobs).where(where)
  return { rows, total: counted?.total ?? 0 }
}

/** Lines that count, of several jobs. */
export function listLines(db: Db, jobIds: readonly number[]): Promise<LineRow[]> {
  if (jobIds.length === 0) return Promise.resolve([])
  return db
    .select()
    .from(workshopLines)
    .where(and(inArray(workshopLines.jobId, [...jobIds]), isNull(workshopLines.removedAt)))
    .orderBy(asc(workshopLines.id))
}

/** It stays on the job in words. */
export async function forgetProduct(tx: Db, id: number): Promise<void> {
  await tx.update(workshopLines).set({ productId: null }).where(eq(workshopLines.id, id))
}

export async function removeLine(tx: Db, id: number, at: Date): Promise<void> {
  await tx.update(workshopLines).set({ removedAt: at }).where(eq(workshopLines.id, id))
}

export function listEvents(db: Db, jobId: number) {
  return db.select().from(workshopEvents).where(eq(workshopEvents.jobId, jobId)).orderBy(desc(workshopEvents.id))
}
