/**
 * The causes of balance changes: issue, payment of an order, refund to the card, or claw-back after a refund of its
 * purchase.
 */
export const movementKinds = ['issue', 'spend', 'give_back', 'take_off'] as const
export type MovementKind = (typeof movementKinds)[number]

/** Why a card cannot pay. */
export const giftCardRefusals = [
  'gift_card_unknown',
  'gift_card_blocked',
  'gift_card_empty',
  'gift_card_short',
] as const
export type GiftCardRefusal = (typeof giftCardRefusals)[number]

export const giftCardStates = ['unpaid', 'cancelled', 'planned', 'sent', 'blocked', 'used_up', 'taken_back'] as const
export type GiftCardState = (typeof giftCardStates)[number]

interface Standing {
  issuedAt: Date | null
  sentAt: Date | null
  blockedAt: Date | null
  balanceCents: number
  /** Its buyer withdrew the remaining balance. */
  isTakenBack: boolean
  isCancelled: boolean
}

export function giftCardState(card: Standing): GiftCardState {
  if (!card.issuedAt) return card.isCancelled ? 'cancelled' : 'unpaid'
  if (card.isTakenBack) return 'taken_back'
  if (card.blockedAt) return 'blocked'
  if (card.balanceCents === 0) return 'used_up'
  return card.sentAt ? 'sent' : 'planned'
}

/** The price range of a card. */
export const minGiftCardCents = 1_000
export const maxGiftCardCents = 100_000
/** The preset amounts. */
export const usualGiftCardCents = [2_500, 5_000, 10_000, 20_000] as const
/** As many as one order may have. */
export const maxOrderGiftCards = 5
export const maxGiftMessage = 500
/** How far ahead it may be sent. */
export const maxDaysAhead = 365
/** After its sale the buyer may still give it back (rule 758). */
export const giftCardWithdrawalDays = 14
