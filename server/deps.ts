import type { Logger } from 'pino'
import type { ImageStore } from '#server/catalog/images/image-store.ts'
import type { ImageVariants } from '#server/catalog/images/image-variants.ts'
import type { Catalog } from '#server/catalog/products/catalog-snapshot.ts'
import type { ZeroResultSearches } from '#server/catalog/search-words/zero-result-searches.ts'
import type { Mailer } from '#server/messages/mail/mailer.ts'
import type { Wallet } from '#server/orders/payments/wallet-provider.ts'
import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { DueSender } from '#server/platform/due-sender.ts'
import type { OrderAccessKeys } from '#server/platform/order-keys/order-access-keys.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import type { PageRenderer } from '#server/site/pages/page-renderer.ts'

/** All external dependencies. main.ts chooses the real ones, tests pass others to the same buildApp. */
export interface Deps {
  config: Config
  shop: Shop
  database: Database
  catalog: Catalog
  unfound: ZeroResultSearches
  images: ImageStore
  imageBackup: ImageStore
  variants: ImageVariants
  mailer: Mailer
  /** Carries the outbox to the mailer after each commit that queued a mail. */
  mailSender: DueSender
  /** Delivers webhook events. */
  eventSender: DueSender
  wallet: Wallet | undefined
  /** Undefined: an API without pages, as most tests want it. */
  pages: PageRenderer | undefined
  orderKeys: OrderAccessKeys
  clock: () => Date
  log: Logger
}
