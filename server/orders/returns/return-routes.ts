import type { FastifyInstance } from 'fastify'
import { momentText } from '#server/messages/mail-parts/order-mail-parts.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { requireCustomerOrder } from '#server/orders/order-records/customer-order.ts'
import type { StoredOrder } from '#server/orders/order-records/order-repository.ts'
import { findWithdrawal } from '#server/orders/withdrawals/admin-withdrawal-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import { idempotencyKeyOf } from '#server/platform/http/idempotency-key.ts'
import { rateLimits } from '#server/platform/http/rate-limits.ts'
import { depsOfRequest } from '#server/platform/http/request-deps.ts'
import { requestLanguage } from '#server/platform/http/request-language.ts'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { callerOf } from '#server/platform/throttle/caller.ts'
import {
  cancelReturn as cancelCall,
  getReturnNote,
  getReturnOffer,
  openReturn as openCall,
} from '#shared/contract/orders/returns/customer-returns.ts'
import type { WithdrawalReceipt } from '#shared/contract/orders/returns/withdrawals.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { cancelReturn } from './move-return.ts'
import { openReturns } from './open-return.ts'
import { readReturnFacts } from './return-facts.ts'
import { sendReturnNote } from './return-note-reply.ts'
import { readReturnOffer } from './return-offer.ts'
import { type FullReturn, listReturnsOfOrder } from './return-repository.ts'
import { orderReturnView } from './return-view.ts'

/** Returns as an order's customer opens and follows them, by login or by the key of the order. */
export function returnRoutes(app: FastifyInstance, deps: OrdersDeps): void {
  const { database, shop, clock } = deps
  const { db } = database

  route(app, getReturnOffer, async ({ params, query, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const { order } = await requireCustomerOrder(deps, request, params.orderNumber, query.k)
    return readReturnOffer(db, order, shop, clock())
  })

  route(app, openCall, { config: rateLimits.withdrawal }, async ({ params, query, body, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const { order, customerId } = await requireCustomerOrder(deps, request, params.orderNumber, query.k)
    const language = requestLanguage(request)
    const { others, ...first } = body
    const { opened, isNew } = await openReturns(depsOfRequest(deps, request), order.id, [first, ...others], {
      by: 'customer',
      customerId,
      language,
      caller: await callerOf(deps, request.ip),
      requestKey: idempotencyKeyOf(request),
    })
    const facts = await readReturnFacts(db, order)
    const [asked, ...more] = await Promise.all(
      opened.map(async (one) => ({
        return: orderReturnView(facts, one),
        receipt: one.withdrawalId ? await readReceipt(deps, one.withdrawalId, language) : null,
      })),
    )
    if (!asked) throw new Error(`order ${order.id} has opened nothing`)
    reply.code(isNew ? 201 : 200)
    return { ...asked, others: more }
  })

  route(app, getReturnNote, async ({ params, query, request, reply }) => {
    const { order } = await requireCustomerOrder(deps, request, params.orderNumber, query.k)
    return sendReturnNote(reply, deps, order, await requireReturn(db, order, params.code))
  })

  route(app, cancelCall, async ({ params, query, request }) => {
    const { order } = await requireCustomerOrder(deps, request, params.orderNumber, query.k)
    const found = await requireReturn(db, order, params.code)
    await cancelReturn(depsOfRequest(deps, request), found.id, 'customer')
    const facts = await readReturnFacts(db, order)
    const cancelled = facts.returns.find(({ id }) => id === found.id)
    return orderReturnView(facts, cancelled ?? found)
  })
}

async function requireReturn(db: Db, { id }: StoredOrder, code: string): Promise<FullReturn> {
  const found = (await listReturnsOfOrder(db, id)).find((one) => one.code === code.toUpperCase())
  if (!found) throw problem('return_not_found')
  return found
}

async function readReceipt(
  { database }: OrdersDeps,
  withdrawalId: string,
  language: Language,
): Promise<WithdrawalReceipt | null> {
  const sent = await findWithdrawal(database.db, withdrawalId)
  if (!sent) return null
  return { ...sent, createdAt: sent.createdAt.toISOString(), receivedAt: momentText(sent.createdAt, language) }
}
