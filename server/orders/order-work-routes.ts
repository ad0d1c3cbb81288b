import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { readAdminOrder } from '#server/orders/admin-orders/admin-order-view.ts'
import { moveWork } from '#server/orders/workshop/move-work.ts'
import { route } from '#server/platform/http/route.ts'
import { moveOrderWork } from '#shared/contract/orders/admin-order-work.ts'

export function orderWorkRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, moveOrderWork, async ({ params, body }) => {
    await moveWork(deps, params.id, body.step)
    return readAdminOrder(deps, params.id)
  })
}
