import { count, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { orders, payments } from '#server/db/schema-orders.ts'

export interface PaidOrder {
  orderNumber: string
  providerOrderId: string | null
  paymentStatus: string
  totalCents: number
}

export async function listPaidOrders(db: Db): Promise<PaidOrder[]> {
  return db
    .select({
      orderNumber: orders.orderNumber,
      providerOrderId: payments.providerOrderId,
      paymentStatus: orders.paymentStatus,
      totalCents: orders.totalCents,
    })
    .from(orders)
    .innerJoin(payments, eq(payments.id, orders.paymentId))
}

/** Those of the numbers that exist; without numbers, all. */
export async function listPromisedOrders(db: Db, numbers?: readonly string[]): Promise<string[]> {
  if (numbers?.length === 0) return []
  const rows = await db
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(numbers && inArray(orders.orderNumber, [...numbers]))
  return rows.map((r) => r.orderNumber)
}

export async function countOrders(db: Db): Promise<number> {
  const [row] = await db.select({ n: count() }).from(orders)
  return row?.n ?? 0
}
