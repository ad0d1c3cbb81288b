import type { WebExtension } from '#web/extensions/web-extension.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

export const invoicesWeb: WebExtension = {
  places: {
    'checkout.extra': lazyPart(async () => (await import('./web/invoice-places.ts')).invoicePlaces.request),
    'order.block': lazyPart(async () => (await import('./web/invoice-places.ts')).invoicePlaces.papers),
  },
}
