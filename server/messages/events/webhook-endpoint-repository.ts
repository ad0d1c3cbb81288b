import { and, asc, count, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { eventReceivers, eventSecrets, outgoingEvents } from '#server/platform/database/schema/open-tables.ts'
import { staffMembers } from '#server/platform/database/schema/people-tables.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { WebhookEndpoint } from '#shared/contract/messages/webhook-endpoints.ts'
import type { EventKind } from '#shared/domain/platform/states/event-kinds.ts'

const shown = {
  row: eventReceivers,
  maker: staffMembers.name,
  hasSecret: sql<boolean>`exists (select from event_secrets s where s.receiver_id = event_receivers.id)`,
  pending: sql<number>`(select count(*)::int from outgoing_events e
    where e.receiver_id = event_receivers.id and e.state = 'pending')`,
  failed: sql<number>`(select count(*)::int from outgoing_events e
    where e.receiver_id = event_receivers.id and e.state = 'failed')`,
  lastMs: sql<number | null>`(select (extract(epoch from max(e.delivered_at)) * 1000)::float8 from outgoing_events e
    where e.receiver_id = event_receivers.id)`,
}

export async function listWebhookEndpoints(db: Db): Promise<WebhookEndpoint[]> {
  const rows = await db
    .select(shown)
    .from(eventReceivers)
    .leftJoin(staffMembers, eq(staffMembers.id, eventReceivers.makerId))
    .orderBy(asc(eventReceivers.createdAt), asc(eventReceivers.id))
  return rows.map(
    ({ row: { id, address, kinds, isPaused, createdAt }, maker, hasSecret, pending, failed, lastMs }) => ({
      id,
      address,
      kinds,
      isPaused,
      maker,
      hasSecret,
      createdAt: createdAt.toISOString(),
      pending,
      failed,
      lastDeliveredAt: lastMs === null ? null : new Date(lastMs).toISOString(),
    }),
  )
}

/** Events since a moment that were given up, of receivers that are not paused. */
export async function countGivenUp(db: Db, since: Date): Promise<number> {
  const isGivenUp = and(eq(outgoingEvents.state, 'failed'), gte(outgoingEvents.createdAt, since))
  const [row] = await db
    .select({ events: count() })
    .from(outgoingEvents)
    .innerJoin(eventReceivers, eq(eventReceivers.id, outgoingEvents.receiverId))
    .where(and(isGivenUp, eq(eventReceivers.isPaused, false)))
  return row?.events ?? 0
}

export async function findWebhookEndpoint(db: Db, id: string): Promise<WebhookEndpoint | undefined> {
  return (await listWebhookEndpoints(db)).find((one) => one.id === id)
}

/** One change of the list at a time, so that it is not counted past its end. */
export async function lockWebhookEndpoints(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('event-receivers'))`)
}

export async function insertWebhookEndpoint(
  tx: Tx,
  { secret, at, ...given }: { address: string; kinds: EventKind[]; makerId: string | null; secret: string; at: Date },
): Promise<string> {
  const [row] = await tx
    .insert(eventReceivers)
    .values({ ...given, createdAt: at, nextTurnAt: at })
    .returning({ id: eventReceivers.id })
  if (!row) throw new Error('the receiver was not stored')
  await putSecret(tx, row.id, secret)
  return row.id
}

export async function changeWebhookEndpoint(
  tx: Tx,
  id: string,
  change: Partial<
    Pick<typeof eventReceivers.$inferInsert, 'address' | 'kinds' | 'isPaused' | 'makerId' | 'failures' | 'nextTurnAt'>
  >,
): Promise<boolean> {
  const rows = await tx
    .update(eventReceivers)
    .set(change)
    .where(eq(eventReceivers.id, id))
    .returning({ id: eventReceivers.id })
  return rows.length > 0
}

/** Those of a person who has gone wait for another one to resume them. */
export async function pauseReceiversOf(tx: Tx, makerId: string): Promise<void> {
  await tx.update(eventReceivers).set({ isPaused: true }).where(eq(eventReceivers.makerId, makerId))
}

export async function removeWebhookEndpoint(db: Db, id: string): Promise<boolean> {
  const rows = await db.delete(eventReceivers).where(eq(eventReceivers.id, id)).returning({ id: eventReceivers.id })
  return rows.length > 0
}

export async function putSecret(tx: Tx, receiverId: string, secret: string): Promise<void> {
  await tx
    .insert(eventSecrets)
    .values({ receiverId, secret })
    .onConflictDoUpdate({ target: eventSecrets.receiverId, set: { secret } })
}

export async function hasWebhookEndpoints(db: Db, kind: EventKind): Promise<boolean> {
  const rows = await db
    .select({ id: eventReceivers.id })
    .from(eventReceivers)
    .where(sql`${eventReceivers.kinds} ? ${kind}::text`)
    .limit(1)
  return rows.length > 0
}
