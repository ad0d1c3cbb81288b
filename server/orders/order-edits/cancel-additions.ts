import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { type Cancellation, cancelLockedOrder } from '#server/orders/order/cancel-order.ts'
import { stays } from '#server/orders/order/delivery-of-additions.ts'
import { listAdditions } from '#server/orders/order-records/addition-repository.ts'
import { lockOrder } from '#server/orders/order-records/order-repository.ts'
import { requestRefundRemainder } from '#server/orders/refunds/request-refund.ts'
import { withOrderLocked } from '#server/orders/refunds/with-order-locked.ts'
import { lockSpender } from '#server/orders/spending/spend-limit.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'

/**
 * Cancels the unpaid additions of a cancelled order, each in a transaction of its own. Paid and packed ones,
 * and those with a payment in progress, stay for staff or the customer to decide. A delivery paid for the cancelled
 * order alone is refunded.
 */
export async function cancelAdditions(deps: OrdersDeps, orderId: string, cancellation: Cancellation): Promise<void> {
  const { actor, reason, account = null } = cancellation
  for (const { order: added, lines } of await listAdditions(deps.database.db, orderId)) {
    if (added.paymentStatus === 'paid' && lines.length === 0)
      await withOrderLocked(deps, added.id, async (tx, order, at) => {
        const to = order.paymentId ? null : account
        if (order.paymentStatus === 'paid')
          await requestRefundRemainder(tx, order, { reason: 'shop_refund', actor, account: to }, at)
      })
    if (added.paymentStatus !== 'pending') continue
    await inTransaction(deps.database, async (tx) => {
      await lockSpender(tx)
      const order = await lockOrder(tx, added.id)
      const isOpen = order?.orderStatus === 'processing' && order.paymentStatus === 'pending'
      if (!isOpen || (await stays(tx, { order, lines }))) return
      await cancelLockedOrder(tx, order, { actor, reason }, { at: deps.clock(), shop: deps.shop })
    })
  }
}
