import type { WebExtension } from '#web/extensions/web-extension.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const load = () => import('./web/instrument-places.ts')

export const paypalInstrumentsWeb: WebExtension = {
  places: {
    'checkout.pay': lazyPart(async () => (await load()).instrumentPlaces.checkout),
    'order.pay': lazyPart(async () => (await load()).instrumentPlaces.order),
  },
}
