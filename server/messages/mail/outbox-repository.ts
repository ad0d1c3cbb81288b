import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { MailData, MailKindName } from '#server/messages/mail-kinds/mail-registry.ts'
import { buildOnce, placesFor } from '#server/platform/database/built-statements.ts'
import { nextAttempt } from '#server/platform/database/connection/back-off.ts'
import type { Db } from '#server/platform/database/database.ts'
import { outbox } from '#server/platform/database/schema/order-tables.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { traceParent } from '#server/platform/tracing/tracing.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import type { MailState } from '#shared/domain/platform/states/mail-states.ts'

interface QueuedMail<K extends MailKindName> {
  kind: K
  /** Makes mails unique: one mail of a kind per subject. */
  about: string
  to: string
  language: Language
  data: MailData<K>
  at: Date
  /** Sent by a staff member: no limit of mails to an address holds it. */
  isByHand?: true | undefined
}

export type OutboxRow = typeof outbox.$inferSelect

/** Waits for the proof of its address, or a staff member's hand. */
export const isHeld = and(eq(outbox.state, 'pending'), isNotNull(outbox.heldAt))

export const mailStateOf = ({ state, heldAt }: Pick<OutboxRow, 'state' | 'heldAt'>): MailState =>
  state === 'pending' && heldAt ? 'held' : state

/** Queues a mail in the caller's transaction, so that it is sent exactly when the change is committed. */
export async function enqueueMail<K extends MailKindName>(tx: Tx, mail: QueuedMail<K>): Promise<void> {
  // To a shop without a mailbox.
  if (!mail.to) return
  tx.onCommit.mail()
  await insertMail(tx, {
    dedupeKey: `${mail.kind}/${mail.about}`,
    kind: mail.kind,
    toAddress: mail.to,
    language: mail.language,
    data: mail.data,
    nextAttemptAt: mail.at,
    createdAt: mail.at,
    letOutAt: mail.isByHand ? mail.at.toISOString() : null,
    traceParent: traceParent(),
  })
}

const insertMail = buildOnce((db) =>
  db
    .insert(outbox)
    .values({
      ...placesFor(['dedupeKey', 'kind', 'toAddress', 'language', 'data', 'nextAttemptAt', 'createdAt', 'traceParent']),
      letOutAt: sql`${sql.placeholder('letOutAt')}::timestamptz`,
    })
    .onConflictDoNothing({ target: outbox.dedupeKey }),
)

/** Takes the oldest due mails for one attempt; they come due again by themselves (back-off.ts). */
export async function leaseDueMails(db: Db, now: Date, most: number): Promise<OutboxRow[]> {
  const rows = await leaseMails(db, { moment: now.toISOString(), most })
  return rows.sort((a, b) => a.id - b.id)
}

const leaseMails = buildOnce((db) => {
  const moment = sql`${sql.placeholder('moment')}::timestamptz`
  return db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      nextAttemptAt: nextAttempt(outbox.attempts, moment),
    })
    .where(
      // As an array the rows are chosen once, whatever the plan.
      sql`${outbox.id} = any(array(select o.id from ${outbox} o
        where o.state = 'pending' and o.held_at is null and o.next_attempt_at <= ${moment}
        order by o.next_attempt_at, o.id limit ${sql.placeholder('most')}::int for update skip locked))`,
    )
    .returning()
})

/** Ends the lease of a mail that was not tried, unless another node has leased it since. */
export async function giveBackMail(db: Db, { id, attempts }: OutboxRow, now: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ attempts: attempts - 1, nextAttemptAt: now })
    .where(and(eq(outbox.id, id), eq(outbox.attempts, attempts), eq(outbox.state, 'pending')))
}

/** Undelivered mails keep their data, to be sent once there is a mail server. */
export async function markMailsUndelivered(db: Db, ids: readonly number[]): Promise<void> {
  await markUndelivered(db, { ids })
}

/** Deletes the mails' data unless it is to be kept: it may hold addresses and one-use links. */
export async function markMailsSent(db: Db, ids: readonly number[], now: Date, keepsData: boolean): Promise<void> {
  await markSent(db, { ids, now: now.toISOString(), keepsData })
}

const isOneOf = sql`${outbox.id} = any(${sql.placeholder('ids')}::int[])`

const markUndelivered = buildOnce((db) =>
  db.update(outbox).set({ state: 'not_delivered', lastError: null }).where(isOneOf),
)

const markSent = buildOnce((db) =>
  db
    .update(outbox)
    .set({
      state: 'sent',
      sentAt: sql`${sql.placeholder('now')}::timestamptz`,
      lastError: null,
      data: sql`case when ${sql.placeholder('keepsData')}::boolean then ${outbox.data} else '{}'::jsonb end`,
    })
    .where(isOneOf),
)

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
