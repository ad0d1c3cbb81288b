import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'
import { dueReminders } from '../garage-tables.ts'

const { customers } = tables
type Reminder = typeof dueReminders.$inferSelect

const isIt = ({ customerId, bicycleId }: Pick<Reminder, 'customerId' | 'bicycleId'>) =>
  and(eq(dueReminders.customerId, customerId), eq(dueReminders.bicycleId, bicycleId))

export const hasReminder = async (db: Db, one: Pick<Reminder, 'customerId' | 'bicycleId'>): Promise<boolean> =>
  (await db.$count(dueReminders, isIt(one))) > 0

export async function insertReminder(tx: Db, one: typeof dueReminders.$inferInsert): Promise<void> {
  await tx.insert(dueReminders).values(one).onConflictDoNothing()
}

export async function deleteReminder(tx: Db, one: Pick<Reminder, 'customerId' | 'bicycleId'>): Promise<void> {
  await tx.delete(dueReminders).where(isIt(one))
}

export async function markDueMailed(tx: Db, one: Pick<Reminder, 'customerId' | 'bicycleId'>, day: string) {
  await tx.update(dueReminders).set({ mailedFor: day }).where(isIt(one))
}

export const listReminders = (db: Db, customerId?: string) =>
  db
    .select()
    .from(dueReminders)
    .where(customerId === undefined ? undefined : eq(dueReminders.customerId, customerId))

/** Its account, where its address is proven. */
export async function findOwner(tx: Db, customerId: string) {
  const { id, email, firstName, language, emailVerifiedAt } = customers
  const [row] = await tx
    .select({ email, firstName, language })
    .from(customers)
    .where(and(eq(id, customerId), isNotNull(emailVerifiedAt)))
  return row
}

const idsOf = (db: Db, email: string) =>
  db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(sql`lower(${customers.email})`, email.toLowerCase()))

export const countRemindersOf = (db: Db, email: string): Promise<number> =>
  db.$count(dueReminders, inArray(dueReminders.customerId, idsOf(db, email)))

export async function deleteRemindersOf(db: Db, email: string): Promise<void> {
  await db.delete(dueReminders).where(inArray(dueReminders.customerId, idsOf(db, email)))
}
