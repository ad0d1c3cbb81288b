import type { FastifyInstance } from 'fastify'
import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { requestLanguage } from '#server/platform/http/request-language.ts'
import { route } from '#server/platform/http/route.ts'
import { requireCustomer } from '#server/platform/sessions/session.ts'
import { listPastOrders } from '#shared/contract/orders/moved-in-orders.ts'
import { listPastOrdersOf } from './past-order-repository.ts'
import { pastOrderView } from './past-order-view.ts'

export function pastOrderRoutes(app: FastifyInstance, deps: CatalogDeps): void {
  route(app, listPastOrders, async ({ request }) => {
    const { id, email, emailVerifiedAt } = await requireCustomer(request)
    const whose = { customerId: id, email: emailVerifiedAt ? email : null }
    const language = requestLanguage(request)
    return (await listPastOrdersOf(deps.database.db, whose)).map((order) => pastOrderView(order, language))
  })
}
