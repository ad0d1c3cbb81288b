import type { FastifyInstance } from 'fastify'
import { readAdminOrder } from '#server/orders/admin-orders/admin-order-view.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { moveWorkshopStep } from '#server/orders/workshop/move-workshop-step.ts'
import { route } from '#server/platform/http/route.ts'
import { moveWorkshopStepCall } from '#shared/contract/orders/admin-workshop.ts'

export function workshopRoutes(app: FastifyInstance, deps: OrdersDeps): void {
  route(app, moveWorkshopStepCall, async ({ params, body }) => {
    await moveWorkshopStep(deps, params.id, body.step)
    return readAdminOrder(deps, params.id)
  })
}
