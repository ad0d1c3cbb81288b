import type { StoredOrder } from './order-repository.ts'

/** How it goes, where that is not the courier. */
export function deliveryView({ deliveryMethod, sellsGiftCard }: Pick<StoredOrder, 'deliveryMethod' | 'sellsGiftCard'>) {
  return deliveryMethod === 'courier' || sellsGiftCard ? {} : { delivery: deliveryMethod }
}
