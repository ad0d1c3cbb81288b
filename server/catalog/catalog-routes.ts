import { bikeRoutes } from '#server/catalog/compatibility/bike-routes.ts'
import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { adminImageRoutes } from '#server/catalog/images/admin-image-routes.ts'
import { imageRoutes } from '#server/catalog/images/image-routes.ts'
import { adminProductRoutes } from '#server/catalog/products/admin-product-routes.ts'
import { productRoutes } from '#server/catalog/products/product-routes.ts'
import { adminQuestionRoutes, questionRoutes } from '#server/catalog/reviews/question-routes.ts'
import { reviewModerationRoutes } from '#server/catalog/reviews/review-moderation-routes.ts'
import { reviewRoutes } from '#server/catalog/reviews/review-routes.ts'
import { reviewSubmissionRoutes } from '#server/catalog/reviews/review-submission-routes.ts'
import { searchWordRoutes } from '#server/catalog/search-words/search-word-routes.ts'
import { adminShelfRoutes } from '#server/catalog/shelves/admin-shelf-routes.ts'
import { shelfRoutes } from '#server/catalog/shelves/shelf-routes.ts'
import { adminSizeChartRoutes, sizeChartRoutes } from '#server/catalog/sizes/size-chart-routes.ts'
import { wishListRoutes } from '#server/catalog/wish-lists/wish-list-routes.ts'
import type { DomainRoutes } from '#server/platform/mount-routes.ts'
import { inspectionCardRoutes } from './inspection-card-routes.ts'

export const catalogRoutes: DomainRoutes<CatalogDeps> = {
  public: [
    productRoutes,
    shelfRoutes,
    sizeChartRoutes,
    bikeRoutes,
    reviewRoutes,
    reviewSubmissionRoutes,
    questionRoutes,
    imageRoutes,
    wishListRoutes,
  ],
  staff: [
    adminProductRoutes,
    inspectionCardRoutes,
    adminShelfRoutes,
    searchWordRoutes,
    adminSizeChartRoutes,
    adminImageRoutes,
    reviewModerationRoutes,
    adminQuestionRoutes,
  ],
}
