import type { Logger } from 'pino'
import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { DueSender } from '#server/platform/due-sender.ts'
import type { Sealing } from '#server/platform/sealing/sealing.ts'
import type { Shop } from '#server/platform/shop-config.ts'

export interface OrderAccessKeys {
  /** 256 bits, the same at each call. */
  of(orderNumber: string): string
  /** A gift card's code; another one in each round. */
  giftCodeOf(cardId: string, round: number): string
}

/** What every domain may use. */
export interface PlatformDeps {
  config: Config
  shop: Shop
  database: Database
  /** Carries the outbox to the mailer after each commit that queued a mail. */
  mailSender: DueSender
  /** Delivers webhook events. */
  eventSender: DueSender
  orderKeys: OrderAccessKeys
  sealing: Sealing
  clock: () => Date
  log: Logger
  /**
   * Stops this shop and starts in the same process, as the configuration is then. Undefined where nothing can.
   * @param passwordHash of the administrator, to be kept
   */
  startAgain?: ((passwordHash: string | undefined) => void) | undefined
}
