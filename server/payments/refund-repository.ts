import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { refunds } from '#server/db/schema-payments.ts'

export type Refund = typeof refunds.$inferSelect
export type RefundChange = Partial<
  Pick<Refund, 'state' | 'providerRefundId' | 'nextTryAt' | 'lastError' | 'completedAt'>
>

/** A payment has at most one: it is refunded as a whole. */
export async function findRefundOfPayment(db: Db, paymentId: string): Promise<Refund | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.paymentId, paymentId))
  return row
}

export async function lockRefund(tx: Db, id: string): Promise<Refund> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update')
  if (!row) throw new Error(`refund ${id} vanished`)
  return row
}

export async function updateRefund(tx: Db, id: string, change: RefundChange): Promise<void> {
  await tx.update(refunds).set(change).where(eq(refunds.id, id))
}

/** Takes one refund for one try; it comes due again after 30 s, then 1 minute … up to an hour. */
export async function leaseDueRefund(db: Db, now: Date, paymentId?: string): Promise<Refund | undefined> {
  const moment = now.toISOString()
  const [row] = await db
    .update(refunds)
    .set({
      attempts: sql`${refunds.attempts} + 1`,
      nextTryAt: sql`${moment}::timestamptz + least(interval '30 seconds' * power(2, least(${refunds.attempts}, 12)), interval '1 hour')`,
    })
    .where(
      eq(
        refunds.id,
        sql`(select r.id from ${refunds} r where r.state = 'pending' and r.next_try_at <= ${moment}::timestamptz
          ${paymentId ? sql`and r.payment_id = ${paymentId}` : sql``}
          order by r.next_try_at, r.id limit 1 for update skip locked)`,
      ),
    )
    .returning()
  return row
}
