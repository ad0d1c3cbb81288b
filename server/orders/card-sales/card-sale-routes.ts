import type { FastifyInstance } from 'fastify'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { findCardIds, findGiftCard, findGiftCardOfOrder } from '#server/orders/gift-cards/gift-card-repository.ts'
import { readBoughtGiftCard } from '#server/orders/gift-cards/gift-card-view.ts'
import { sendAgain } from '#server/orders/gift-cards/issue-gift-card.ts'
import { limitGiftCardGuesses } from '#server/orders/gift-cards/limit-gift-card-guesses.ts'
import { freeOf, hashGiftCode, refusalOf } from '#server/orders/gift-cards/spend-gift-cards.ts'
import { requireCustomerOrder } from '#server/orders/order-records/customer-order.ts'
import { findOrder, lockOrder } from '#server/orders/order-records/order-repository.ts'
import { buyerOf } from '#server/orders/reservations/buyer.ts'
import { listOwnCheckoutIds } from '#server/orders/reservations/reservation-repository.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { idempotencyKeyOf } from '#server/platform/http/idempotency-key.ts'
import { rateLimits } from '#server/platform/http/rate-limits.ts'
import { depsOfRequest } from '#server/platform/http/request-deps.ts'
import { requestLanguage } from '#server/platform/http/request-language.ts'
import { route } from '#server/platform/http/route.ts'
import { requireOrderAccessKey } from '#server/platform/order-keys/order-key-repository.ts'
import { messageText } from '#server/platform/problems/message-texts.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { currentCustomerId } from '#server/platform/sessions/session.ts'
import { callerOf } from '#server/platform/throttle/caller.ts'
import { countCalls } from '#server/platform/throttle/count-calls.ts'
import { buyGiftCard, type CheckedGiftCard, checkGiftCards } from '#shared/contract/orders/gift-cards.ts'
import { mailOwnGiftCard, withdrawGiftCard as withdrawCall } from '#shared/contract/orders/own-gift-cards.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { sellGiftCard } from './sell-card.ts'
import { withdrawGiftCard } from './withdraw-card.ts'

export function giftCardRoutes(app: FastifyInstance, deps: OrdersDeps): void {
  const { db } = deps.database

  route(app, checkGiftCards, async ({ body: { codes }, request, reply }) => {
    reply.header('cache-control', 'no-store')
    await limitGiftCardGuesses(
      deps,
      await callerOf(deps, request.ip),
      codes.map((code) => ({ code })),
    )
    const ids = await findCardIds(db, codes.map(hashGiftCode))
    const own = await listOwnCheckoutIds(db, await buyerOf(request))
    const giftCards: CheckedGiftCard[] = []
    for (const code of codes) {
      const id = ids.get(hashGiftCode(code))
      const card = id ? await findGiftCard(db, id) : undefined
      const [free] = card ? await freeOf(db, [card], own) : []
      const refusal = refusalOf(card, free?.freeCents ?? 0) ?? null
      giftCards.push({
        code,
        balance: refusal || !free ? null : toDecimal(free.freeCents),
        initial: card?.issuedAt ? toDecimal(card.initialCents) : null,
        refusal,
        why: refusal && messageText(refusal, requestLanguage(request)),
      })
    }
    return { giftCards }
  })

  route(app, buyGiftCard, { config: rateLimits.order }, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const { order, isNew } = await sellGiftCard(depsOfRequest(deps, request), {
      body,
      customerId: (await currentCustomerId(request)) ?? null,
      language: requestLanguage(request),
      idempotencyKey: idempotencyKeyOf(request),
      caller: await callerOf(deps, request.ip),
    })
    reply.code(isNew ? 201 : 200)
    const { orderNumber, totalCents } = order
    const accessKey = await requireOrderAccessKey(db, deps.orderKeys, orderNumber)
    return { orderNumber, accessKey, total: toDecimal(totalCents) }
  })

  route(app, mailOwnGiftCard, { config: rateLimits.order }, async ({ params, query, body, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const { order } = await requireCustomerOrder(deps, request, params.orderNumber, query.k)
    const caller = await callerOf(deps, request.ip)
    await inTransaction(deps.database, async (tx) => {
      const at = deps.clock()
      await lockOrder(tx, order.id)
      const card = order.sellsGiftCard ? await findGiftCardOfOrder(tx, order.id) : undefined
      if (!card) throw problem('gift_card_not_found')
      await countCalls(tx, caller, [{ rule: 'gift_card_mail', subject: order.id }], at)
      await sendAgain(tx, card.id, body.recipientEmail ?? undefined, at)
    })
    return viewOf(order.id)
  })

  route(app, withdrawCall, { config: rateLimits.order }, async ({ params, query, body, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const { order } = await requireCustomerOrder(deps, request, params.orderNumber, query.k)
    await withdrawGiftCard(depsOfRequest(deps, request), order.id, body.account ?? null)
    return viewOf(order.id)
  })

  async function viewOf(orderId: string) {
    const order = await findOrder(db, orderId)
    const card = order && (await readBoughtGiftCard(db, order, deps.clock()))
    if (!card) throw problem('gift_card_not_found')
    return card
  }
}
