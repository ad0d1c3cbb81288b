import { and, eq, inArray, sql } from 'drizzle-orm'
import type { MailData, MailKindName } from '#server/messages/mail-kinds/mail-registry.ts'
import { nextAttempt } from '#server/platform/database/back-off.ts'
import { buildOnce, placesFor } from '#server/platform/database/built-statements.ts'
import type { Db } from '#server/platform/database/database.ts'
import { outbox } from '#server/platform/database/schema/order-tables.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { Language } from '#shared/domain/platform/language.ts'

interface QueuedMail<K extends MailKindName> {
  kind: K
  /** Makes mails unique: one mail of a kind per subject. */
  about: string
  to: string
  language: Language
  data: MailData<K>
  at: Date
}

export type OutboxRow = typeof outbox.$inferSelect

/** Queues a mail in the caller's transaction, so that it is sent exactly when the change is committed. */
export async function enqueueMail<K extends MailKindName>(tx: Tx, mail: QueuedMail<K>): Promise<void> {
  tx.onCommit.mail()
  await insertMail(tx, {
    dedupeKey: `${mail.kind}/${mail.about}`,
    kind: mail.kind,
    toAddress: mail.to,
    language: mail.language,
    data: mail.data,
    nextAttemptAt: mail.at,
    createdAt: mail.at,
  })
}

const insertMail = buildOnce((db) =>
  db
    .insert(outbox)
    .values(placesFor(['dedupeKey', 'kind', 'toAddress', 'language', 'data', 'nextAttemptAt', 'createdAt']))
    .onConflictDoNothing({ target: outbox.dedupeKey }),
)

/** Takes the oldest due mail for one attempt; it comes due again by itself (back-off.ts). */
export async function leaseDueMail(db: Db, now: Date): Promise<OutboxRow | undefined> {
  const [row] = await leaseMail(db, { moment: now.toISOString() })
  return row
}

const leaseMail = buildOnce((db) => {
  const moment = sql`${sql.placeholder('moment')}::timestamptz`
  return db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      nextAttemptAt: nextAttempt(outbox.attempts, moment),
    })
    .where(
      eq(
        outbox.id,
        sql`(select o.id from ${outbox} o where o.state = 'pending' and o.held_at is null and o.next_attempt_at <= ${moment}
          order by o.next_attempt_at, o.id limit 1 for update skip locked)`,
      ),
    )
    .returning()
})

/** Deletes the mail's data unless it is to be kept: it may hold addresses and one-use links. */
/** An undelivered mail keeps its data, to be sent once there is a mail server. */
export async function markMailUndelivered(db: Db, id: number): Promise<void> {
  await db.update(outbox).set({ state: 'not_delivered', lastError: null }).where(eq(outbox.id, id))
}

export async function markMailSent(db: Db, id: number, now: Date, keepsData: boolean): Promise<void> {
  await db
    .update(outbox)
    .set({ state: 'sent', sentAt: now, lastError: null, ...(!keepsData && { data: {} }) })
    .where(eq(outbox.id, id))
}

export async function forgetMailsTo(tx: Db, address: string): Promise<void> {
  const isTo = eq(sql`lower(${outbox.toAddress})`, address.toLowerCase())
  await tx
    .update(outbox)
    .set({ data: {} })
    .where(and(isTo, inArray(outbox.state, ['sent', 'not_delivered'])))
}

/** Keeps the reason; `isLast` ends the tries. */
export async function markMailFailed(db: Db, id: number, reason: string, isLast: boolean): Promise<void> {
  await db
    .update(outbox)
    .set({ lastError: reason.slice(0, 500), state: isLast ? 'dead' : 'pending' })
    .where(eq(outbox.id, id))
}
