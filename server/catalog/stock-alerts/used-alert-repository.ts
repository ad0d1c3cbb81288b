import { asc, eq, lt, sql } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'

const { usedAlerts } = tables

export type UsedAlert = typeof usedAlerts.$inferSelect
type NewUsedAlert = Omit<typeof usedAlerts.$inferInsert, 'id'>

/** A repeated request renews the existing one. */
export async function putUsedAlert(db: Db, alert: NewUsedAlert): Promise<void> {
  const { language, knownIds, createdAt } = alert
  await db
    .insert(usedAlerts)
    .values({ ...alert, email: alert.email.toLowerCase() })
    .onConflictDoUpdate({
      target: [usedAlerts.email, usedAlerts.subcategory, usedAlerts.size],
      set: { language, knownIds, createdAt },
    })
}

export async function listUsedAlerts(db: Db): Promise<UsedAlert[]> {
  return db.select().from(usedAlerts).orderBy(asc(usedAlerts.createdAt), asc(usedAlerts.id))
}

/** @returns whether it was still there: of concurrent workers one wins */
export async function takeUsedAlert(tx: Db, id: number): Promise<boolean> {
  return (await tx.delete(usedAlerts).where(eq(usedAlerts.id, id)).returning({ id: usedAlerts.id })).length > 0
}

export async function forgetUsedAlertsBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(usedAlerts).where(lt(usedAlerts.createdAt, moment))
}

export async function listUsedAlertsOf(db: Db, email: string | null): Promise<UsedAlert[]> {
  if (email === null) return []
  return db
    .select()
    .from(usedAlerts)
    .where(eq(usedAlerts.email, sql`lower(${email})`))
    .orderBy(asc(usedAlerts.id))
}

export async function forgetUsedAlertsOf(tx: Db, email: string): Promise<void> {
  await tx.delete(usedAlerts).where(eq(usedAlerts.email, sql`lower(${email})`))
}
