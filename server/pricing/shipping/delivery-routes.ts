import type { FastifyInstance } from 'fastify'
import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { route } from '#server/platform/http/route.ts'
import { changeDelivery, getDelivery } from '#shared/contract/pricing/admin-delivery.ts'
import { editShippingRules, readDeliverySettings } from './edit-shipping-rules.ts'

/** The shopkeeper's settings of delivery costs and times. */
export function deliveryRoutes(app: FastifyInstance, deps: CatalogDeps): void {
  route(app, getDelivery, () => readDeliverySettings(deps))

  route(app, changeDelivery, async ({ body }) => {
    await editShippingRules(deps, body.version, body.rules)
    return readDeliverySettings(deps)
  })
}
