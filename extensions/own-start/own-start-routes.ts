import type { FastifyInstance } from 'fastify'
import { findAdminHash } from '#server/accounts/staff/admin-account-repository.ts'
import { chooseStart as keepChoice } from '#server/platform/chosen-start.ts'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { hasOrders } from '#server/site/seed/lacks-demo.ts'
import { isReady } from '#shared/domain/platform/shop/shop-readiness.ts'
import { chooseStart, getStart, type Start } from './own-start-calls.ts'

export function ownStartRoutes(app: FastifyInstance, deps: Deps): void {
  const { config, database, shop } = deps
  const opened: Start['opened'] = config.isDemo ? 'demo' : 'own'
  /** Customers know it: the demo would stand at its address. */
  const isInUse = async () => opened === 'own' && (isReady(shop) || (await hasOrders(database.db)))
  const folder = deps.startAgain && config.choosesStartIn

  route(app, getStart, async () => ({ opened, mayChange: folder !== undefined && !(await isInUse()) }))

  route(app, chooseStart, async ({ body, reply }) => {
    if (folder === undefined) throw problem('start_fixed')
    if (body.opened === opened) return body
    if (await isInUse()) throw problem('shop_in_use')
    const passwordHash = await findAdminHash(database.db)
    keepChoice(folder, body.opened)
    // After the answer, or once its reader is gone.
    reply.raw.once('close', () => deps.startAgain?.(passwordHash))
    return body
  })
}
