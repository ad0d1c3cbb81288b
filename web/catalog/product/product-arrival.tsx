import type { Product } from '#shared/contract/catalog/catalog.ts'
import { shippedLine } from '#shared/domain/platform/delivery/shipping-class.ts'
import { shippingPolicyFor } from '#shared/domain/platform/delivery/shipping-rules.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import { DeliveryDay } from '#web/ui/delivery-day.tsx'
import { useDeliveryPlace } from './delivery-place.ts'
import { PlaceQuestion } from './place-question.tsx'

/** Where the visitor says, else on the mainland; of what no courier brings, when it can be fetched. */
export function ProductArrival({ product }: { product: Product }) {
  const { shipping } = useShop()
  const lines = [shippedLine(product)]
  const place = useDeliveryPlace()
  const method = (['courier', 'pickup'] as const).find((one) =>
    shippingPolicyFor(lines, { method: one, postalCode: '' }, shipping),
  )
  if (!method) return null
  const isSent = method === 'courier'
  return (
    <div>
      <DeliveryDay categories={[product.category]} method={method} {...(isSent && place)} />
      {isSent && <PlaceQuestion place={place} />}
    </div>
  )
}
