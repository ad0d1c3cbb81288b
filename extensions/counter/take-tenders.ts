import type { CardPart } from '#server/orders/gift-cards/gift-card-repository.ts'
import { claimGiftCards, spendGiftCards, sumOfParts } from '#server/orders/gift-cards/spend-gift-cards.ts'
import { spendWithinLimit } from '#server/orders/spending/spend-limit.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import type { Instrument } from '#shared/domain/platform/states/order-states.ts'
import type { TenderIn } from './counter-settings.ts'
import { insertTenders } from './pick-up/pick-up-repository.ts'

const sumOf = (list: readonly TenderIn[]) => list.reduce((sum, { amount }) => sum + amount, 0)

/** @throws Problem 400 tenders_differ, received_short, or with the fields of a gift card without its code */
export function requireTenders(tenders: readonly TenderIn[], dueCents: number): void {
  for (const [i, { tender, amount, received, code }] of tenders.entries()) {
    if (tender === 'gift_card' && !code) throw invalidInput({ [`tenders.${i}.code`]: 'field_required' })
    if (tender === 'cash' && received !== undefined && received !== null && received < amount)
      throw problem('received_short')
  }
  if (sumOf(tenders) !== dueCents) throw problem('tenders_differ')
}

/** Of cash, what goes back over the counter. */
export const changeOf = (tenders: readonly TenderIn[]): number =>
  tenders.reduce(
    (sum, { tender, amount, received }) => sum + (tender === 'cash' ? (received ?? amount) - amount : 0),
    0,
  )

export function instrumentOf(tenders: readonly TenderIn[]): Instrument | null {
  const kinds = new Set(tenders.map(({ tender }) => tender))
  const [only] = kinds
  return kinds.size > 1 ? 'mixed' : (only ?? null)
}

/** Claims the gift cards of the tenders, locked. @throws Problem 409 gift_card_short and the other refusals of a card */
export async function claimCards(tx: Tx, tenders: readonly TenderIn[]): Promise<CardPart[]> {
  const cards = tenders.filter(({ tender }) => tender === 'gift_card')
  const cents = sumOf(cards)
  if (cents === 0) return []
  const parts = await claimGiftCards(
    tx,
    cards.map(({ code, amount }) => ({ code: code ?? '', amount })),
    cents,
  )
  if (sumOfParts(parts) !== cents) throw problem('gift_card_short')
  return parts
}

/**
 * Stores what an order was paid by, in the transaction that makes it paid. Money that staff say has come counts in their
 * limits. @throws Problem 403 role_missing, confirmation_needed
 */
export async function storeTenders(
  tx: Tx,
  orderId: string,
  tenders: readonly TenderIn[],
  { parts, at, isSale }: { parts: readonly CardPart[]; at: Date; isSale?: true },
): Promise<void> {
  const byHand = tenders.filter(({ tender }) => tender !== 'gift_card')
  await spendWithinLimit(tx, { kind: 'tender', cents: sumOf(byHand), orderId }, at)
  if (!isSale) await spendGiftCards(tx, orderId, parts, { ref: `${orderId}/counter`, at })
  await insertTenders(
    tx,
    tenders.map(({ tender, amount, received }) => ({
      orderId,
      tender,
      amountCents: amount,
      receivedCents: tender === 'cash' ? (received ?? null) : null,
      createdAt: at,
    })),
  )
}
