import { and, asc, eq, ne, sum } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import { listOrderLines, type OrderLineRow, type StoredOrder } from './order-repository.ts'

/** An order that was added to another; without lines it is a difference for the delivery of that one. */
export interface Addition {
  order: StoredOrder
  lines: OrderLineRow[]
}

export async function listAdditions(db: Db, orderId: string): Promise<Addition[]> {
  const added = await db.select().from(orders).where(eq(orders.additionTo, orderId)).orderBy(asc(orders.createdAt))
  const additions: Addition[] = []
  for (const order of added) additions.push({ order, lines: await listOrderLines(db, order.id) })
  return additions
}

/** The delivery costs of an order's uncancelled additions since it was paid. */
export async function sumRequestedShipping(db: Db, orderId: string): Promise<number> {
  const [row] = await db
    .select({ cents: sum(orders.shippingCents) })
    .from(orders)
    .where(and(eq(orders.additionTo, orderId), ne(orders.orderStatus, 'cancelled')))
  return Number(row?.cents ?? 0)
}
