import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { issueBought } from '#server/orders/gift-cards/issue-gift-card.ts'
import { changeOrder } from '#server/orders/order-records/order-change.ts'
import type { OrderActor } from '#server/orders/order-records/order-event-repository.ts'
import { listOrderLines, type OrderChange, type StoredOrder } from '#server/orders/order-records/order-repository.ts'
import { takeOrderStep } from '#server/orders/order-records/order-step.ts'
import { spendWithinLimit } from '#server/orders/spending/spend-limit.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import { promisedDays } from '#server/pricing/shipping/promised-days.ts'
import { toPayCents } from '#shared/domain/orders/order-money.ts'
import { waitsForTransfer } from '#shared/domain/platform/states/order-states.ts'

/**
 * The bank transfer has arrived: the order is paid, and its customer gets a mail. Wallet payments are never confirmed
 * by hand: only the provider decides.
 * @throws Problem 404 order_not_found, 409 invalid_transition (not pending, cancelled, or paid by wallet)
 */
export async function confirmPayment(
  deps: OrdersDeps,
  orderId: string,
  actor: OrderActor = 'admin',
): Promise<StoredOrder> {
  return changeOrder(deps, orderId, async (tx, order, at) => {
    const paid = await confirmLockedPayment(tx, order, { actor, at, shop: deps.shop })
    await spendWithinLimit(tx, { kind: 'paid', cents: toPayCents(order) - order.receivedCents, orderId }, at)
    return paid
  })
}

/** The part inside the transaction, for callers that have locked the order. */
export async function confirmLockedPayment(tx: Tx, order: StoredOrder, how: PaidHow): Promise<StoredOrder> {
  if (!waitsForTransfer(order)) throw problem('invalid_transition')
  return markPaid(tx, order, how)
}

interface PaidHow {
  actor: OrderActor
  /** Data of the history entry. */
  data?: Record<string, unknown>
  /** Further changes of the order. */
  change?: Omit<OrderChange, 'orderStatus'>
  at: Date
  /** Paid and taken home in one: no mail of the payment. */
  isSilent?: true
  /** Needed for the delivery promise. */
  shop: Shop
}

/** Marks a locked order as paid, by either method; customers of cancelled orders get another mail. */
export async function markPaid(
  tx: Tx,
  order: StoredOrder,
  { actor, data, change, isSilent, at, shop }: PaidHow,
): Promise<StoredOrder> {
  const lines = await listOrderLines(tx, order.id)
  const promised = promisedDays(shop, at, { ...order, lines })
  // A difference for the delivery of another order: nothing of it has to leave.
  const isDone = lines.length === 0 && order.orderStatus === 'processing'
  const done = isDone && {
    orderStatus: 'delivered' as const,
    shippedAt: at,
    deliveredAt: at,
    shipBy: at,
    arrivesOn: null,
  }
  const isOpen = order.orderStatus !== 'cancelled'
  const paid = await takeOrderStep(tx, order, at, {
    change: { ...change, paymentStatus: 'paid', paidAt: at, ...promised, ...done },
    event: 'payment_confirmed',
    data,
    actor,
    mail: isOpen && !order.sellsGiftCard && !isSilent ? (mail) => ({ kind: 'payment_received', data: mail }) : null,
  })
  return isOpen && order.sellsGiftCard ? issueBought(tx, paid, at) : paid
}
