import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { shopArchiveRoutes } from '#server/intake/archive/shop-archive-routes.ts'
import { catalogFileRoutes } from '#server/intake/catalog-file/catalog-file-routes.ts'
import { importRoutes } from '#server/intake/imports/import-routes.ts'
import { importMappingRoutes } from '#server/intake/mapping/import-mapping-routes.ts'
import { pastOrderRoutes } from '#server/intake/past-orders/past-order-routes.ts'
import { incomingPictureRoutes } from '#server/intake/pictures/incoming-picture-routes.ts'
import type { DomainRoutes } from '#server/platform/mount-routes.ts'

export const intakeRoutes: DomainRoutes<CatalogDeps> = {
  customer: [pastOrderRoutes],
  staff: [catalogFileRoutes, importRoutes, importMappingRoutes, shopArchiveRoutes, incomingPictureRoutes],
}
