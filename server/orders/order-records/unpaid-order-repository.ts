import { and, asc, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import { payments } from '#server/platform/database/schema/payment-tables.ts'

/** Bank orders that nothing has come in for: of part of the money a person decides. */
export async function listUnpaidBankOrderIds(
  db: Db,
  {
    placedUntil,
    isUnreminded,
    customerEmail,
    limit,
  }: { placedUntil: Date; isUnreminded?: true; customerEmail?: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.paymentMethod, 'bank'),
        eq(orders.paymentStatus, 'pending'),
        eq(orders.orderStatus, 'processing'),
        eq(orders.receivedCents, 0),
        // Staff decided to ship orders with a sent parcel unpaid.
        sql`not exists (select from parcels p where p.order_id = ${orders.id} and p.sent_at is not null)`,
        isUnreminded && isNull(orders.remindedAt),
        customerEmail === undefined ? undefined : eq(sql`lower(${orders.customerEmail})`, sql`lower(${customerEmail})`),
        lte(orders.createdAt, placedUntil),
      ),
    )
    .orderBy(asc(orders.createdAt))
    .limit(limit)
  return rows.map((r) => r.id)
}

/** Whether a wallet payment for the order is being captured, other than `exceptPaymentId`. */
export async function isBeingPaidByWallet(db: Db, orderId: string, exceptPaymentId?: string): Promise<boolean> {
  const [row] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.forOrderId, orderId),
        inArray(payments.state, ['capturing', 'capture_pending']),
        exceptPaymentId ? ne(payments.id, exceptPaymentId) : undefined,
      ),
    )
    .limit(1)
  return row !== undefined
}
