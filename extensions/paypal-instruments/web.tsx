import type { WebExtension } from '#web/extensions/web-extension.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

export const paypalInstrumentsWeb: WebExtension = {
  places: {
    'checkout.pay': lazyPart(async () => (await import('./web/instrument-places.ts')).instrumentPlaces.checkout),
    'order.pay': lazyPart(async () => (await import('./web/instrument-places.ts')).instrumentPlaces.order),
  },
}
