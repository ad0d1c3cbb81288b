import type { Places } from '#web/extensions/web-extension.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useHydrated } from '#web/use-hydrated.ts'

/** Little is sold out: its code and texts come with what is. */
const Form = lazyPart(() => import('./stock-alert-form.tsx').then((file) => file.StockAlertForm))

export function StockAlert(given: Places['product.alert']) {
  return useHydrated() && <Form {...given} />
}
