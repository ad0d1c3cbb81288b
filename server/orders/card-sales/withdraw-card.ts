import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { findGiftCardOfOrder, lockGiftCards } from '#server/orders/gift-cards/gift-card-repository.ts'
import { withdrawalDayOf } from '#server/orders/gift-cards/gift-card-view.ts'
import { freeOf } from '#server/orders/gift-cards/spend-gift-cards.ts'
import { listOrderLines } from '#server/orders/order-records/order-repository.ts'
import { needsAccount, requestRefund } from '#server/orders/refunds/request-refund.ts'
import { withOrderLocked } from '#server/orders/refunds/with-order-locked.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { RefundAccount } from '#shared/contract/orders/refund-account.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'

const notes = { it: 'Recesso dall’acquisto del buono regalo', en: 'Withdrawal from the purchase of the gift card' }

/**
 * The buyer withdraws the remaining balance of a card, within its term (rule 758): the money is refunded by the
 * original method, the card is empty.
 * @throws Problem 404 order_not_found, gift_card_not_found; 409 gift_card_state, order_account_needed
 */
export async function withdrawGiftCard(
  deps: OrdersDeps,
  orderId: string,
  account: RefundAccount | null,
): Promise<void> {
  await withOrderLocked(deps, orderId, async (tx, order, at) => {
    const found = order.sellsGiftCard ? await findGiftCardOfOrder(tx, orderId) : undefined
    if (!found) throw problem('gift_card_not_found')
    const card = (await lockGiftCards(tx, [found.id])).get(found.id)
    const [free] = card ? await freeOf(tx, [card]) : []
    const isInTime = order.paidAt !== null && romeDayOf(at) <= withdrawalDayOf(order.paidAt)
    if (!free || order.paymentStatus !== 'paid' || !isInTime || free.freeCents <= 0) throw problem('gift_card_state')
    if (needsAccount(order, free.freeCents) && !account) throw problem('order_account_needed')
    const [line] = await listOrderLines(tx, orderId)
    const isWhole = free.freeCents === order.totalCents && line?.refundedQuantity === 0
    const whole = { lineNo: 1, quantity: 1, amountCents: free.freeCents, place: 'none' } as const
    await requestRefund(
      tx,
      order,
      {
        lines: isWhole ? [whole] : [],
        shippingCents: 0,
        otherCents: isWhole ? 0 : free.freeCents,
        reason: 'shop_refund',
        note: notes[order.language],
        account: order.paymentId ? null : account,
        request: null,
        actor: 'customer',
      },
      at,
    )
  })
}
