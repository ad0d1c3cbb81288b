import { showsOutbox } from '#server/messages/mail/demo-outbox.ts'
import { otherProviders } from '#server/orders/extension-ports/payment-providers.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { isReady } from '#shared/domain/platform/shop/shop-readiness.ts'
import { footerPages, ownSiteTexts } from './own-site-texts.ts'

/** What pages know of the shop, without the days of its calendar. */
export const shopFacts = (deps: Deps) => {
  const { shop, config, wallet } = deps
  const otherPayments = otherProviders(deps).flatMap(({ company }) => company ?? [])
  return {
    ...shop,
    isReady: isReady(shop),
    ownTexts: ownSiteTexts(shop),
    footerPages: footerPages(shop),
    publicUrl: config.publicUrl,
    walletOffered: wallet !== undefined,
    ...(otherPayments.length > 0 && { otherPayments }),
    isDemo: config.isDemo,
    showsOutbox: showsOutbox(config),
  }
}
