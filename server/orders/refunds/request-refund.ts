import { clawBackBoughtCards } from '#server/orders/gift-cards/claw-back-gift-card.ts'
import { giveBackToCards } from '#server/orders/gift-cards/spend-gift-cards.ts'
import type { OrderActor } from '#server/orders/order-records/order-event-repository.ts'
import type { StoredOrder } from '#server/orders/order-records/order-repository.ts'
import { takeOrderStep } from '#server/orders/order-records/order-step.ts'
import { settleParcels } from '#server/orders/parcels/settle-parcels.ts'
import { spendWithinLimit } from '#server/orders/spending/spend-limit.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { cardPartOf } from '#shared/domain/orders/order-money.ts'
import type { SpendKind } from '#shared/domain/platform/states/order-states.ts'
import type { PiecePlace, RefundReason } from '#shared/domain/platform/states/refund-states.ts'
import { completeRefund } from './finish-refund.ts'
import {
  addRequestedRefund,
  insertRefund,
  insertRefundLines,
  listRefundsOfOrder,
  movePaymentIfMay,
  type Refund,
} from './refund-repository.ts'

export interface RefundRequest {
  lines: readonly {
    lineNo: number
    quantity: number
    amountCents: number
    place: PiecePlace
    /** The current size, where it differs from the bought one. */
    size?: string | null
  }[]
  shippingCents: number
  otherCents: number
  reason: RefundReason
  note: string | null
  account: { iban: string; holder: string } | null
  request: { requestKey: string; requestHash: string } | null
  actor: OrderActor
  /** What it counts as in the limits of the staff. */
  spends?: SpendKind
  /** The retained amount may equal the worth of the units. */
  isNothingFine?: boolean
}

/** The money of an order without a refund request. */
export function refundableCents({ totalCents, refundAskedCents }: StoredOrder): number {
  return totalCents - refundAskedCents
}

/** The paid delivery costs, with amounts retained from refunds since. */
export function paidShippingCents({ shippingCents, keptShippingCents, keptCodeCents }: StoredOrder): number {
  return shippingCents + keptShippingCents + keptCodeCents
}

/** Whether some money of an order can only be refunded by transfer: the rest was paid by neither wallet nor card. */
export function needsAccount(order: StoredOrder, amountCents: number): boolean {
  return !order.paymentId && amountCents > cardPartOf(order, amountCents)
}

/**
 * Requests a partial refund of a paid order: the wallet's worker sends it, or staff make the transfer. The caller has
 * locked the payment, then the order. Units that are not to be shipped any more leave their parcels. An amount paid by
 * gift cards only is back on them at once (rule 755).
 * @throws Problem 409 refund_nothing, refund_exceeds, gift_card_spent; 403 role_missing or confirmation_needed beyond a limit
 */
export async function requestRefund(tx: Tx, order: StoredOrder, wish: RefundRequest, at: Date): Promise<Refund> {
  const { lines, shippingCents, otherCents, reason, note, account, request, actor } = wish
  const amountCents = lines.reduce((sum, line) => sum + line.amountCents, shippingCents + otherCents)
  if (amountCents < 0 || (amountCents === 0 && !wish.isNothingFine)) throw problem('refund_nothing')
  if (amountCents > refundableCents(order)) throw problem('refund_exceeds')
  await clawBackBoughtCards(tx, order, amountCents, at)
  const giftCardCents = cardPartOf(order, amountCents)
  // Without a remaining amount nothing has to be sent.
  const isAllCard = giftCardCents === amountCents
  const paymentId = isAllCard ? null : order.paymentId
  const kind = isAllCard ? 'gift_card' : paymentId ? 'wallet' : 'transfer'
  const common = { amountCents, giftCardCents, shippingCents, otherCents, reason, note }
  const refund = await insertRefund(tx, {
    ...common,
    ...(kind === 'transfer' && account),
    ...request,
    kind,
    paymentId,
    orderId: order.id,
    createdAt: at,
  })
  if (!refund) throw new Error(`a refund of order ${order.id} was not stored`)
  await spendWithinLimit(
    tx,
    { kind: wish.spends ?? 'refund', cents: amountCents, orderId: order.id, refundId: refund.id },
    at,
  )
  await insertRefundLines(
    tx,
    lines.map((line) => ({ ...line, refundId: refund.id, orderId: order.id })),
  )
  await addRequestedRefund(tx, order.id, amountCents, lines)
  await giveBackToCards(tx, order.id, giftCardCents, { ref: refund.id, at })
  if (paymentId) tx.onCommit.refund(refund.id)
  if (order.paymentId && amountCents === refundableCents(order))
    await movePaymentIfMay(tx, order.paymentId, 'refund_pending', at)
  if (reason !== 'order_cancelled') {
    const data = { amountCents, refundId: refund.id, kind, ...(note && { note }) }
    await takeOrderStep(tx, order, at, { event: 'refund_requested', data, actor, mail: null })
  }
  // The cards have it already: no further step is needed.
  if (isAllCard) await completeRefund(tx, refund, { actor, at })
  await settleParcels(tx, { ...order, refundAskedCents: order.refundAskedCents + amountCents }, { actor, at })
  return refund
}

/** Requests everything not yet requested, less the retained amount; a repeated call retries pending refunds at once. */
export async function requestRefundRemainder(
  tx: Tx,
  order: StoredOrder,
  why: Pick<RefundRequest, 'reason' | 'actor' | 'account'>,
  at: Date,
  keptCents = 0,
): Promise<void> {
  const otherCents = refundableCents(order) - keptCents
  if (otherCents > 0) {
    const wish = { ...why, lines: [], shippingCents: 0, otherCents, note: null, request: null }
    await requestRefund(tx, order, wish, at)
    return
  }
  for (const { id, state } of await listRefundsOfOrder(tx, order.id)) if (state === 'pending') tx.onCommit.refund(id)
}

/** Refunds money without an order as a whole; idempotent. */
export async function refundPaymentWithoutOrder(
  tx: Tx,
  {
    paymentId,
    amountCents,
    reason,
  }: {
    paymentId: string
    amountCents: number
    reason: 'amount_mismatch' | 'out_of_stock' | 'gift_card_short' | 'unclaimed' | 'order_settled'
  },
  at: Date,
): Promise<void> {
  const refund = await insertRefund(tx, { paymentId, amountCents, otherCents: amountCents, reason, createdAt: at })
  if (refund) tx.onCommit.refund(refund.id)
  await movePaymentIfMay(tx, paymentId, 'refund_pending', at)
}
