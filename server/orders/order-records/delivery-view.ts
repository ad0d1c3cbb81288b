import type { StoredOrder } from './order-repository.ts'

/** The method, unless it is the courier. */
export function deliveryView({ deliveryMethod, sellsGiftCard }: Pick<StoredOrder, 'deliveryMethod' | 'sellsGiftCard'>) {
  return deliveryMethod === 'courier' || sellsGiftCard ? {} : { delivery: deliveryMethod }
}
