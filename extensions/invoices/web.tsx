import type { WebExtension } from '#web/extensions/web-extension.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const load = () => import('./web/invoice-places.ts')

export const invoicesWeb: WebExtension = {
  places: {
    'checkout.extra': lazyPart(async () => (await load()).invoicePlaces.request),
    'order.block': lazyPart(async () => (await load()).invoicePlaces.papers),
  },
}
