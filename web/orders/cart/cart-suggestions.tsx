import { useQuery } from '@tanstack/react-query'
import type { Cents } from '#shared/domain/platform/money.ts'
import { useApi } from '#web/platform/api.ts'
import { CartCompanions } from './cart-companions.tsx'
import type { ShownLine } from './cart-lines.ts'
import { FreeDeliveryProducts, freeDeliveryProductsQuery } from './free-delivery-suggestions.tsx'

interface Props {
  /** The orderable lines. */
  lines: readonly ShownLine[]
  missingCents: Cents
  onAdded(): void
}

/** One list of suggestions: products that reach free delivery, else companions of the cart. */
export function CartSuggestions({ lines, missingCents, onAdded }: Props) {
  const productIds = lines.map(({ productId }) => productId)
  const isBelow = missingCents > 0
  const { data: closers = [], isPending } = useQuery({
    ...freeDeliveryProductsQuery(useApi(), productIds, missingCents),
    enabled: isBelow && productIds.length > 0,
  })
  if (productIds.length === 0 || (isBelow && isPending)) return null
  if (isBelow && closers.length > 0) return <FreeDeliveryProducts articles={closers} onAdded={onAdded} />
  return <CartCompanions productIds={productIds} onAdded={onAdded} />
}
