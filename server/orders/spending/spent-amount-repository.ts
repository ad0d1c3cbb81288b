import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { rawRows } from '#server/platform/database/raw-rows.ts'
import { spentAmounts } from '#server/platform/database/schema/payment-tables.ts'

type SpentAmount = Omit<typeof spentAmounts.$inferInsert, 'id' | 'createdAt'> & { createdAt: Date }

/** An account that is set twice, or by the person who asked for the refund, is one amount. */
export async function insertSpentAmount(tx: Db, spent: SpentAmount): Promise<void> {
  await tx
    .insert(spentAmounts)
    .values(spent)
    .onConflictDoNothing({ target: [spentAmounts.refundId, spentAmounts.staff], where: sql`refund_id is not null` })
}

/**
 * What counts against a new amount: of the person on the day, and of the order by owners, or by all others. Of a refund
 * whose account is set, its own amount counts once.
 */
export async function sumSpent(
  db: Db,
  {
    staff,
    role,
    day,
    orderId = null,
    refundId = null,
  }: Pick<SpentAmount, 'staff' | 'role' | 'day' | 'orderId' | 'refundId'>,
): Promise<{ ofPerson: number; ofOrder: number }> {
  const isOfOrder = sql`s.order_id = ${orderId}::uuid and (s.role = 'owner') = (${role} = 'owner')`
  const isOfPerson = sql`s.staff = ${staff} and s.day = ${day}::date`
  const result = await db.execute(sql`
    select coalesce(sum(s.cents) filter (where ${isOfPerson}), 0)::int as "ofPerson",
      coalesce(sum(s.cents) filter (where ${isOfOrder}), 0)::int as "ofOrder"
    from ${spentAmounts} s
    where not s.is_confirmed and ((${isOfPerson}) or (${isOfOrder}))
      and (s.refund_id is null or s.refund_id is distinct from ${refundId}::uuid)`)
  return rawRows<{ ofPerson: number; ofOrder: number }>(result)[0] ?? { ofPerson: 0, ofOrder: 0 }
}
