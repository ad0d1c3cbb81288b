import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { requireAction } from '#server/orders/order-records/order-change.ts'
import { undoAllPacked } from '#server/orders/parcels/settle-parcels.ts'
import { completeRefund } from '#server/orders/refunds/finish-refund.ts'
import { listRefundsOfOrder, lockRefund } from '#server/orders/refunds/refund-repository.ts'
import { requestRefundRemainder } from '#server/orders/refunds/request-refund.ts'
import { withOrderLocked } from '#server/orders/refunds/with-order-locked.ts'
import { settleReturnsOf } from '#server/orders/returns/close-return.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'

/**
 * Refunds the rest of an order's money, independently of its units: by the wallet, or, for a bank transfer, by hand
 * before this call. @throws Problem 404 order_not_found, 409 invalid_transition
 */
export async function refundOrder(deps: OrdersDeps, orderId: string): Promise<void> {
  await withOrderLocked(deps, orderId, async (tx, order, at) => {
    requireAction(order, 'refund')
    await undoAllPacked(tx, order, { actor: 'admin', at })
    await settleReturnsOf(tx, order, 'admin', at)
    const why = { reason: 'shop_refund', actor: 'admin', account: null } as const
    await requestRefundRemainder(tx, order, why, at)
    if (order.paymentMethod !== 'bank' && order.paymentMethod !== 'counter') return
    for (const { id, state } of await listRefundsOfOrder(tx, orderId)) {
      if (state === 'completed') continue
      await completeRefund(tx, await lockRefund(tx, id), { actor: 'admin', at, transferDay: romeDayOf(at) })
    }
  })
}
