import type { FastifyInstance } from 'fastify'
import { readAdminOrder } from '#server/orders/admin-orders/admin-order-view.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { changeParcel, deliverParcel, sendParcel, undoParcel } from '#server/orders/parcels/move-parcel.ts'
import { packParcel } from '#server/orders/parcels/pack-parcel.ts'
import { depsOfRequest } from '#server/platform/http/request-deps.ts'
import { route } from '#server/platform/http/route.ts'
import {
  changeParcel as changeCall,
  deliverParcel as deliverCall,
  packParcel as packCall,
  sendParcel as sendCall,
  undoParcel as undoCall,
} from '#shared/contract/orders/admin-parcels.ts'

/** Parcels as the shop packs and sends them. */
export function parcelRoutes(app: FastifyInstance, deps: OrdersDeps): void {
  const orderView = async (orderId: Promise<string>) => readAdminOrder(deps, await orderId)

  route(app, packCall, async ({ params, body, request, reply }) => {
    await packParcel(depsOfRequest(deps, request), params.id, body)
    reply.code(201)
    return readAdminOrder(deps, params.id)
  })

  route(app, changeCall, ({ params, body, request }) =>
    orderView(changeParcel(depsOfRequest(deps, request), params.id, body)),
  )

  route(app, sendCall, ({ params, body, request }) =>
    orderView(sendParcel(depsOfRequest(deps, request), params.id, body?.reason ?? null)),
  )

  route(app, deliverCall, ({ params, request }) => orderView(deliverParcel(depsOfRequest(deps, request), params.id)))

  route(app, undoCall, ({ params, request }) => orderView(undoParcel(depsOfRequest(deps, request), params.id)))
}
