import type { Db } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { AdminGiftCard, AdminGiftCardDetail } from '#shared/contract/orders/admin-gift-cards.ts'
import type { BoughtGiftCard } from '#shared/contract/orders/gift-cards.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { giftCardState, giftCardWithdrawalDays } from '#shared/domain/platform/states/gift-card-states.ts'
import type { OrderStatus } from '#shared/domain/platform/states/order-states.ts'
import { isTakenBackCard, listGiftCards, listMovements, sumGiftCards } from './admin-gift-card-repository.ts'
import {
  findGiftCard,
  findGiftCardOfOrder,
  type GiftCard,
  listCodeEnds,
  listHeldCents,
} from './gift-card-repository.ts'

interface Row {
  card: GiftCard
  orderNumber: string | null
  orderStatus: OrderStatus | null
  isTakenBack: boolean
}

export async function readGiftCards(db: Db, requested: { search: string; limit: number; offset: number }) {
  const { rows, total } = await listGiftCards(db, requested)
  const ends = await listCodeEnds(
    db,
    rows.map(({ card }) => card.id),
  )
  const { cards, outstandingCents, soldCents, givenCents } = await sumGiftCards(db)
  return {
    cards: rows.map((row) => rowView(row, ends.get(row.card.id) ?? [])),
    total,
    sums: {
      cards,
      outstanding: toDecimal(outstandingCents),
      sold: toDecimal(soldCents),
      given: toDecimal(givenCents),
    },
  }
}

function rowView({ card, orderNumber, orderStatus, isTakenBack }: Row, ends: string[]): AdminGiftCard {
  return {
    id: card.id,
    state: giftCardState({ ...card, isTakenBack, isCancelled: orderStatus === 'cancelled' }),
    ends,
    initial: toDecimal(card.initialCents),
    balance: toDecimal(card.balanceCents),
    recipientName: card.recipientName,
    recipientEmail: card.recipientEmail,
    senderName: card.senderName,
    order: card.orderId && orderNumber ? { id: card.orderId, orderNumber } : null,
    reason: card.reason,
    sendOn: card.sendOn,
    sentAt: card.sentAt?.toISOString() ?? null,
    createdAt: card.createdAt.toISOString(),
  }
}

/** @throws Problem 404 gift_card_not_found */
export async function readGiftCard(db: Db, id: string): Promise<AdminGiftCardDetail> {
  const card = await findGiftCard(db, id)
  if (!card) throw problem('gift_card_not_found')
  const movements = await listMovements(db, id)
  const { rows } = await listGiftCards(db, { search: '', limit: 1, offset: 0, id })
  const [row] = rows
  if (!row) throw problem('gift_card_not_found')
  return {
    ...rowView(row, (await listCodeEnds(db, [id])).get(id) ?? []),
    message: card.message,
    held: toDecimal((await listHeldCents(db, [id], [])).get(id) ?? 0),
    movements: movements.map(({ movement, orderNumber }) => ({
      id: movement.id,
      kind: movement.kind,
      amount: toDecimal(movement.cents),
      order: movement.orderId && orderNumber ? { id: movement.orderId, orderNumber } : null,
      createdAt: movement.createdAt.toISOString(),
    })),
  }
}

/** The last day on which a card's buyer may withdraw its remaining balance. */
export function withdrawalDayOf(paidAt: Date): string {
  return romeDayOf(new Date(paidAt.getTime() + giftCardWithdrawalDays * 86_400_000))
}

/** A card as its buyer sees it; undefined for an order that bought none. */
export async function readBoughtGiftCard(
  db: Db,
  order: { id: string; sellsGiftCard: boolean; orderStatus: OrderStatus; paidAt: Date | null },
  now: Date,
): Promise<BoughtGiftCard | undefined> {
  const card = order.sellsGiftCard ? await findGiftCardOfOrder(db, order.id) : undefined
  if (!card) return undefined
  const isTakenBack = await isTakenBackCard(db, card.id)
  const until = order.paidAt && card.issuedAt && card.balanceCents > 0 ? withdrawalDayOf(order.paidAt) : null
  return {
    state: giftCardState({ ...card, isTakenBack, isCancelled: order.orderStatus === 'cancelled' }),
    amount: toDecimal(card.initialCents),
    balance: toDecimal(card.balanceCents),
    recipientName: card.recipientName,
    recipientEmail: card.recipientEmail,
    message: card.message,
    sendOn: card.sendOn,
    sentAt: card.sentAt?.toISOString() ?? null,
    withdrawUntil: until && until >= romeDayOf(now) ? until : null,
  }
}
