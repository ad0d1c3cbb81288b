import type { FastifyInstance } from 'fastify'
import { readAdminOrder } from '#server/orders/admin-orders/admin-order-view.ts'
import { refundUnits, settleUnits } from '#server/orders/admin-orders/refund-units.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { markRefundDone, retryRefund, sendRefundTo } from '#server/orders/refunds/follow-refund.ts'
import { idempotencyKeyOf } from '#server/platform/http/idempotency-key.ts'
import { depsOfRequest } from '#server/platform/http/request-deps.ts'
import { route } from '#server/platform/http/route.ts'
import {
  sendRefundTo as accountCall,
  markRefundDone as doneCall,
  refundOrder as refundCall,
  retryRefund as retryCall,
  settleRefundPieces,
} from '#shared/contract/orders/admin-refunds.ts'

export function refundRoutes(app: FastifyInstance, deps: OrdersDeps): void {
  route(app, refundCall, async ({ params, body, request, reply }) => {
    const isNew = await refundUnits(depsOfRequest(deps, request), params.id, body, idempotencyKeyOf(request))
    reply.code(isNew ? 201 : 200)
    return readAdminOrder(deps, params.id)
  })

  route(app, retryCall, async ({ params, request }) =>
    readAdminOrder(deps, await retryRefund(depsOfRequest(deps, request), params.id)),
  )

  route(app, accountCall, async ({ params, body }) => readAdminOrder(deps, await sendRefundTo(deps, params.id, body)))

  route(app, doneCall, async ({ params, body }) =>
    readAdminOrder(deps, await markRefundDone(deps, params.id, body?.day)),
  )

  route(app, settleRefundPieces, async ({ params, body }) =>
    readAdminOrder(deps, await settleUnits(deps, params.id, body)),
  )
}
