import { and, eq, inArray } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'
import type { WorkshopStep } from '#shared/domain/platform/states/workshop-steps.ts'

const { orderWork } = tables

export type WorkshopStepRow = typeof orderWork.$inferSelect

export async function listWorkshopSteps(db: Db, orderId: string): Promise<WorkshopStepRow[]> {
  return db.select().from(orderWork).where(eq(orderWork.orderId, orderId))
}

/** Whether staff have marked the whole order as packed. */
export async function isMarkedPacked(db: Db, orderId: string): Promise<boolean> {
  return (await db.$count(orderWork, and(eq(orderWork.orderId, orderId), eq(orderWork.step, 'packed')))) > 0
}

/** Steps done before keep their time. */
export async function insertWorkshopStep(
  tx: Db,
  orderId: string,
  steps: readonly WorkshopStep[],
  at: Date,
): Promise<void> {
  if (steps.length === 0) return
  await tx
    .insert(orderWork)
    .values(steps.map((step) => ({ orderId, step, at })))
    .onConflictDoNothing()
}

export async function deleteWorkshopStep(tx: Db, orderId: string, steps: readonly WorkshopStep[]): Promise<void> {
  if (steps.length === 0) return
  await tx.delete(orderWork).where(and(eq(orderWork.orderId, orderId), inArray(orderWork.step, [...steps])))
}
