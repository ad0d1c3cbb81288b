import { and, asc, eq, exists, inArray, lt, not, or } from 'drizzle-orm'
import type { StoredOrder } from '#server/orders/order-records/order-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import { returns, withdrawals } from '#server/platform/database/schema/after-sales-tables.ts'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import { withdrawalLife } from '#shared/domain/platform/states/withdrawal-states.ts'

const mostOrders = 1_000

/**
 * Paid orders still to hand over: those in preparation, and those that wait in the shop for their customer. None that
 * comes back or whose money does.
 */
export function listOrdersToHandOver(db: Db, orderId?: string): Promise<StoredOrder[]> {
  const isReady = and(eq(orders.orderStatus, 'shipped'), eq(orders.deliveryMethod, 'pickup'))
  const isInWork = and(eq(orders.orderStatus, 'processing'), eq(orders.paymentStatus, 'paid'))
  const sent = db
    .select({ id: returns.id })
    .from(returns)
    .where(and(eq(returns.orderId, orders.id), inArray(returns.state, ['announced', 'received', 'settled'])))
  const declared = db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(and(eq(withdrawals.orderId, orders.id), inArray(withdrawals.state, withdrawalLife.open)))
  return db
    .select()
    .from(orders)
    .where(
      and(
        or(isInWork, isReady),
        lt(orders.refundAskedCents, orders.totalCents),
        eq(orders.sellsGiftCard, false),
        not(exists(sent)),
        not(exists(declared)),
        orderId ? eq(orders.id, orderId) : undefined,
      ),
    )
    .orderBy(asc(orders.shipBy), asc(orders.id))
    .limit(mostOrders)
}
