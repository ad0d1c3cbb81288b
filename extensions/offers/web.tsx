import { lazyPage } from '#web/extensions/lazy-page.ts'
import type { WebExtension } from '#web/extensions/web-extension.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

export const offersWeb: WebExtension = {
  pages: [
    {
      path: '/admin/proposte',
      component: lazyPart(async () => (await import('./admin/offer-screen.tsx')).OfferScreen),
    },
    lazyPage('/proposta', async () => (await import('./web/offer-pages.ts')).offerPages),
  ],
}
