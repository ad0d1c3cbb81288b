import { desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { payments, refunds, webhookEvents } from '#server/platform/database/schema/payment-tables.ts'

/** The last of each that worked, and the refunds that did not. */
export async function findWalletState(db: Db) {
  const [payment] = await db
    .select({ at: payments.capturedAt, cents: payments.capturedCents })
    .from(payments)
    .where(isNotNull(payments.capturedAt))
    .orderBy(desc(payments.capturedAt))
    .limit(1)
  const [event] = await db.select({ at: sql<string | null>`max(${webhookEvents.receivedAt})` }).from(webhookEvents)
  const [refund] = await db
    .select({
      at: sql<string | null>`max(${refunds.completedAt})`,
      failed: sql<number>`count(*) filter (where ${refunds.state} = 'failed')::int`,
    })
    .from(refunds)
    .where(eq(refunds.kind, 'wallet'))
  return { payment, eventAt: event?.at ?? null, refundedAt: refund?.at ?? null, failedRefunds: refund?.failed ?? 0 }
}
