import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { webhookEvents } from '#server/platform/database/schema/payment-tables.ts'

export type WebhookEvent = Pick<typeof webhookEvents.$inferSelect, 'id' | 'type' | 'providerOrderId'>

/** An event that could not be handled this often is left to the reconciler, which asks the provider anyway. */
const maxAttempts = 20

/** Keeps an event. @returns whether it still waits to be handled: false for one that was handled before */
export async function storeWebhookEvent(
  db: Db,
  event: WebhookEvent & { payload: Record<string, unknown>; receivedAt: Date },
): Promise<boolean> {
  const stored = await db
    .insert(webhookEvents)
    .values(event)
    .onConflictDoNothing({ target: webhookEvents.id })
    .returning({ id: webhookEvents.id })
  if (stored.length > 0) return true
  const [earlier] = await db
    .select({ processedAt: webhookEvents.processedAt })
    .from(webhookEvents)
    .where(eq(webhookEvents.id, event.id))
  return earlier !== undefined && earlier.processedAt === null
}

export async function listWaitingWebhookEvents(db: Db, receivedBefore: Date, limit: number): Promise<WebhookEvent[]> {
  return db
    .select({ id: webhookEvents.id, type: webhookEvents.type, providerOrderId: webhookEvents.providerOrderId })
    .from(webhookEvents)
    .where(
      and(
        isNull(webhookEvents.processedAt),
        lt(webhookEvents.attempts, maxAttempts),
        lt(webhookEvents.receivedAt, receivedBefore),
      ),
    )
    .orderBy(asc(webhookEvents.receivedAt))
    .limit(limit)
}

export async function markWebhookEventDone(db: Db, id: string, at: Date): Promise<void> {
  await db.update(webhookEvents).set({ processedAt: at, lastError: null }).where(eq(webhookEvents.id, id))
}

export async function noteWebhookEventFailure(db: Db, id: string, reason: string): Promise<void> {
  await db
    .update(webhookEvents)
    .set({ attempts: sql`${webhookEvents.attempts} + 1`, lastError: reason.slice(0, 500) })
    .where(eq(webhookEvents.id, id))
}
