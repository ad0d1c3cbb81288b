import { and, eq, inArray } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'
import type { WorkStep } from '#shared/domain/orders/work-steps.ts'

const { orderWork } = tables

export type WorkRow = typeof orderWork.$inferSelect

export async function listWork(db: Db, orderId: string): Promise<WorkRow[]> {
  return db.select().from(orderWork).where(eq(orderWork.orderId, orderId))
}

/** Whether staff have marked the whole order as packed. */
export async function isSaidPacked(db: Db, orderId: string): Promise<boolean> {
  return (await db.$count(orderWork, and(eq(orderWork.orderId, orderId), eq(orderWork.step, 'packed')))) > 0
}

/** Steps done before keep their time. */
export async function insertWork(tx: Db, orderId: string, steps: readonly WorkStep[], at: Date): Promise<void> {
  if (steps.length === 0) return
  await tx
    .insert(orderWork)
    .values(steps.map((step) => ({ orderId, step, at })))
    .onConflictDoNothing()
}

export async function deleteWork(tx: Db, orderId: string, steps: readonly WorkStep[]): Promise<void> {
  if (steps.length === 0) return
  await tx.delete(orderWork).where(and(eq(orderWork.orderId, orderId), inArray(orderWork.step, [...steps])))
}
