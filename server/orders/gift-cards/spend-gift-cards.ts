import type { Db } from '#server/platform/database/database.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { hashSecretToken } from '#server/platform/secret-token.ts'
import type { GiftCardRequest } from '#shared/contract/orders/gift-cards.ts'
import { shareOfCards } from '#shared/domain/orders/order-money.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import type { GiftCardRefusal } from '#shared/domain/platform/states/gift-card-states.ts'
import {
  type CardPart,
  findCardIds,
  type GiftCard,
  listFirstSpent,
  listHeldCents,
  listSpent,
  lockGiftCards,
  moveBalance,
} from './gift-card-repository.ts'

export const hashGiftCode = hashSecretToken

interface FreeCard {
  card: GiftCard
  freeCents: number
}

/** The balance of a card less the amounts held by checkouts. */
export async function freeOf(db: Db, cards: readonly GiftCard[], except: readonly string[] = []): Promise<FreeCard[]> {
  const ids = cards.map(({ id }) => id)
  const held = await listHeldCents(db, ids, except)
  return cards.map((card) => ({ card, freeCents: card.balanceCents - (held.get(card.id) ?? 0) }))
}

export function refusalOf(card: GiftCard | undefined, freeCents: number): GiftCardRefusal | undefined {
  if (!card?.issuedAt) return 'gift_card_unknown'
  if (card.blockedAt) return 'gift_card_blocked'
  return freeCents <= 0 ? 'gift_card_empty' : undefined
}

/**
 * What the cards pay of a total, with each of them locked until the transaction ends. Lock the stock after the cards,
 * never before.
 * @throws Problem 409 gift_card_unknown, gift_card_blocked, gift_card_empty, gift_card_short
 */
export async function claimGiftCards(
  tx: Db,
  requests: readonly GiftCardRequest[],
  totalCents: number,
): Promise<CardPart[]> {
  if (requests.length === 0) return []
  const ids = await findCardIds(
    tx,
    requests.map(({ code }) => hashGiftCode(code)),
  )
  const locked = await lockGiftCards(tx, [...ids.values()])
  const free = await freeOf(tx, [...locked.values()])
  const requested = new Map<string, { balanceCents: number; wantedCents: number | undefined }>()
  for (const [index, { code, amount: wantedCents = undefined }] of requests.entries()) {
    const found = free.find(({ card }) => card.id === ids.get(hashGiftCode(code)))
    const refusal = refusalOf(found?.card, found?.freeCents ?? 0)
    if (refusal || !found) throw problem(refusal ?? 'gift_card_unknown', { details: { giftCard: index } })
    const balanceCents = found.freeCents
    if (wantedCents && wantedCents > balanceCents)
      throw problem('gift_card_short', { details: { giftCard: index, balance: toDecimal(balanceCents) } })
    if (!requested.has(found.card.id))
      requested.set(found.card.id, { balanceCents, wantedCents: wantedCents ?? undefined })
  }
  const shares = shareOfCards(totalCents, [...requested.values()])
  return [...requested.keys()].map((cardId, i) => ({ cardId, cents: shares[i] ?? 0 })).filter(({ cents }) => cents > 0)
}

export const sumOfParts = (parts: readonly CardPart[]): number => parts.reduce((sum, { cents }) => sum + cents, 0)

/** Whether the cards still cover the amounts of a checkout; they stay locked. */
export async function mayStillSpend(tx: Db, checkoutId: string, parts: readonly CardPart[]): Promise<boolean> {
  const cards = await lockGiftCards(
    tx,
    parts.map(({ cardId }) => cardId),
  )
  const free = await freeOf(tx, [...cards.values()], [checkoutId])
  return parts.every(({ cardId, cents }) => {
    const one = free.find(({ card }) => card.id === cardId)
    return one !== undefined && !one.card.blockedAt && one.freeCents >= cents
  })
}

/** @param ref what happened: the order itself, or its reopening */
export async function spendGiftCards(
  tx: Tx,
  orderId: string,
  parts: readonly CardPart[],
  { ref = orderId, at }: { ref?: string; at: Date },
): Promise<void> {
  for (const { cardId, cents } of parts)
    await moveBalance(tx, { cardId, kind: 'spend', cents: -cents, orderId, ref, createdAt: at })
}

/** Locks the cards of an order, before its stock. */
export async function lockCardsOf(tx: Db, order: { id: string; giftCardCents: number }): Promise<void> {
  if (order.giftCardCents === 0) return
  const spent = await listFirstSpent(tx, order.id)
  await lockGiftCards(
    tx,
    spent.map(({ cardId }) => cardId),
  )
}

/**
 * Money of an order goes back to the cards that paid it, the last one first; never more than they paid and have not got
 * back. The caller has locked the order.
 */
export async function giveBackToCards(
  tx: Tx,
  orderId: string,
  cents: number,
  { ref, at }: { ref: string; at: Date },
): Promise<void> {
  if (cents <= 0) return
  const spent = await listSpent(tx, orderId)
  await lockGiftCards(
    tx,
    spent.map(({ cardId }) => cardId),
  )
  let left = cents
  for (const { cardId, cents: paid } of spent) {
    const part = Math.min(left, paid)
    if (part > 0) await moveBalance(tx, { cardId, kind: 'give_back', cents: part, orderId, ref, createdAt: at })
    left -= part
  }
}

/** An order that was cancelled unpaid is paid after all: its cards pay their part again, if it is still there. */
export async function spendAgain(
  tx: Tx,
  order: { id: string; giftCardCents: number },
  how: { ref: string; at: Date },
): Promise<boolean> {
  if (order.giftCardCents === 0) return true
  const parts = await listFirstSpent(tx, order.id)
  const cards = await lockGiftCards(
    tx,
    parts.map(({ cardId }) => cardId),
  )
  const free = await freeOf(tx, [...cards.values()])
  let left = order.giftCardCents
  const again = parts.map(({ cardId, cents }) => {
    const part = Math.min(left, cents)
    left -= part
    return { cardId, cents: part }
  })
  const isThere = again.every(({ cardId, cents }) => {
    const one = free.find(({ card }) => card.id === cardId)
    return one !== undefined && !one.card.blockedAt && one.freeCents >= cents
  })
  if (!isThere) return false
  await spendGiftCards(
    tx,
    order.id,
    again.filter(({ cents }) => cents > 0),
    how,
  )
  return true
}
