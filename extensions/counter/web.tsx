import type { WebExtension } from '#web/extensions/web-extension.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

export const counterWeb: WebExtension = {
  places: {
    'checkout.pay': lazyPart(async () => (await import('./web/counter-places.ts')).counterPlaces.pay),
    'checkout.pickup': lazyPart(async () => (await import('./web/counter-places.ts')).counterPlaces.slot),
    'order.block': lazyPart(async () => (await import('./web/counter-places.ts')).counterPlaces.block),
  },
  pages: [
    { path: '/admin/banco', component: lazyPart(async () => (await import('./admin/counter-page.tsx')).CounterPage) },
  ],
}
