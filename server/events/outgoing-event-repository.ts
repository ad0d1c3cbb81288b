import { and, count, desc, eq, gte, lt, sql } from 'drizzle-orm'
import { nextAttempt } from '#server/db/back-off.ts'
import type { Db } from '#server/db/database.ts'
import { rawRows } from '#server/db/raw-rows.ts'
import { eventReceivers, outgoingEvents } from '#server/db/schema/open-tables.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { EventState } from '#shared/domain/open/event-kinds.ts'

export type OutgoingEventRow = typeof outgoingEvents.$inferSelect

export interface DueEvent {
  event: OutgoingEventRow
  address: string
  secret: string
  /** Of the receiver, since the last event that arrived. */
  failures: number
}

/** An event can be sent: it is due, and nothing that happened to the same object before it still waits. */
const isSendable = (at: string) => sql`e.state = 'pending' and e.next_attempt_at <= ${at}::timestamptz
  and not exists (select from outgoing_events b where b.receiver_id = e.receiver_id and b.object = e.object
    and b.state = 'pending' and b.id < e.id)`

/**
 * Takes the oldest event that can be sent, of the receiver that has waited longest, for one attempt. The receiver is held
 * for `turnMs`, the event for longer: no other node sends either meanwhile, and both come free when this one has died.
 */
export async function leaseDueEvent(tx: Tx, now: Date, turnMs: number): Promise<DueEvent | undefined> {
  const at = now.toISOString()
  const until = new Date(now.getTime() + turnMs).toISOString()
  const held = await tx.execute(sql`
    update event_receivers set next_turn_at = ${until}::timestamptz where id = (
      select r.id from event_receivers r join event_secrets s on s.receiver_id = r.id
      where not r.is_paused and r.next_turn_at <= ${at}::timestamptz
        and exists (select from outgoing_events e where e.receiver_id = r.id and ${isSendable(at)})
      order by r.next_turn_at, r.id limit 1 for update of r skip locked)
    returning id, address, failures, (select secret from event_secrets s where s.receiver_id = id) as secret`)
  const [receiver] = rawRows<{ id: string; address: string; failures: number; secret: string }>(held)
  if (!receiver) return undefined
  const [event] = await tx
    .update(outgoingEvents)
    .set({
      attempts: sql`${outgoingEvents.attempts} + 1`,
      nextAttemptAt: nextAttempt(outgoingEvents.attempts, sql`${at}::timestamptz`),
    })
    .where(
      eq(
        outgoingEvents.id,
        sql`(select e.id from outgoing_events e where e.receiver_id = ${receiver.id}::uuid and ${isSendable(at)}
          order by e.id limit 1)`,
      ),
    )
    .returning()
  return event && { event, ...receiver }
}

export interface Attempt {
  state: EventState
  /** Null where there was no answer. */
  answer: number | null
  error: string | null
  at: Date
  /** How long its receiver is left alone. */
  restMs: number
}

/** An event that was resent or whose receiver has gone meanwhile is as it is then. */
export async function noteAttempt(tx: Tx, event: OutgoingEventRow, attempt: Attempt): Promise<void> {
  const { state, answer, error, at, restMs } = attempt
  const isDelivered = state === 'delivered'
  await tx
    .update(outgoingEvents)
    .set({ state, answer, lastError: error?.slice(0, 300) ?? null, deliveredAt: isDelivered ? at : null })
    .where(eq(outgoingEvents.id, event.id))
  await tx
    .update(eventReceivers)
    .set({
      failures: isDelivered ? 0 : sql`${eventReceivers.failures} + 1`,
      nextTurnAt: new Date(at.getTime() + restMs),
    })
    .where(eq(eventReceivers.id, event.receiverId))
}

export async function listEventsOf(
  db: Db,
  receiverId: string,
  { state, limit, offset }: { state?: EventState | undefined; limit: number; offset: number },
): Promise<{ events: OutgoingEventRow[]; total: number }> {
  const where = and(eq(outgoingEvents.receiverId, receiverId), state && eq(outgoingEvents.state, state))
  const [counted] = await db.select({ total: count() }).from(outgoingEvents).where(where)
  const events = await db
    .select()
    .from(outgoingEvents)
    .where(where)
    .orderBy(desc(outgoingEvents.id))
    .limit(limit)
    .offset(offset)
  return { events, total: counted?.total ?? 0 }
}

export async function findEvent(db: Db, id: number): Promise<OutgoingEventRow | undefined> {
  const [row] = await db.select().from(outgoingEvents).where(eq(outgoingEvents.id, id))
  return row
}

/** Due now, whatever became of it; its receiver is no longer left alone. */
export async function makeEventDue(tx: Tx, id: number, now: Date): Promise<OutgoingEventRow | undefined> {
  tx.after.events()
  const [row] = await tx
    .update(outgoingEvents)
    .set({ state: 'pending', nextAttemptAt: now, deliveredAt: null })
    .where(eq(outgoingEvents.id, id))
    .returning()
  if (row) {
    await tx
      .update(eventReceivers)
      .set({ nextTurnAt: now, failures: 0 })
      .where(and(eq(eventReceivers.id, row.receiverId), gte(eventReceivers.failures, 1)))
  }
  return row
}

/** What has arrived, or never did and nobody has sent again. */
export async function deleteEventsBefore(db: Db, state: EventState, before: Date): Promise<void> {
  await db.delete(outgoingEvents).where(and(eq(outgoingEvents.state, state), lt(outgoingEvents.createdAt, before)))
}

/** What waited too long without ever being tried, at a receiver that is paused or has no secret. */
export async function failEventsBefore(db: Db, before: Date): Promise<void> {
  await db
    .update(outgoingEvents)
    .set({ state: 'failed', lastError: 'not sent in time' })
    .where(and(eq(outgoingEvents.state, 'pending'), lt(outgoingEvents.createdAt, before)))
}
