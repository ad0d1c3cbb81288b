import { createHash } from 'node:crypto'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { claimIdempotencyKey } from '#server/orders/order-records/idempotency-repository.ts'
import { lockSpender, spendWithinLimit } from '#server/orders/spending/spend-limit.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { GivenGiftCardBody } from '#shared/contract/orders/admin-gift-cards.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { insertGiftCard } from './gift-card-repository.ts'
import { issueGiftCard, sendGiftCard } from './issue-gift-card.ts'

/** A card that the shop gives, with its reason. @throws Problem 409 idempotency_conflict; 403 role_missing or confirmation_needed beyond a limit */
export async function giveGiftCard(
  { database, clock, shop, log }: OrdersDeps,
  body: GivenGiftCardBody,
  key: string | undefined,
): Promise<{ id: string; isNew: boolean }> {
  const at = clock()
  const requestHash = createHash('sha256')
    .update(JSON.stringify(['given gift card', body]))
    .digest('hex')
  return inTransaction(database, async (tx) => {
    await lockSpender(tx)
    const id = crypto.randomUUID()
    const earlier = key && (await claimIdempotencyKey(tx, { key, requestHash, orderId: id, createdAt: at }))
    if (earlier && earlier.requestHash !== requestHash) throw problem('idempotency_conflict')
    if (earlier) return { id: earlier.orderId, isNew: false }
    await spendWithinLimit(tx, { kind: 'gift_card', cents: body.amount }, at)
    const { amount: initialCents, reason, recipientName, recipientEmail, message = '', language } = body
    const to = { recipientName, recipientEmail, message, language, senderName: shop.name }
    const card = await insertGiftCard(tx, { id, initialCents, reason, ...to, sendOn: romeDayOf(at), createdAt: at })
    await sendGiftCard(tx, await issueGiftCard(tx, card, at), at)
    log.info({ giftCardId: id, initialCents }, 'a gift card was given')
    return { id, isNew: true }
  })
}
