import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/http/route.ts'
import { moveWork } from '#server/order-work/move-work.ts'
import { moveOrderWork } from '#shared/contract/order-work/admin-order-work.ts'
import { readAdminOrder } from './admin-order-view.ts'

export function orderWorkRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, moveOrderWork, async ({ params, body }) => {
    await moveWork(deps, params.id, body.step)
    return readAdminOrder(deps, params.id)
  })
}
