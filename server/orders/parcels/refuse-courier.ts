import type { StoredOrder } from '#server/orders/order-records/order-repository.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { Carrier } from '#shared/domain/platform/shop/carriers.ts'

interface Sent {
  carrier?: Carrier | null | undefined
  trackingCode?: string | null | undefined
  link?: string | null | undefined
}

/** @throws Problem 409 order_collected for a parcel by courier of an order that its customer collects */
export function refuseCourier(
  { deliveryMethod, sellsGiftCard }: Pick<StoredOrder, 'deliveryMethod' | 'sellsGiftCard'>,
  { carrier, trackingCode, link }: Sent,
): void {
  const isByCourier = Boolean(carrier || trackingCode || link)
  if (isByCourier && deliveryMethod === 'pickup' && !sellsGiftCard) throw problem('order_collected')
}
