import { and, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { nextAttempt } from '#server/platform/database/connection/back-off.ts'
import type { Db } from '#server/platform/database/database.ts'
import { rawRows } from '#server/platform/database/raw-rows.ts'
import { eventReceivers, outgoingEvents } from '#server/platform/database/schema/open-tables.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { EventState } from '#shared/domain/platform/states/event-kinds.ts'

export type OutgoingEventRow = typeof outgoingEvents.$inferSelect

/** The data of an event for sending and for noting the result. */
export type LeasedEvent = Pick<
  OutgoingEventRow,
  'id' | 'eventId' | 'receiverId' | 'kind' | 'object' | 'body' | 'attempts' | 'createdAt' | 'traceParent'
>

export interface DueEvent {
  event: LeasedEvent
  address: string
  secret: string
}

/** On their way to one receiver at the same time; to one that has just failed, one. */
export const turnsAtOnce = 4

const turnsOf = (receiver: SQL, at: SQL) => sql`(select t.key, t.value from jsonb_each_text(${receiver}.turns) t
  where t.value::timestamptz > ${at})`

/** By its name, so that the index finds the first one: orders sort before products. */
const isOrder = (object: SQL) => sql`${object} < 'product'`

/**
 * The first event that can be sent, of the objects on one side of where a receiver's last turn was. Of each object only the
 * earliest one that waits is looked at, by a step in `outgoing_events_object`: however many wait behind it.
 */
function firstDue(side: SQL, at: SQL): SQL {
  const earliest = (after: SQL) => sql`select e.object, e.id,
      e.next_attempt_at <= ${at} and coalesce((r.turns ->> e.object)::timestamptz <= ${at}, true) as is_due
    from outgoing_events e
    where e.receiver_id = r.id and e.state = 'pending' and ${after} and ${side} order by e.object, e.id limit 1`
  return sql`(with recursive head as (
      (${earliest(sql`true`)})
      union all
      select n.* from head h cross join lateral (${earliest(sql`e.object > h.object`)}) n where not h.is_due)
    select id from head where is_due)`
}

/**
 * Takes an event for one attempt: of the receiver whose last turn is longest ago, of an order if one waits, else of the
 * object that comes after the last turn's, the earliest. No other node sends anything of this object meanwhile, and the turn counts against `turnsAtOnce` for
 * `turnMs`; both come free when this node has died.
 */
export async function leaseDueEvent(db: Db, now: Date, turnMs: number): Promise<DueEvent | undefined> {
  const at = sql`${now.toISOString()}::timestamptz`
  const until = new Date(now.getTime() + turnMs).toISOString()
  const statement = sql`
    with chosen as (
      select r.id, r.address, s.secret, due.id as event_id
      from event_receivers r join event_secrets s on s.receiver_id = r.id
      cross join lateral (${firstDue(isOrder(sql`e.object`), at)}
        union all ${firstDue(sql`e.object > r.last_object`, at)}
        union all ${firstDue(sql`e.object <= r.last_object`, at)} limit 1) due
      where not r.is_paused and r.next_turn_at <= ${at}
        and (select count(*) from ${turnsOf(sql`r`, at)} t) < case when r.failures > 0 then 1 else ${turnsAtOnce} end
      order by r.next_turn_at, r.id limit 1 for no key update of r),
    taken as (
      update outgoing_events e set attempts = e.attempts + 1, next_attempt_at = ${nextAttempt(sql`e.attempts`, at)}
      from chosen c where e.id = c.event_id and e.state = 'pending' and e.next_attempt_at <= ${at}
      returning e.id, e.event_id, e.receiver_id, e.kind, e.object, e.body, e.attempts, e.created_at, e.trace_parent),
    turned as (
      update event_receivers r set next_turn_at = ${at}, 
        last_object = case when ${isOrder(sql`t.object`)} then r.last_object else t.object end,
        turns = coalesce((select jsonb_object_agg(key, value) from ${turnsOf(sql`r`, at)} o), '{}')
          || jsonb_build_object(t.object, ${until})
      from taken t where r.id = t.receiver_id)
    select c.address, c.secret, t.id, t.event_id as "eventId", t.receiver_id as "receiverId", t.kind, t.object, t.body,
      t.attempts, t.trace_parent as "traceParent", (extract(epoch from t.created_at) * 1000)::float8 as "createdMs"
    from chosen c left join taken t on t.id = c.event_id`
  for (;;) {
    // The values stand in the text, so that each call is planned for them: a plan made while few events waited reads
    // the whole table.
    const [row] = rawRows<LeasedRow>(await db.execute(statement.inlineParams()))
    if (!row) return undefined
    const { address, secret, createdMs, id, ...event } = row
    // Without an event another node was quicker, and there may be others.
    if (id !== null) return { event: { ...event, id, createdAt: new Date(createdMs) }, address, secret }
  }
}

interface LeasedRow extends Omit<LeasedEvent, 'id' | 'createdAt'>, Omit<DueEvent, 'event'> {
  id: number | null
  createdMs: number
}

interface Attempt {
  state: EventState
  /** Null where there was no answer. */
  answer: number | null
  error: string | null
  at: Date
}

/** One event may be too much for a receiver; after some of them in a row it is left alone, and longer each time. */
const patientFailures = 3
const restAfter = (failures: SQL) => sql`case when ${failures} < ${patientFailures}::int then interval '0'
  else least(interval '10 seconds' * power(2, least(${failures} - ${patientFailures}::int, 10)), interval '10 minutes') end`

/** An event that was resent, or whose endpoint was deleted meanwhile, stays unchanged. */
export async function noteAttempt(db: Db, { id, receiverId, object }: LeasedEvent, attempt: Attempt): Promise<void> {
  const { state, answer, error, at } = attempt
  const isDelivered = state === 'delivered'
  const moment = sql`${at.toISOString()}::timestamptz`
  await db.execute(sql`
    with r as (
      update event_receivers set turns = turns - ${object}::text,
        failures = ${isDelivered ? sql`0` : sql`failures + 1`},
        next_turn_at = ${moment} + ${isDelivered ? sql`interval '0'` : restAfter(sql`(failures + 1)`)}
      where id = ${receiverId}::uuid returning id)
    update outgoing_events e set state = ${state}::text, answer = ${answer}::int,
      last_error = ${error?.slice(0, 300) ?? null}::text, delivered_at = ${isDelivered ? moment : sql`null`}
    from r where e.id = ${id}::int and e.receiver_id = r.id`)
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

/** Due now, whatever its state; its endpoint is not paused any more. */
export async function makeEventDue(tx: Tx, id: number, now: Date): Promise<OutgoingEventRow | undefined> {
  tx.onCommit.events()
  const receiver = tx.select({ id: outgoingEvents.receiverId }).from(outgoingEvents).where(eq(outgoingEvents.id, id))
  // Lock receivers before their events, as the other writers do.
  await tx
    .update(eventReceivers)
    .set({ nextTurnAt: now, failures: 0 })
    .where(and(inArray(eventReceivers.id, receiver), gte(eventReceivers.failures, 1)))
  const [row] = await tx
    .update(outgoingEvents)
    .set({ state: 'pending', nextAttemptAt: now, deliveredAt: null })
    .where(eq(outgoingEvents.id, id))
    .returning()
  return row
}

/** Deletes events that arrived, or that failed and were not sent again. */
export async function deleteEventsBefore(db: Db, state: EventState, before: Date): Promise<void> {
  await db.delete(outgoingEvents).where(and(eq(outgoingEvents.state, state), lt(outgoingEvents.createdAt, before)))
}

/** Fails events that were never tried, for endpoints that are paused or have no secret. */
export async function failEventsBefore(db: Db, before: Date): Promise<void> {
  await db
    .update(outgoingEvents)
    .set({ state: 'failed', lastError: 'not sent in time' })
    .where(and(eq(outgoingEvents.state, 'pending'), lt(outgoingEvents.createdAt, before)))
}
