import type { WebExtension } from '#web/extensions/web-extension.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const load = () => import('./web/card-places.ts')

export const stripeWeb: WebExtension = {
  places: {
    'checkout.pay': lazyPart(async () => (await load()).cardPlaces.checkout),
    'order.pay': lazyPart(async () => (await load()).cardPlaces.order),
  },
}
