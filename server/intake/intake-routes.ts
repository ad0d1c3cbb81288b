import { shopArchiveRoutes } from '#server/intake/archive/shop-archive-routes.ts'
import { catalogFileRoutes } from '#server/intake/catalog-file/catalog-file-routes.ts'
import { movedInFileRoutes, movedInRoutes, pastOrderRoutes } from '#server/intake/former-shop/moved-in-routes.ts'
import { importRoutes } from '#server/intake/imports/import-routes.ts'
import { importMappingRoutes } from '#server/intake/mapping/import-mapping-routes.ts'
import { incomingPictureRoutes } from '#server/intake/pictures/incoming-picture-routes.ts'
import type { DomainRoutes } from '#server/platform/http/mount-routes.ts'

export const intakeRoutes: DomainRoutes = {
  customer: [pastOrderRoutes],
  staff: [
    catalogFileRoutes,
    importRoutes,
    importMappingRoutes,
    movedInFileRoutes,
    movedInRoutes,
    shopArchiveRoutes,
    incomingPictureRoutes,
  ],
}
