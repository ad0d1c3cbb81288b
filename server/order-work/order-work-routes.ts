import type { FastifyInstance } from 'fastify'
import { readAdminOrder } from '#server/admin-orders/admin-order-view.ts'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/http/route.ts'
import { moveOrderWork } from '#shared/contract/order-work/admin-order-work.ts'
import { moveWork } from './move-work.ts'

export function orderWorkRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, moveOrderWork, async ({ params, body }) => {
    await moveWork(deps, params.id, body.step)
    return readAdminOrder(deps, params.id)
  })
}
