import { join } from 'node:path'
import { openImageVariants } from '#server/catalog/images/image-variants.ts'
import { openCatalog } from '#server/catalog/products/catalog-snapshot.ts'
import { openZeroResultSearches } from '#server/catalog/search-words/zero-result-searches.ts'
import { openEventSender } from '#server/messages/events/event-sender.ts'
import { showsOutbox } from '#server/messages/mail/demo-outbox.ts'
import { deliversMail } from '#server/messages/mail/mail-delivery.ts'
import { openMailSender } from '#server/messages/mail/mail-sender.ts'
import { withOwnMailServer } from '#server/messages/mail/own-mail-server.ts'
import { ownWallet } from '#server/orders/extension-ports/own-wallet.ts'
import { orderMailLinks } from '#server/orders/order-mail-links.ts'
import { openSealing } from '#server/platform/sealing/sealing.ts'
import { withLiveSettings } from '#server/platform/settings/live-settings.ts'
import { withLiveShipping } from '#server/pricing/shipping/live-shipping.ts'
import { findShippingRules } from '#server/pricing/shipping/shipping-rules-repository.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import type { Db } from './platform/database/database.ts'

type Inner = Pick<Deps, 'catalog' | 'sealing' | 'unfound' | 'variants' | 'mailSender' | 'eventSender'>

/** External services: real ones in main, others in tests and fault runs. */
type Edges = Omit<Deps, keyof Inner>

type LiveShop = Pick<Deps, 'catalog' | 'shop' | 'sealing'>

/**
 * The catalogue, and the shop as it is edited: the mailer and the wallet read its name when they use it.
 * @param given an existing catalogue
 */
export async function openLiveShop(
  { config, shop, database, clock, log }: Pick<Edges, 'config' | 'shop' | 'database' | 'clock' | 'log'>,
  given?: Deps['catalog'],
): Promise<LiveShop> {
  const options = { log, clock, isCardNeeded: !shop.usedWithoutCard, readShipping }
  const catalog = given ?? (await openCatalog(database, options))
  const sealing = await openSealing(database.db, config)
  return { catalog, sealing, shop: withLiveSettings(withLiveShipping(shop, catalog), catalog) }
}

/**
 * Assembles the shop from its external dependencies. It starts nothing: no job, no mail.
 * @param given existing parts, the live shop among them, and the number of parallel mails
 */
export async function openShop(
  edges: Edges,
  given: Partial<Inner> & { live?: LiveShop; mailsAtOnce?: number } = {},
): Promise<Deps> {
  const { config, database, images, orderKeys, clock, log } = edges
  const { catalog, shop, sealing } = given.live ?? (await openLiveShop(edges, given.catalog))
  const mailer = withOwnMailServer(edges.mailer, { config, shop, sealing })
  const wallet = () => edges.wallet ?? ownWallet({ config, shop, sealing })
  return {
    ...edges,
    get wallet() {
      return wallet()
    },
    mailer,
    shop,
    catalog,
    sealing,
    unfound: given.unfound ?? openZeroResultSearches({ database, clock, log }),
    variants: given.variants ?? (await openImageVariants(images, join(config.dataDir, 'cache'), log)),
    eventSender: given.eventSender ?? openEventSender({ database, config, clock, log }),
    mailSender:
      given.mailSender ??
      openMailSender({
        ...orderMailLinks({ database, orderKeys, shop }),
        config,
        database,
        mailer,
        shop,
        publicUrl: config.publicUrl,
        orderKeys,
        get wallet() {
          return wallet()
        },
        clock,
        log,
        parallel: given.mailsAtOnce,
        keepsSent: showsOutbox(config),
        delivers: () => deliversMail({ config, mailer }),
      }),
  }
}

const readShipping = async (db: Db) => (await findShippingRules(db))?.rules
