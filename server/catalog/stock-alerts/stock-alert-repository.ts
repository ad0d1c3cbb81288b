import { asc, eq, lt, sql } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'

const { usedAlerts } = tables

export type StockAlert = typeof usedAlerts.$inferSelect
type NewUsedAlert = Omit<typeof usedAlerts.$inferInsert, 'id'>

/** A repeated request renews the existing one. */
export async function putStockAlert(db: Db, alert: NewUsedAlert): Promise<void> {
  const { language, knownIds, createdAt } = alert
  await db
    .insert(usedAlerts)
    .values({ ...alert, email: alert.email.toLowerCase() })
    .onConflictDoUpdate({
      target: [usedAlerts.email, usedAlerts.subcategory, usedAlerts.size],
      set: { language, knownIds, createdAt },
    })
}

export async function listStockAlerts(db: Db): Promise<StockAlert[]> {
  return db.select().from(usedAlerts).orderBy(asc(usedAlerts.createdAt), asc(usedAlerts.id))
}

/** @returns whether it was still there: of concurrent workers one wins */
export async function takeStockAlert(tx: Db, id: number): Promise<boolean> {
  return (await tx.delete(usedAlerts).where(eq(usedAlerts.id, id)).returning({ id: usedAlerts.id })).length > 0
}

export async function deleteStockAlertsBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(usedAlerts).where(lt(usedAlerts.createdAt, moment))
}

export async function listStockAlertsOf(db: Db, email: string | null): Promise<StockAlert[]> {
  if (email === null) return []
  return db
    .select()
    .from(usedAlerts)
    .where(eq(usedAlerts.email, sql`lower(${email})`))
    .orderBy(asc(usedAlerts.id))
}

export async function deleteStockAlertsOf(tx: Db, email: string): Promise<void> {
  await tx.delete(usedAlerts).where(eq(usedAlerts.email, sql`lower(${email})`))
}
