import { and, count, desc, eq, isNull, lt, ne } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { outbox } from '#server/platform/database/schema/order-tables.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { AdminMail } from '#shared/contract/messages/admin-mails.ts'
import { isHeld, mailStateOf } from './outbox-repository.ts'

type MailRow = typeof outbox.$inferSelect

export async function listMails(
  db: Db,
  { state, limit, offset }: { state?: AdminMail['state'] | undefined; limit: number; offset: number },
): Promise<{ mails: AdminMail[]; total: number }> {
  const where = state && hasState(state)
  const [counted] = await db.select({ total: count() }).from(outbox).where(where)
  const rows = await db.select().from(outbox).where(where).orderBy(desc(outbox.id)).limit(limit).offset(offset)
  return { mails: rows.map(view), total: counted?.total ?? 0 }
}

function hasState(state: AdminMail['state']) {
  if (state === 'held') return isHeld
  return state === 'pending' ? and(eq(outbox.state, state), isNull(outbox.heldAt)) : eq(outbox.state, state)
}

export async function countHeldMails(db: Db): Promise<number> {
  const [row] = await db.select({ mails: count() }).from(outbox).where(isHeld)
  return row?.mails ?? 0
}

export async function countDeadMails(db: Db): Promise<number> {
  const [row] = await db.select({ mails: count() }).from(outbox).where(eq(outbox.state, 'dead'))
  return row?.mails ?? 0
}

export async function findMail(db: Db, id: number): Promise<AdminMail | undefined> {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id))
  return row && view(row)
}

const passwordResetMs = 3_600_000

/** A mail whose contents are forgotten cannot be written again. */
const canBeResent = and(eq(outbox.state, 'not_delivered'), ne(outbox.data, {}))

export async function countUndeliveredMails(db: Db): Promise<number> {
  const [row] = await db.select({ mails: count() }).from(outbox).where(canBeResent)
  return row?.mails ?? 0
}

/** Makes every undelivered mail due now, in their order. Links to new passwords that have expired stay behind, forgotten. */
export async function makeUndeliveredDue(tx: Tx, now: Date): Promise<number> {
  tx.onCommit.mail()
  const expired = new Date(now.getTime() - passwordResetMs)
  const isExpired = and(eq(outbox.kind, 'password_reset'), lt(outbox.createdAt, expired))
  await tx.update(outbox).set({ data: {} }).where(and(canBeResent, isExpired))
  const due = await tx
    .update(outbox)
    .set({ state: 'pending', nextAttemptAt: now })
    .where(canBeResent)
    .returning({ id: outbox.id })
  return due.length
}

/** Makes an unsent mail due now. @returns undefined when there is no such mail, or it has left */
export async function makeDue(tx: Tx, id: number, now: Date): Promise<AdminMail | undefined> {
  tx.onCommit.mail()
  const [row] = await tx
    .update(outbox)
    .set({ state: 'pending', nextAttemptAt: now, heldAt: null, letOutAt: now })
    .where(and(eq(outbox.id, id), ne(outbox.state, 'sent'), ne(outbox.data, {})))
    .returning()
  return row && view(row)
}

function view(row: MailRow): AdminMail {
  return {
    id: row.id,
    kind: row.kind,
    to: row.toAddress,
    state: mailStateOf(row),
    attempts: row.attempts,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    nextAttemptAt: row.state === 'pending' && !row.heldAt ? row.nextAttemptAt.toISOString() : null,
    lastError: row.lastError,
  }
}
