import { and, asc, desc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { withdrawals } from '#server/platform/database/schema/after-sales-tables.ts'
import { orderItems, orders } from '#server/platform/database/schema/order-tables.ts'

export type NewWithdrawal = Omit<typeof withdrawals.$inferInsert, 'id' | 'state' | 'stateNote'> & {
  flags: WithdrawalFlag[]
}
export type WithdrawalFlag = (typeof withdrawals.$inferSelect)['flags'][number]

/** @returns undefined when the reference is taken: draw another one */
export async function insertWithdrawal(tx: Db, withdrawal: NewWithdrawal) {
  const [row] = await tx.insert(withdrawals).values(withdrawal).onConflictDoNothing().returning()
  return row
}

/** Whether a statement names the same order: the order itself, or an unknown number in the same spelling. */
export async function hasWithdrawal(tx: Db, orderId: string | null, orderNumber: string): Promise<boolean> {
  const sameOrder =
    orderId === null
      ? and(isNull(withdrawals.orderId), eq(sql`upper(${withdrawals.orderNumber})`, sql`upper(${orderNumber})`))
      : eq(withdrawals.orderId, orderId)
  const rows = await tx.select({ id: withdrawals.id }).from(withdrawals).where(sameOrder).limit(1)
  return rows.length > 0
}

export async function listOrdersForWithdrawal(db: Db, customerId: string) {
  const found = await db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      createdAt: orders.createdAt,
      customerName: orders.customerName,
      customerEmail: orders.customerEmail,
      deliveredAt: orders.deliveredAt,
    })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), ne(orders.orderStatus, 'cancelled')))
    .orderBy(desc(orders.createdAt), desc(orders.id))
  const ids = found.map((order) => order.id)
  const items = await db
    .select({
      orderId: orderItems.orderId,
      name: orderItems.name,
      size: orderItems.size,
      quantity: orderItems.quantity,
    })
    .from(orderItems)
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.lineNo))
  const sent = await db
    .select()
    .from(withdrawals)
    .where(inArray(withdrawals.orderId, ids))
    .orderBy(asc(withdrawals.createdAt), asc(withdrawals.id))
  return found.map((order) => ({
    ...order,
    items: items
      .filter((item) => item.orderId === order.id)
      .map(({ name, size, quantity }) => ({ name, frameSize: size || null, quantity })),
    withdrawals: sent
      .filter((w) => w.orderId === order.id)
      .map((w) => ({
        ...w,
        isOwn: !w.flags.includes('email_mismatch'),
      })),
  }))
}

/** The only way a statement goes: one that no order belongs to, after its time (rule 448). */
export async function deleteUnmatchedWithdrawals(db: Db, before: Date): Promise<void> {
  await db.delete(withdrawals).where(and(isNull(withdrawals.orderId), lt(withdrawals.createdAt, before)))
}
