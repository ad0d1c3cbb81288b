import type { FastifyInstance, FastifyRequest } from 'fastify'
import { recordHoarding } from '#server/orders/checkout/hoarding-guard.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { requireCustomerOrder } from '#server/orders/order-records/customer-order.ts'
import { findOrder, type StoredOrder } from '#server/orders/order-records/order-repository.ts'
import { rateLimits } from '#server/platform/http/rate-limits.ts'
import { depsOfRequest } from '#server/platform/http/request-deps.ts'
import { route } from '#server/platform/http/route.ts'
import { requireOrderAccessKey } from '#server/platform/order-keys/order-key-repository.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { callerOf } from '#server/platform/throttle/caller.ts'
import {
  type AmendedOrder,
  amendAdminOrder,
  amendOrder as amendCall,
  cancelOwnOrder as cancelCall,
  getAdminOrderEditOffer,
  getOrderEditOffer,
  type OrderEditOffer,
} from '#shared/contract/orders/order-edits.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { amendOrder } from './amend-order.ts'
import { cancelOwnOrder } from './cancel-own-order.ts'
import { readOrderEditOffer } from './order-edit-offer.ts'

/** Order edits by the customer, with a login or the key of the order. */
export function orderEditRoutes(app: FastifyInstance, deps: OrdersDeps): void {
  const own = (request: FastifyRequest, orderNumber: string, key: string | undefined) =>
    requireCustomerOrder(deps, request, orderNumber, key)

  route(app, getOrderEditOffer, async ({ params, query, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const { order } = await own(request, params.orderNumber, query.k)
    return readOrderEditOffer(deps.database.db, deps.shop, order)
  })

  route(app, amendCall, { config: rateLimits.order }, async ({ params, query, body, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const { order } = await own(request, params.orderNumber, query.k)
    const requestDeps = depsOfRequest(deps, request)
    const caller = await callerOf(deps, request.ip)
    const addition = await recordHoarding(requestDeps, caller, () =>
      amendOrder(requestDeps, order.id, body, { by: 'customer', caller }),
    )
    return amendedView(deps, order.id, addition)
  })

  route(app, cancelCall, { config: rateLimits.order }, async ({ params, query, body, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const { order } = await own(request, params.orderNumber, query.k)
    await cancelOwnOrder(depsOfRequest(deps, request), order.id, body?.account ?? null)
    return readOffer(deps, order.id)
  })
}

/** The same for staff; they cancel through the order's own call. */
export function adminOrderEditRoutes(app: FastifyInstance, deps: OrdersDeps): void {
  route(app, getAdminOrderEditOffer, ({ params }) => readOffer(deps, params.id))

  route(app, amendAdminOrder, async ({ params, body, request }) => {
    const changer = { by: 'admin', caller: undefined } as const
    const addition = await amendOrder(depsOfRequest(deps, request), params.id, body, changer)
    return amendedView(deps, params.id, addition)
  })
}

async function readOffer({ database: { db }, shop }: OrdersDeps, orderId: string): Promise<OrderEditOffer> {
  const order = await findOrder(db, orderId)
  if (!order) throw problem('order_not_found')
  return readOrderEditOffer(db, shop, order)
}

async function amendedView(deps: OrdersDeps, orderId: string, addition: StoredOrder | null): Promise<AmendedOrder> {
  return {
    offer: await readOffer(deps, orderId),
    addition: addition && {
      orderNumber: addition.orderNumber,
      accessKey: await requireOrderAccessKey(deps.database.db, deps.orderKeys, addition.orderNumber),
      total: toDecimal(addition.totalCents),
    },
  }
}
