import type { StoredOrder } from '#server/orders/order-records/order-repository.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { findGiftCardOfOrder, type GiftCard, lockGiftCards, moveBalance } from './gift-card-repository.ts'
import { freeOf } from './spend-gift-cards.ts'

/**
 * A refund to the buyer of a card reduces the card, up to its remaining balance (rule 758). The caller has locked the
 * order.
 * @throws Problem 409 gift_card_spent
 */
export async function clawBackBoughtCards(tx: Tx, order: StoredOrder, cents: number, at: Date): Promise<void> {
  const card = await lockBought(tx, order)
  if (!card) return
  const [free] = await freeOf(tx, [card])
  if (!free || free.freeCents < cents) throw problem('gift_card_spent')
  await clawBack(tx, order, card, cents, at)
}

/**
 * For refunds on the provider's own pages: the remaining balance is removed; a spent part is the shop's claim against
 * the buyer.
 */
export async function clawBackRemainder(tx: Tx, order: StoredOrder, cents: number, at: Date): Promise<void> {
  const card = await lockBought(tx, order)
  const [free] = card ? await freeOf(tx, [card]) : []
  if (free) await clawBack(tx, order, free.card, Math.min(cents, free.freeCents), at)
}

async function lockBought(tx: Tx, { id, sellsGiftCard }: StoredOrder): Promise<GiftCard | undefined> {
  const card = sellsGiftCard ? await findGiftCardOfOrder(tx, id) : undefined
  return card && (await lockGiftCards(tx, [card.id])).get(card.id)
}

async function clawBack(tx: Tx, order: StoredOrder, card: GiftCard, cents: number, at: Date): Promise<void> {
  if (cents <= 0) return
  // The amount requested before makes the reference of each refund unique.
  const ref = `${order.id}/back-${order.refundAskedCents}`
  await moveBalance(tx, { cardId: card.id, kind: 'take_off', cents: -cents, orderId: order.id, ref, createdAt: at })
}
