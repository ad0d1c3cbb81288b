import { and, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { checkouts, payments, webhookEvents } from '#server/platform/database/schema/payment-tables.ts'

export async function deleteAbandoned(tx: Db, before: Date): Promise<number> {
  const gone = await tx
    .delete(payments)
    .where(
      and(
        inArray(payments.state, ['expired', 'declined']),
        isNull(payments.captureId),
        isNull(payments.orderId),
        lt(payments.updatedAt, before),
      ),
    )
    .returning({ checkoutId: payments.checkoutId })
  const ids = gone.flatMap(({ checkoutId }) => checkoutId ?? [])
  if (ids.length > 0) await tx.delete(checkouts).where(inArray(checkouts.id, ids))
  return gone.length
}

/** The order has the customer's data; its checkout need not keep them twice. */
export async function blankCompletedCheckouts(tx: Db, before: Date): Promise<void> {
  await tx
    .update(checkouts)
    .set({ customer: sql`'{}'` })
    .where(and(eq(checkouts.status, 'completed'), lt(checkouts.createdAt, before), ne(checkouts.customer, sql`'{}'`)))
}

export async function deleteHandledWebhookEvents(tx: Db, before: Date): Promise<void> {
  await tx.delete(webhookEvents).where(lt(webhookEvents.processedAt, before))
}
