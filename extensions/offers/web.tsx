import { lazyPage } from '#web/extensions/lazy-page.ts'
import type { WebExtension } from '#web/extensions/web-extension.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const loadScreen = () => import('./admin/offer-screen.tsx')
const loadPages = () => import('./web/offer-pages.ts')

export const offersWeb: WebExtension = {
  pages: [
    { path: '/admin/proposte', component: lazyPart(async () => (await loadScreen()).OfferScreen) },
    lazyPage('/proposta', async () => (await loadPages()).offerPages),
  ],
}
