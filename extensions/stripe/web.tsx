import type { WebExtension } from '#web/extensions/web-extension.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const load = () => import('./web/stripe-places.ts')

export const stripeWeb: WebExtension = {
  places: {
    'checkout.pay': lazyPart(async () => (await load()).stripePlaces.checkout),
    'order.pay': lazyPart(async () => (await load()).stripePlaces.order),
  },
}
