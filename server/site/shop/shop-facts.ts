import type { Deps } from '#server/deps.ts'
import { showsOutbox } from '#server/messages/mail/demo-outbox.ts'
import { isReady } from '#shared/domain/site/shop-readiness.ts'
import { footerPages, ownSiteTexts } from './own-site-texts.ts'

/** What pages know of the shop, without the days of its calendar. */
export const shopFacts = ({ shop, config, wallet }: Pick<Deps, 'shop' | 'config' | 'wallet'>) => ({
  ...shop,
  isReady: isReady(shop),
  ownTexts: ownSiteTexts(shop),
  footerPages: footerPages(shop),
  publicUrl: config.publicUrl,
  walletOffered: wallet !== undefined,
  isDemo: config.isDemo,
  showsOutbox: showsOutbox(config),
})
