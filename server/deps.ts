import type { Logger } from 'pino'
import type { Catalog } from './catalog/catalog-snapshot.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { DueSender } from './due-sender.ts'
import type { ImageStore } from './images/image-store.ts'
import type { ImageVariants } from './images/image-variants.ts'
import type { Mailer } from './mail/mailer.ts'
import type { OrderKeys } from './order-keys/order-keys.ts'
import type { PageRenderer } from './pages/page-renderer.ts'
import type { Wallet } from './payments/wallet.ts'
import type { UnfoundSearches } from './search-words/unfound-searches.ts'
import type { Shop } from './shop-config.ts'

/** All that has an outside. main.ts chooses the real ones, tests pass others to the same buildApp. */
export interface Deps {
  config: Config
  shop: Shop
  database: Database
  catalog: Catalog
  unfound: UnfoundSearches
  images: ImageStore
  imageBackup: ImageStore
  variants: ImageVariants
  mailer: Mailer
  /** Carries the outbox to the mailer after each commit that queued a mail. */
  mailSender: DueSender
  /** Carries events to the programs that are told of them. */
  eventSender: DueSender
  wallet: Wallet | undefined
  /** Undefined: an API without pages, as most tests want it. */
  pages: PageRenderer | undefined
  orderKeys: OrderKeys
  clock: () => Date
  log: Logger
}
