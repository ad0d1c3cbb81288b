import type { WebExtension } from '#web/extensions/web-extension.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const load = () => import('./web/counter-places.ts')

const loadPage = () => import('./admin/counter-page.tsx')

export const counterWeb: WebExtension = {
  places: {
    'checkout.pay': lazyPart(async () => (await load()).counterPlaces.pay),
    'checkout.pickup': lazyPart(async () => (await load()).counterPlaces.slot),
    'order.block': lazyPart(async () => (await load()).counterPlaces.block),
  },
  pages: [{ path: '/admin/banco', component: lazyPart(async () => (await loadPage()).CounterPage) }],
}
