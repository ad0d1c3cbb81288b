import type { Product } from '#shared/contract/catalog/catalog.ts'
import { isBicycleCategory } from '#shared/domain/catalog/catalog.ts'
import { Attempt } from '#web/ui/lazy-part.tsx'
import { useAtRest } from '#web/use-at-rest.ts'
import { useHydrated } from '#web/use-hydrated.ts'
import { MyBikeButton, PartFit } from './fit-part.ts'

/**
 * For a part its compatibility with the visitor's bicycle, for a bicycle whether it is the chosen one; in the browser
 * only.
 */
export function FitsBike({ product }: { product: Product }) {
  const isPart = product.category === 'componenti'
  const isBicycle = isBicycleCategory(product.category)
  const canBegin = useHydrated(isPart)
  const isAtRest = useAtRest(isBicycle)
  return (
    <Attempt>
      {canBegin && <PartFit product={product} />}
      {isAtRest && (
        <p className="small no-print">
          <MyBikeButton product={product} />
        </p>
      )}
    </Attempt>
  )
}
