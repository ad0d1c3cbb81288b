import type { MessageKey } from '#server/platform/problems/message-texts.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { OrderableProduct } from './orderable-product-repository.ts'

/** Why a product can't be ordered: it is gone or hidden, has no price, or is a used bicycle without photo or card. */
export type NotSold = 'gone' | 'no_price' | 'no_card'

const texts: Readonly<Record<NotSold, MessageKey>> = {
  gone: 'product_unavailable',
  no_price: 'product_without_price',
  no_card: 'used_bicycle_by_phone',
}

export function whyNotSold(
  product: Pick<OrderableProduct, 'isActive' | 'priceCents' | 'isCallOnly'> | undefined,
): NotSold | undefined {
  // Without a price it is hidden for that reason.
  if (product && product.priceCents <= 0) return 'no_price'
  if (!product?.isActive) return 'gone'
  return product.isCallOnly ? 'no_card' : undefined
}

interface RefusedItem {
  productId: number
  frameSize: string | null
  name: string | null
  reason: NotSold
}

/** In the words of the first one's reason; each item has its own. @throws Problem 409 product_unavailable */
export function refuseNotSold(items: readonly RefusedItem[]): void {
  const [first] = items
  if (first) throw problem('product_unavailable', { text: texts[first.reason], details: { items } })
}
