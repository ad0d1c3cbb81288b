import type { FastifyInstance } from 'fastify'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { idempotencyKeyOf } from '#server/platform/http/idempotency-key.ts'
import { depsOfRequest } from '#server/platform/http/request-deps.ts'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import {
  blockGiftCard,
  getGiftCard,
  giveGiftCard as giveCall,
  listGiftCards,
  mailGiftCard,
} from '#shared/contract/orders/admin-gift-cards.ts'
import { lockGiftCards, updateGiftCard } from './gift-card-repository.ts'
import { readGiftCard, readGiftCards } from './gift-card-view.ts'
import { giveGiftCard } from './give-gift-card.ts'
import { sendAgain } from './issue-gift-card.ts'

const usualLimit = 25

export function adminGiftCardRoutes(app: FastifyInstance, deps: OrdersDeps): void {
  const { database, clock } = deps

  route(app, listGiftCards, ({ query }) =>
    readGiftCards(database.db, { search: query.q ?? '', limit: query.limit ?? usualLimit, offset: query.offset ?? 0 }),
  )
  route(app, getGiftCard, ({ params }) => readGiftCard(database.db, params.id))

  route(app, giveCall, async ({ body, request, reply }) => {
    const { id, isNew } = await giveGiftCard(depsOfRequest(deps, request), body, idempotencyKeyOf(request))
    reply.code(isNew ? 201 : 200)
    return readGiftCard(database.db, id)
  })

  route(app, blockGiftCard, async ({ params: { id }, body }) => {
    await inTransaction(database, async (tx) => {
      const card = (await lockGiftCards(tx, [id])).get(id)
      if (!card) throw problem('gift_card_not_found')
      if (!card.issuedAt) throw problem('gift_card_state')
      await updateGiftCard(tx, id, { blockedAt: body.isBlocked ? (card.blockedAt ?? clock()) : null })
    })
    return readGiftCard(database.db, id)
  })

  route(app, mailGiftCard, async ({ params: { id }, body }) => {
    await inTransaction(database, (tx) => sendAgain(tx, id, body.recipientEmail ?? undefined, clock()))
    return readGiftCard(database.db, id)
  })
}
