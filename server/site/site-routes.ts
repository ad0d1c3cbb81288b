import type { DomainRoutes } from '#server/platform/http/mount-routes.ts'
import { boardRoutes } from '#server/site/activity/board-routes.ts'
import { seoRoutes } from '#server/site/pages/seo-routes.ts'
import { postalHintRoutes } from '#server/site/shop/postal-hint-routes.ts'
import { shopRoutes } from '#server/site/shop/shop-routes.ts'
import { adminStatsRoutes } from '#server/site/statistics/admin-stats-routes.ts'

export const siteRoutes: DomainRoutes = {
  public: [shopRoutes, postalHintRoutes, boardRoutes, seoRoutes],
  staff: [adminStatsRoutes],
}
