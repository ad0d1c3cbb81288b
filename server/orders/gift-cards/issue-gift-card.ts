import { enqueueMail } from '#server/messages/mail/outbox-repository.ts'
import { readOrderMailData } from '#server/orders/order-records/order-mails.ts'
import { findOrder, type StoredOrder, updateOrder } from '#server/orders/order-records/order-repository.ts'
import { mailCustomer } from '#server/orders/order-records/order-step.ts'
import { lockSpender, requireConfirmedActor, spendWithinLimit } from '#server/orders/spending/spend-limit.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import {
  deleteCodes,
  findGiftCardOfOrder,
  type GiftCard,
  lockGiftCards,
  moveBalance,
  updateGiftCard,
} from './gift-card-repository.ts'

/**
 * Activates a bought card once its order is paid, to be sent on its day. Nothing is left to do for the order, so it is
 * completed (rule 756). The caller has locked the order.
 */
export async function issueBought(tx: Tx, order: StoredOrder, at: Date): Promise<StoredOrder> {
  const card = await findGiftCardOfOrder(tx, order.id)
  if (!card) throw new Error(`order ${order.id} has sold a gift card that is not there`)
  const done = await updateOrder(tx, order.id, {
    orderStatus: 'delivered',
    shippedAt: at,
    deliveredAt: at,
    shipBy: at,
    arrivesOn: null,
  })
  const issued = await issueGiftCard(tx, card, at)
  await mailCustomer(tx, done, at, { kind: 'payment_received', data: await readOrderMailData(tx, done) })
  if (card.sendOn <= romeDayOf(at)) await sendGiftCard(tx, issued, at)
  return done
}

/** Credits the card. */
export async function issueGiftCard(tx: Tx, card: GiftCard, at: Date): Promise<GiftCard> {
  const issued = await updateGiftCard(tx, card.id, { issuedAt: at })
  const { id: cardId, initialCents: cents, orderId } = card
  await moveBalance(tx, { cardId, kind: 'issue', cents, orderId, ref: cardId, createdAt: at })
  return issued
}

/** Queues its mail with the code; again on request. The caller has locked the card. */
export async function sendGiftCard(tx: Tx, card: GiftCard, at: Date): Promise<GiftCard> {
  const sendings = card.sendings + 1
  const { id, recipientName, recipientEmail: to, senderName, message, language, codeRound } = card
  const data = { giftCardId: id, codeRound, recipientName, senderName, message, amountCents: card.initialCents }
  await enqueueMail(tx, { kind: 'gift_card', about: `${id}/${sendings}`, to, language, data, at })
  return updateGiftCard(tx, id, { sendings, sentAt: card.sentAt ?? at })
}

/** Sends a card on its day; its buyer gets a mail too. */
export async function sendDueCard(tx: Tx, id: string, at: Date): Promise<boolean> {
  const card = (await lockGiftCards(tx, [id])).get(id)
  const isDue = card && !card.sentAt && card.issuedAt && !card.blockedAt && card.balanceCents > 0
  if (!isDue || card.sendOn > romeDayOf(at)) return false
  await sendGiftCard(tx, card, at)
  await tellBuyer(tx, card, at)
  return true
}

async function tellBuyer(tx: Tx, { id, orderId, codeRound }: GiftCard, at: Date): Promise<void> {
  const order = orderId ? await findOrder(tx, orderId) : undefined
  const about = codeRound > 1 ? `${id}/${codeRound}` : id
  if (order)
    await mailCustomer(tx, order, at, { kind: 'gift_card_sent', about, data: await readOrderMailData(tx, order) })
}

/**
 * Sends a card's mail again; to another address it has another code, the one of before opens nothing, and its buyer is
 * told.
 * @throws Problem 409 gift_card_state for one that has not been sent, is blocked or empty; 403 role_missing,
 * confirmation_needed for another address
 */
export async function sendAgain(tx: Tx, id: string, recipientEmail: string | undefined, at: Date): Promise<void> {
  await lockSpender(tx)
  const card = (await lockGiftCards(tx, [id])).get(id)
  if (!card) throw problem('gift_card_not_found')
  if (!card.issuedAt || card.blockedAt || card.balanceCents === 0) throw problem('gift_card_state')
  const isElsewhere = recipientEmail !== undefined && recipientEmail.toLowerCase() !== card.recipientEmail.toLowerCase()
  if (!isElsewhere && (!card.sentAt || !card.recipientEmail)) throw problem('gift_card_state')
  if (!isElsewhere) return void (await sendGiftCard(tx, card, at))
  await spendWithinLimit(tx, { kind: 'gift_card', cents: card.balanceCents }, at)
  requireConfirmedActor()
  await deleteCodes(tx, id)
  const moved = await updateGiftCard(tx, id, { recipientEmail, codeRound: card.codeRound + 1 })
  // One whose day has not come is sent there on its day.
  if (!card.sentAt) return
  await sendGiftCard(tx, moved, at)
  await tellBuyer(tx, moved, at)
}
