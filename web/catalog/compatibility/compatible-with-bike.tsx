import type { Product } from '#shared/contract/catalog/catalog.ts'
import { isBicycleCategory } from '#shared/domain/catalog/categories.ts'
import { Attempt } from '#web/ui/lazy-part.tsx'
import { useHydrated } from '#web/use-hydrated.ts'
import { useIdle } from '#web/use-idle.ts'
import { MyBikeButton, PartCompatibility } from './lazy-compatibility.ts'

/**
 * For a part its compatibility with the visitor's bicycle, for a bicycle whether it is the chosen one; in the browser
 * only.
 */
export function CompatibleWithBike({ product }: { product: Product }) {
  const isPart = product.category === 'componenti'
  const isBicycle = isBicycleCategory(product.category)
  const canBegin = useHydrated(isPart)
  const isAtRest = useIdle(isBicycle)
  return (
    <Attempt>
      {canBegin && <PartCompatibility product={product} />}
      {isAtRest && (
        <p className="small no-print">
          <MyBikeButton product={product} />
        </p>
      )}
    </Attempt>
  )
}
