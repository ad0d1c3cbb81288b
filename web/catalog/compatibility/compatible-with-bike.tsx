import type { Product } from '#shared/contract/catalog/catalog.ts'
import { Attempt } from '#web/ui/lazy-part.tsx'
import { useHydrated } from '#web/use-hydrated.ts'
import { PartCompatibility } from './lazy-compatibility.ts'

/** For a part its compatibility with the visitor's bicycle, in the browser only. */
export function CompatibleWithBike({ product }: { product: Product }) {
  const canBegin = useHydrated(product.category === 'componenti')
  return <Attempt>{canBegin && <PartCompatibility product={product} />}</Attempt>
}
