import type { Product } from '#shared/contract/catalog/catalog.ts'
import { Attempt, lazyPart } from '#web/ui/lazy-part.tsx'
import { useHydrated } from '#web/use-hydrated.ts'

/** Few bicycles are sold: its code and texts come with those that are. */
const Form = lazyPart(async () => (await import('./stock-alert-form.tsx')).StockAlertForm)

export function StockAlert({ product }: { product: Pick<Product, 'id' | 'sizes'> }) {
  return (
    useHydrated() && (
      <Attempt>
        <Form product={product} />
      </Attempt>
    )
  )
}
