import type { Places } from '#web/extensions/web-extension.ts'
import { useHydrated } from '#web/platform/use-hydrated.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

/** Little is sold out: its code and texts come with what is. */
const Form = lazyPart(() => import('./stock-alert-form.tsx').then((file) => file.StockAlertForm))

export function StockAlert(given: Places['product.alert']) {
  return useHydrated() && <Form {...given} />
}
