import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { lockOrder, type StoredOrder } from '#server/orders/order-records/order-repository.ts'
import { lockSpender } from '#server/orders/spending/spend-limit.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { lockPaymentOfOrder } from './refund-repository.ts'

/** Works on the refunds of one order under its lock. @throws Problem 404 order_not_found */
export async function withOrderLocked<T>(
  deps: OrdersDeps,
  orderId: string,
  work: (tx: Tx, order: StoredOrder, at: Date) => Promise<T>,
): Promise<T> {
  return inTransaction(deps.database, async (tx) => {
    await lockSpender(tx)
    await lockPaymentOfOrder(tx, orderId)
    const order = await lockOrder(tx, orderId)
    if (!order) throw problem('order_not_found')
    return work(tx, order, deps.clock())
  })
}
