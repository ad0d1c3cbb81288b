import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { cancelLockedOrder } from '#server/orders/order/cancel-order.ts'
import { moneyOfCancelled } from '#server/orders/order/delivery-of-additions.ts'
import { needsAccount } from '#server/orders/refunds/request-refund.ts'
import { withOrderLocked } from '#server/orders/refunds/with-order-locked.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { RefundAccount } from '#shared/contract/orders/refund-account.ts'
import { cancelAdditions } from './cancel-additions.ts'
import { requireChangeable, requireFreeAmount } from './requires-open-order.ts'

const byCustomer = { actor: 'customer', reason: 'customer' } as const

/**
 * The customer cancels an order before its preparation: its items go back on sale and the whole payment is refunded,
 * except the delivery of an added order that stays. A transfer needs the account to pay to.
 * @throws Problem 404 order_not_found, 409 order_already_packed, order_coming_back, order_amount_stays,
 * order_payment_checking, order_account_needed
 */
export async function cancelOwnOrder(deps: OrdersDeps, orderId: string, account: RefundAccount | null): Promise<void> {
  await withOrderLocked(deps, orderId, async (tx, order, at) => {
    await requireChangeable(tx, order)
    await requireFreeAmount(tx, order)
    const { backCents } = await moneyOfCancelled(tx, order, deps.shop)
    const isTransfer = needsAccount(order, backCents) && order.paymentStatus === 'paid'
    if (isTransfer && !account) throw problem('order_account_needed')
    const to = isTransfer ? account : null
    await cancelLockedOrder(tx, order, { ...byCustomer, account: to }, { at, shop: deps.shop })
  })
  await cancelAdditions(deps, orderId, { ...byCustomer, account })
}
