import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import type { DomainRoutes } from '#server/platform/mount-routes.ts'
import { bulkEditRoutes } from '#server/pricing/bulk-edit/bulk-edit-routes.ts'
import { campaignRoutes } from '#server/pricing/coupons/campaign-routes.ts'
import { priceChangeRoutes } from '#server/pricing/price-changes/price-change-routes.ts'
import { priceEventRoutes } from '#server/pricing/price-events/price-event-routes.ts'
import { priceHistoryRoutes } from '#server/pricing/reductions/price-history-routes.ts'
import { reductionRoutes } from '#server/pricing/reductions/reduction-routes.ts'
import { deliveryRoutes } from '#server/pricing/shipping/delivery-routes.ts'

export const pricingRoutes: DomainRoutes<CatalogDeps> = {
  staff: [
    reductionRoutes,
    priceHistoryRoutes,
    campaignRoutes,
    priceChangeRoutes,
    bulkEditRoutes,
    priceEventRoutes,
    deliveryRoutes,
  ],
}
