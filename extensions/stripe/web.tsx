import type { WebExtension } from '#web/extensions/web-extension.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

export const stripeWeb: WebExtension = {
  places: {
    'checkout.pay': lazyPart(async () => (await import('./web/card-places.ts')).cardPlaces.checkout),
    'order.pay': lazyPart(async () => (await import('./web/card-places.ts')).cardPlaces.order),
  },
}
