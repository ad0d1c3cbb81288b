import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { lockSpender } from '#server/orders/spending/spend-limit.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { mayAct, type OrderAction } from '#shared/domain/orders/order-actions.ts'
import { lockOrder, type StoredOrder } from './order-repository.ts'

/**
 * Changes one order under its lock.
 * @throws Problem 404 order_not_found, and what `work` throws
 */
export async function changeOrder<T>(
  deps: OrdersDeps,
  orderId: string,
  work: (tx: Tx, order: StoredOrder, at: Date) => Promise<T>,
): Promise<T> {
  return inTransaction(deps.database, async (tx) => {
    await lockSpender(tx)
    const order = await lockOrder(tx, orderId)
    if (!order) throw problem('order_not_found')
    return work(tx, order, deps.clock())
  })
}

/** @throws Problem 409 invalid_transition where the order, or its money, does not allow it */
export function requireAction(order: StoredOrder, action: OrderAction): void {
  if (!mayAct(order, action)) throw problem('invalid_transition')
}
