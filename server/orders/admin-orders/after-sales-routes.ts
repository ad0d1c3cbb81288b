import type { FastifyInstance } from 'fastify'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { findOrder } from '#server/orders/order-records/order-repository.ts'
import { listReturns } from '#server/orders/returns/admin-return-repository.ts'
import {
  cancelReturn,
  receiveReturn,
  refuseReturn,
  sendBack,
  settleReturnedUnits,
} from '#server/orders/returns/move-return.ts'
import { openReturns } from '#server/orders/returns/open-return.ts'
import { sendReturnNote } from '#server/orders/returns/return-note-reply.ts'
import { readReturnOffer } from '#server/orders/returns/return-offer.ts'
import { findReturn } from '#server/orders/returns/return-repository.ts'
import { readReturnRows } from '#server/orders/returns/return-view.ts'
import { idempotencyKeyOf } from '#server/platform/http/idempotency-key.ts'
import { setPagingHeaders } from '#server/platform/http/paging-headers.ts'
import { depsOfRequest } from '#server/platform/http/request-deps.ts'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import {
  cancelAdminReturn,
  sendExchange as exchangeCall,
  getAdminReturnNote,
  getAdminReturnOffer,
  listAdminReturns,
  openAdminReturn,
  settleReturnUnits as piecesCall,
  receiveReturn as receiveCall,
  refuseReturn as refuseCall,
  sendRepaired as repairedCall,
} from '#shared/contract/orders/returns/admin-returns.ts'
import { readAdminOrder } from './admin-order-view.ts'

const usualLimit = 100

/** Returns as the shop opens and works on them. */
export function adminReturnRoutes(app: FastifyInstance, deps: OrdersDeps): void {
  const { database, shop, clock } = deps
  const { db } = database
  const orderView = (id: string) => readAdminOrder(deps, id)

  route(app, listAdminReturns, async ({ query, request, reply }) => {
    const page = { limit: query.limit ?? usualLimit, offset: query.offset ?? 0 }
    const { rows, total } = await listReturns(db, { ...query, ...page })
    setPagingHeaders(request, reply, page, total)
    return readReturnRows(db, rows, clock())
  })

  route(app, getAdminReturnOffer, async ({ params }) => {
    const order = await findOrder(db, params.id)
    if (!order) throw problem('order_not_found')
    return readReturnOffer(db, order, shop, clock())
  })

  route(app, openAdminReturn, async ({ params, body, request, reply }) => {
    const { isNew } = await openReturns(depsOfRequest(deps, request), params.id, [body], {
      by: 'staff',
      customerId: undefined,
      language: 'it',
      caller: undefined,
      requestKey: idempotencyKeyOf(request),
      withdrawalReference: body.withdrawalReference,
    })
    reply.code(isNew ? 201 : 200)
    return orderView(params.id)
  })

  route(app, getAdminReturnNote, async ({ params, reply }) => {
    const one = await findReturn(db, params.id)
    const order = one && (await findOrder(db, one.orderId))
    if (!one || !order) throw problem('return_not_found')
    return sendReturnNote(reply, deps, order, one)
  })

  route(app, receiveCall, async ({ params, request }) =>
    orderView(await receiveReturn(depsOfRequest(deps, request), params.id)),
  )

  route(app, refuseCall, async ({ params, body, request }) =>
    orderView(await refuseReturn(depsOfRequest(deps, request), params.id, body.reason)),
  )

  route(app, cancelAdminReturn, async ({ params, request }) =>
    orderView(await cancelReturn(depsOfRequest(deps, request), params.id, 'admin')),
  )

  route(app, exchangeCall, async ({ params, body, request }) =>
    orderView(await sendBack(depsOfRequest(deps, request), params.id, 'exchange', body ?? {})),
  )

  route(app, repairedCall, async ({ params, body, request }) =>
    orderView(await sendBack(depsOfRequest(deps, request), params.id, 'repair', body ?? {})),
  )

  route(app, piecesCall, async ({ params, body, request }) =>
    orderView(await settleReturnedUnits(depsOfRequest(deps, request), params.id, body)),
  )
}
