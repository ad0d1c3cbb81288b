import { restock } from '#server/catalog/products/stock-repository.ts'
import type { CancelReason, OrderCancelledData } from '#server/messages/mail-parts/order-mail-data.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { giveBackToCards, lockCardsOf } from '#server/orders/gift-cards/spend-gift-cards.ts'
import { movementReferenceOf } from '#server/orders/order-records/movement-reference.ts'
import { requireAction } from '#server/orders/order-records/order-change.ts'
import type { OrderActor } from '#server/orders/order-records/order-event-repository.ts'
import {
  findOrder,
  listOrderLines,
  lockOrder,
  type StoredOrder,
  updateOrder,
} from '#server/orders/order-records/order-repository.ts'
import { takeOrderStep } from '#server/orders/order-records/order-step.ts'
import { hasLeft } from '#server/orders/parcels/parcel-repository.ts'
import { putBackOnShelf } from '#server/orders/parcels/put-back-on-shelf.ts'
import { undoAllPacked } from '#server/orders/parcels/settle-parcels.ts'
import { lockPaymentOfOrder } from '#server/orders/refunds/refund-repository.ts'
import { requestRefundRemainder } from '#server/orders/refunds/request-refund.ts'
import { settleReturnsOf } from '#server/orders/returns/close-return.ts'
import { lockSpender } from '#server/orders/spending/spend-limit.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import { linesLeft } from '#shared/domain/orders/lines-left.ts'
import { cardPartOf, requestedOutside, toPayCents } from '#shared/domain/orders/order-money.ts'
import { ibanEnd } from '#shared/domain/platform/shop/iban.ts'
import { isProvided } from '#shared/domain/platform/states/order-states.ts'
import { giveBackKeptDelivery, moneyOfCancelled } from './delivery-of-additions.ts'

export interface Cancellation {
  actor: OrderActor
  reason: CancelReason
  /** The account for the refund of a paid bank order, as far as known. */
  account?: { iban: string; holder: string } | null
}

/**
 * Cancels an unshipped order, or one that waits unpaid in the shop: its items go back on sale once, a wallet payment is refunded at once (or as soon as the
 * provider answers), a bank payment by the shop, and the customer gets a mail.
 * @throws Problem 404 order_not_found, 409 invalid_transition, order_partly_paid
 */
export async function cancelOrder(deps: OrdersDeps, orderId: string, cancellation: Cancellation): Promise<StoredOrder> {
  const order = await inTransaction(deps.database, async (tx) => {
    await lockSpender(tx)
    await lockPaymentOfOrder(tx, orderId)
    const locked = await lockOrder(tx, orderId)
    if (!locked) throw problem('order_not_found')
    return cancelLockedOrder(tx, locked, cancellation, { at: deps.clock(), shop: deps.shop })
  })
  // The wallet's answer may have arrived meanwhile.
  if (!order.paymentId && order.giftCardCents === 0) return order
  return (await findOrder(deps.database.db, orderId)) ?? order
}

/** The part inside the transaction, for callers that have locked the order (and its payment before it). */
export async function cancelLockedOrder(
  tx: Tx,
  given: StoredOrder,
  { actor, reason, account = null }: Cancellation,
  { at, shop }: { at: Date; shop: Shop },
): Promise<StoredOrder> {
  const order = await putBackOnShelf(tx, given)
  requireAction(order, 'cancel')
  if (await hasLeft(tx, order.id)) throw problem('invalid_transition')
  if (order.paymentStatus === 'pending' && order.receivedCents > 0) throw problem('order_partly_paid')
  await lockCardsOf(tx, order)
  const cancelled = await updateOrder(tx, order.id, { orderStatus: 'cancelled', cancelledAt: at })
  await undoAllPacked(tx, order, { actor, at })
  await settleReturnsOf(tx, order, actor, at)
  const lines = await listOrderLines(tx, order.id)
  const homeless = await restock(tx, order.sellsGiftCard ? [] : linesLeft(lines), movementReferenceOf(order))
  const refund = refundWay(order)
  const { backCents, keptCents } = await moneyOfCancelled(tx, order, shop)
  const giftCardCents = order.paymentStatus === 'paid' ? cardPartOf(order, backCents) : order.giftCardCents
  if (order.paymentStatus === 'pending')
    await giveBackToCards(tx, order.id, giftCardCents, { ref: movementReferenceOf(order), at })
  if (refund !== 'none')
    await requestRefundRemainder(tx, order, { reason: 'order_cancelled', actor, account }, at, keptCents)
  const notRestocked = homeless.map(({ productId, size, quantity }) => ({ productId, size, quantity }))
  const reported = { reason, refund, ...(keptCents > 0 && { keptCents }) }
  const ofMail = {
    ...reported,
    ibanEnd: account && ibanEnd(account.iban),
    ...(refund !== 'none' && { backCents }),
    ...(giftCardCents > 0 && { toGiftCardCents: giftCardCents }),
  }
  await takeOrderStep(tx, cancelled, at, {
    event: 'cancelled',
    data: { ...reported, ...(notRestocked.length > 0 && { notRestocked }) },
    actor,
    mail: (data) => ({ kind: 'order_cancelled', about: movementReferenceOf(order), data: { ...data, ...ofMail } }),
  })
  if (order.additionTo) await giveBackKeptDelivery(tx, order.additionTo, { at, shop })
  return cancelled
}

function refundWay(order: StoredOrder): OrderCancelledData['refund'] {
  if (order.paymentStatus !== 'paid') return 'none'
  if (requestedOutside(order) === toPayCents(order)) return 'gift_card'
  return isProvided(order.paymentMethod) ? 'wallet' : 'bank'
}
