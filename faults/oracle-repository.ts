import { and, count, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { stockMovements } from '#server/platform/database/schema/catalog-tables.ts'
import { orderItems, orders, outbox } from '#server/platform/database/schema/order-tables.ts'
import { payments } from '#server/platform/database/schema/payment-tables.ts'

export interface OrderInBooks {
  id: string
  orderNumber: string
  orderStatus: string
  paymentMethod: string
  paymentStatus: string
  totalCents: number
  refundedCents: number
  /** How many refunds of it the wallet was asked for. */
  refunds: number
  isReopened: boolean
  providerOrderId: string | null
  hasEmail: boolean
}

export async function listOrders(db: Db): Promise<OrderInBooks[]> {
  return db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      orderStatus: orders.orderStatus,
      paymentMethod: orders.paymentMethod,
      paymentStatus: orders.paymentStatus,
      totalCents: orders.totalCents,
      refundedCents: orders.refundedCents,
      refunds: sql<number>`(select count(*)::int from refunds r where r.order_id = ${orders.id} and r.kind = 'wallet')`,
      isReopened: sql<boolean>`${orders.reopenedAt} is not null`,
      providerOrderId: payments.providerOrderId,
      hasEmail: sql<boolean>`${orders.customerEmail} <> ''`,
    })
    .from(orders)
    .leftJoin(payments, eq(payments.id, orders.paymentId))
}

/** Payments that wait for something still, long after everything has happened. */
export async function listUnendedPayments(db: Db): Promise<{ id: string; state: string }[]> {
  return db
    .select({ id: payments.id, state: payments.state })
    .from(payments)
    .where(
      or(
        inArray(payments.state, ['created', 'capturing', 'capture_pending', 'refund_pending']),
        and(eq(payments.state, 'captured'), isNull(payments.orderId)),
      ),
    )
}

export async function listMails(db: Db): Promise<{ dedupeKey: string; state: string }[]> {
  return db.select({ dedupeKey: outbox.dedupeKey, state: outbox.state }).from(outbox)
}

/** A cancelled order has sold only the units refunded one by one before. */
const stillSold = sql`case ${orders.orderStatus} when 'cancelled' then ${orderItems.refundedQuantity} else ${orderItems.quantity} end`

/** Stock movements besides sales: edits, returns, and exchanges. */
const movedBeside = ['edited', 'returned', 'exchanged', 'exchange_released'] as const

/** Units of a product in valid orders, and the movements of its stock. */
export async function listSold(db: Db, productId: number): Promise<{ sold: number; adjusted: number }> {
  const [sold] = await db
    .select({ n: sql<string>`coalesce(sum(${stillSold}), 0)` })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(eq(orderItems.productId, productId))
  const [adjusted] = await db
    .select({ n: sql<string>`coalesce(sum(${stockMovements.delta}), 0)` })
    .from(stockMovements)
    .where(and(eq(stockMovements.productId, productId), inArray(stockMovements.reason, movedBeside)))
  return { sold: Number(sold?.n ?? 0), adjusted: Number(adjusted?.n ?? 0) }
}

/** Every order with its lines. */
export async function listOrderedLines(db: Db) {
  const rows = await db
    .select({ orderNumber: orders.orderNumber, totalCents: orders.totalCents, line: orderItems })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
  const byNumber = Map.groupBy(rows, (r) => r.orderNumber)
  return [...byNumber].map(([orderNumber, lines]) => ({
    orderNumber,
    totalCents: lines[0]?.totalCents ?? 0,
    lines: lines.map(({ line: { productId, quantity } }) => ({ productId, quantity })),
  }))
}

export async function countPaidOrders(db: Db): Promise<number> {
  const [row] = await db.select({ n: count() }).from(orders).where(eq(orders.paymentStatus, 'paid'))
  return row?.n ?? 0
}
