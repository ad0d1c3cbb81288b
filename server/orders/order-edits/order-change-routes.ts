import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { notingHoarders } from '#server/orders/checkout/piece-limit.ts'
import { findOrder, type StoredOrder } from '#server/orders/order-records/order-repository.ts'
import { requireOwnOrder } from '#server/orders/order-records/own-order.ts'
import { rateLimits } from '#server/platform/http/rate-limits.ts'
import { depsOfRequest } from '#server/platform/http/request-deps.ts'
import { route } from '#server/platform/http/route.ts'
import { requireOrderKey } from '#server/platform/order-keys/order-key-repository.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { callerOf } from '#server/platform/throttle/caller.ts'
import {
  type AmendedOrder,
  amendAdminOrder,
  amendOrder as amendCall,
  type ChangeOffer,
  cancelOwnOrder as cancelCall,
  getAdminChangeOffer,
  getChangeOffer,
} from '#shared/contract/orders/order-changes.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { amendOrder } from './amend-order.ts'
import { cancelOwnOrder } from './cancel-own-order.ts'
import { readChangeOffer } from './change-offer.ts'

/** Order edits by the customer, with a login or the key of the order. */
export function orderChangeRoutes(app: FastifyInstance, deps: Deps): void {
  const own = (request: FastifyRequest, orderNumber: string, key: string | undefined) =>
    requireOwnOrder(deps, request, orderNumber, key)

  route(app, getChangeOffer, async ({ params, query, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const { order } = await own(request, params.orderNumber, query.k)
    return readChangeOffer(deps.database.db, deps.shop, order)
  })

  route(
    app,
    amendCall,
    async ({ params, query, body, request, reply }) => {
      reply.header('cache-control', 'no-store')
      const { order } = await own(request, params.orderNumber, query.k)
      const requestDeps = depsOfRequest(deps, request)
      const caller = await callerOf(deps, request.ip)
      const addition = await notingHoarders(requestDeps, caller, () =>
        amendOrder(requestDeps, order.id, body, { by: 'customer', caller }),
      )
      return amendedView(deps, order.id, addition)
    },
    { config: rateLimits.order },
  )

  route(
    app,
    cancelCall,
    async ({ params, query, body, request, reply }) => {
      reply.header('cache-control', 'no-store')
      const { order } = await own(request, params.orderNumber, query.k)
      await cancelOwnOrder(depsOfRequest(deps, request), order.id, body?.account ?? null)
      return readOffer(deps, order.id)
    },
    { config: rateLimits.order },
  )
}

/** The same for staff; they cancel through the order's own call. */
export function adminOrderChangeRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, getAdminChangeOffer, ({ params }) => readOffer(deps, params.id))

  route(app, amendAdminOrder, async ({ params, body, request }) => {
    const changer = { by: 'admin', caller: undefined } as const
    const addition = await amendOrder(depsOfRequest(deps, request), params.id, body, changer)
    return amendedView(deps, params.id, addition)
  })
}

async function readOffer({ database: { db }, shop }: Deps, orderId: string): Promise<ChangeOffer> {
  const order = await findOrder(db, orderId)
  if (!order) throw problem('order_not_found')
  return readChangeOffer(db, shop, order)
}

async function amendedView(deps: Deps, orderId: string, addition: StoredOrder | null): Promise<AmendedOrder> {
  return {
    offer: await readOffer(deps, orderId),
    addition: addition && {
      orderNumber: addition.orderNumber,
      accessKey: await requireOrderKey(deps.database.db, deps.orderKeys, addition.orderNumber),
      total: toDecimal(addition.totalCents),
    },
  }
}
