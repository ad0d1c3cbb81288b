import type { DomainRoutes } from '#server/platform/mount-routes.ts'
import { recordRoutes } from '#server/platform/record/record-routes.ts'
import { activityBoardRoutes } from '#server/site/activity/activity-board-routes.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { apiDocsRoutes } from '#server/site/pages/api-docs-routes.ts'
import { homePreviewRoutes } from '#server/site/pages/home-preview-routes.ts'
import { seoRoutes } from '#server/site/pages/seo-routes.ts'
import { lookRoutes } from '#server/site/settings/look-routes.ts'
import { settingRoutes } from '#server/site/settings/setting-routes.ts'
import { paymentMethodRoutes } from '#server/site/shop/payment-method-routes.ts'
import { postalHintRoutes } from '#server/site/shop/postal-hint-routes.ts'
import { shopRoutes } from '#server/site/shop/shop-routes.ts'
import { adminStatsRoutes } from '#server/site/statistics/admin-stats-routes.ts'
import { ownPageRoutes } from '#server/site/texts/own-page-routes.ts'
import { textRoutes } from '#server/site/texts/text-routes.ts'
import { mayCall } from '#shared/domain/accounts/role-calls.ts'

export const siteRoutes: DomainRoutes<Deps> = {
  public: [
    shopRoutes,
    paymentMethodRoutes,
    postalHintRoutes,
    activityBoardRoutes,
    seoRoutes,
    apiDocsRoutes,
    ownPageRoutes,
  ],
  staff: [adminStatsRoutes, settingRoutes, lookRoutes, homePreviewRoutes, textRoutes, recordRoutes(mayCall)],
}
