import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/http/errors.ts'
import { idempotencyKeyOf } from '#server/http/idempotency-key.ts'
import { rateLimits } from '#server/http/rate-limits.ts'
import { depsOfRequest } from '#server/http/request-deps.ts'
import { requestLanguage } from '#server/http/request-language.ts'
import { route } from '#server/http/route.ts'
import { currentCustomerId } from '#server/http/session.ts'
import { getOrderPage, placeOrder as placeOrderCall } from '#shared/contract/orders.ts'
import { findOrderByNumber, listOrderLines } from './order-repository.ts'
import { orderPageView, placedOrderView } from './order-view.ts'
import { type ClaimWalletPayment, placeOrder } from './place-order.ts'

/** Without `claimWalletPayment`, which the payments room brings, wallet orders are refused with 503. */
export function orderRoutes(app: FastifyInstance, deps: Deps, claimWalletPayment?: ClaimWalletPayment): void {
  route(
    app,
    placeOrderCall,
    async ({ body, request, reply }) => {
      const { order, isNew } = await placeOrder(
        depsOfRequest(deps, request),
        {
          body,
          customerId: (await currentCustomerId(request)) ?? null,
          language: requestLanguage(request),
          idempotencyKey: idempotencyKeyOf(request),
        },
        claimWalletPayment,
      )
      reply.code(isNew ? 201 : 200).header('cache-control', 'no-store')
      return placedOrderView(order, deps.shop)
    },
    { config: rateLimits.order },
  )

  route(app, getOrderPage, async ({ params, query, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const order = await findOrderByNumber(deps.database.db, params.orderNumber)
    if (!order) throw notFound('order_not_found')
    const isOwner = order.customerId !== null && order.customerId === (await currentCustomerId(request))
    if (!isOwner && !isSameKey(query.k ?? '', order.accessKey)) throw notFound('order_not_found')
    return orderPageView(order, await listOrderLines(deps.database.db, order.id), deps.shop)
  })
}

/** Takes the same time however much of the key is right. */
function isSameKey(given: string, real: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(real))
}
