import type { Cents } from '#shared/domain/platform/money.ts'

interface PaidOrder {
  totalCents: Cents
  /** Of it, what gift cards pay. */
  giftCardCents: Cents
}

/** The part paid by wallet or transfer: the total less gift cards. */
export function toPayCents({ totalCents, giftCardCents }: PaidOrder): Cents {
  return totalCents - giftCardCents
}

/** The refunded or requested part by wallet or transfer, which goes before the cards (rule 755). */
export function requestedOutside(order: PaidOrder & { refundAskedCents: Cents }): Cents {
  return Math.min(order.refundAskedCents, toPayCents(order))
}

/** The gift-card part of a further refund: everything not paid otherwise. */
export function cardPartOf(order: PaidOrder & { refundAskedCents: Cents }, amountCents: Cents): Cents {
  return Math.max(0, amountCents - (toPayCents(order) - requestedOutside(order)))
}

/** Splits an amount over cards in the given order, each up to its own limit. */
export function shareOfCards(
  totalCents: Cents,
  cards: readonly { balanceCents: Cents; wantedCents?: Cents | undefined }[],
): Cents[] {
  let left = totalCents
  return cards.map(({ balanceCents, wantedCents = balanceCents }) => {
    const cents = Math.min(left, wantedCents, balanceCents)
    left -= cents
    return cents
  })
}
