import { and, eq, sql } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'
import type { MailTopic } from '#shared/domain/messages/mail-topics.ts'

const { customers, mailRefusals } = tables

export async function insertRefusal(db: Db, refusal: typeof mailRefusals.$inferInsert): Promise<void> {
  await db.insert(mailRefusals).values(refusal).onConflictDoNothing()
}

export async function hasRefused(db: Db, addressHash: string, topic: MailTopic): Promise<boolean> {
  const isIt = and(eq(mailRefusals.addressHash, addressHash), eq(mailRefusals.topic, topic))
  return (await db.$count(mailRefusals, isIt)) > 0
}

const hasAddress = (email: string) => eq(sql`lower(${customers.email})`, sql`lower(${email})`)

/** The switch of the account with this address; undefined where there is no account. */
export async function findSwitch(db: Db, email: string): Promise<boolean | undefined> {
  const [found] = await db.select({ isOn: customers.emailNotifications }).from(customers).where(hasAddress(email))
  return found?.isOn
}

/** @returns whether there is an account */
export async function switchNotificationsOff(db: Db, email: string): Promise<boolean> {
  const off = { emailNotifications: false }
  return (await db.update(customers).set(off).where(hasAddress(email)).returning({ id: customers.id })).length > 0
}
