import { shopArchiveRoutes } from '#server/intake/archive/shop-archive-routes.ts'
import { catalogFileRoutes } from '#server/intake/catalog-file/catalog-file-routes.ts'
import {
  formerShopFileRoutes,
  formerShopRoutes,
  pastOrderRoutes,
} from '#server/intake/former-shop/former-shop-routes.ts'
import { importRoutes } from '#server/intake/imports/import-routes.ts'
import { importMappingRoutes } from '#server/intake/mapping/import-mapping-routes.ts'
import { incomingPictureRoutes } from '#server/intake/pictures/incoming-picture-routes.ts'
import type { DomainRoutes } from '#server/mount-routes.ts'

export const intakeRoutes: DomainRoutes = {
  customer: [pastOrderRoutes],
  staff: [
    catalogFileRoutes,
    importRoutes,
    importMappingRoutes,
    formerShopFileRoutes,
    formerShopRoutes,
    shopArchiveRoutes,
    incomingPictureRoutes,
  ],
}
