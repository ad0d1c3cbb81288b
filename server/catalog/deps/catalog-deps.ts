import type { MessagesDeps } from '#server/messages/deps/messages-deps.ts'
import type { Catalog, ImageVariants, ZeroResultSearches } from './catalog-ports.ts'
import type { ImageStore } from './image-store.ts'

/** Of the catalogue, and of the domains above it that sell nothing. */
export interface CatalogDeps extends MessagesDeps {
  catalog: Catalog
  unfound: ZeroResultSearches
  images: ImageStore
  imageBackup: ImageStore
  variants: ImageVariants
}
