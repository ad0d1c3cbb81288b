import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import type { EstimateState } from '../../workshop/bookings/estimate.ts'
import { workshopEstimates } from '../../workshop/workshop-tables.ts'

export type EstimateRow = typeof workshopEstimates.$inferSelect

export async function insertEstimate(tx: Db, estimate: typeof workshopEstimates.$inferInsert): Promise<EstimateRow> {
  const [row] = await tx.insert(workshopEstimates).values(estimate).returning()
  if (!row) throw new Error(`an estimate of job ${estimate.jobId} was not stored`)
  return row
}

export async function findEstimate(db: Db, keyHash: string): Promise<EstimateRow | undefined> {
  const [row] = await db.select().from(workshopEstimates).where(eq(workshopEstimates.keyHash, keyHash))
  return row
}

/** The last one of a job. */
export async function findEstimateOf(db: Db, jobId: number): Promise<EstimateRow | undefined> {
  const [row] = await db
    .select()
    .from(workshopEstimates)
    .where(eq(workshopEstimates.jobId, jobId))
    .orderBy(desc(workshopEstimates.id))
    .limit(1)
  return row
}

export async function endEstimate(tx: Db, id: number, state: Exclude<EstimateState, 'open'>, at: Date): Promise<void> {
  await tx.update(workshopEstimates).set({ state, answeredAt: at }).where(eq(workshopEstimates.id, id))
}

export async function replaceOpenEstimates(tx: Db, jobId: number, at: Date): Promise<void> {
  await tx
    .update(workshopEstimates)
    .set({ state: 'replaced', answeredAt: at })
    .where(and(eq(workshopEstimates.jobId, jobId), eq(workshopEstimates.state, 'open')))
}
