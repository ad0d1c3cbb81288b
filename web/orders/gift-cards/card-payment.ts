import type { NewOrderInput } from '#shared/contract/orders/orders.ts'
import { shareOfCards } from '#shared/domain/orders/order-money.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import type { HeldCard } from './held-cards.ts'

export interface CardPayment {
  cards: readonly (HeldCard & { cents: number })[]
  giftCardCents: number
  toPayCents: number
  /** Cards pay all of it: of nothing they pay nothing. */
  isAll: boolean
}

/** The cards' part of a total, by the server's function. */
export function cardPayment(cards: readonly HeldCard[], totalCents: number): CardPayment {
  const shares = shareOfCards(totalCents, cards)
  const giftCardCents = shares.reduce((sum, cents) => sum + cents, 0)
  return {
    cards: cards.map((card, i) => ({ ...card, cents: shares[i] ?? 0 })),
    giftCardCents,
    toPayCents: totalCents - giftCardCents,
    isAll: giftCardCents > 0 && giftCardCents === totalCents,
  }
}

/** An order with its cards; cards that pay all of it are how it is paid. */
export function withCards(
  body: NewOrderInput,
  { cards, giftCardCents, toPayCents, isAll }: CardPayment,
): NewOrderInput {
  if (giftCardCents === 0) return body
  const giftCards = cards
    .filter(({ cents }) => cents > 0)
    .map(({ code, cents }) => ({ code, amount: toDecimal(cents) }))
  const paid = isAll ? { paymentMethod: 'gift_card' as const } : {}
  return { ...body, order: { ...body.order, ...paid, giftCards, toPay: toDecimal(toPayCents) } }
}
