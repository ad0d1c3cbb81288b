import { join } from 'node:path'
import { openCatalog } from './catalog/catalog-snapshot.ts'
import { withLiveShipping } from './delivery/live-shipping.ts'
import type { Deps } from './deps.ts'
import { openEventSender } from './events/event-sender.ts'
import { openImageVariants } from './images/image-variants.ts'
import { showsOutbox } from './mail/demo-outbox.ts'
import { deliversMail } from './mail/mail-delivery.ts'
import { openMailSender } from './mail/mail-sender.ts'
import { openUnfoundSearches } from './search-words/unfound-searches.ts'

type Inner = Pick<Deps, 'catalog' | 'unfound' | 'variants' | 'mailSender' | 'eventSender'>

/** What the shop stands on: main takes the real ones, tests and fault runs others. */
export type Edges = Omit<Deps, keyof Inner>

/**
 * Puts the shop together behind its edges. It starts nothing: no job, no mail.
 *
 * @param given parts that are there already, and how many mails are sent at once
 */
export async function openShop(edges: Edges, given: Partial<Inner> & { mailsAtOnce?: number } = {}): Promise<Deps> {
  const { config, database, images, mailer, orderKeys, wallet, clock, log } = edges
  const catalog = given.catalog ?? (await openCatalog(database, log, clock, !edges.shop.usedWithoutCard))
  const shop = withLiveShipping(edges.shop, catalog)
  return {
    ...edges,
    shop,
    catalog,
    unfound: given.unfound ?? openUnfoundSearches({ database, clock, log }),
    variants: given.variants ?? (await openImageVariants(images, join(config.dataDir, 'cache'), log)),
    eventSender: given.eventSender ?? openEventSender({ database, config, clock, log }),
    mailSender:
      given.mailSender ??
      openMailSender({
        config,
        database,
        mailer,
        shop,
        publicUrl: config.publicUrl,
        orderKeys,
        wallet,
        clock,
        log,
        parallel: given.mailsAtOnce,
        keepsSent: showsOutbox(config),
        delivers: deliversMail(edges),
      }),
  }
}
