import type { Product } from '#shared/contract/catalog/catalog.ts'
import { firstImage } from '#shared/domain/platform/goods/first-image.ts'
import { centsOfSize } from '#shared/domain/platform/goods/sizes.ts'
import type { CartItem } from '#web/session/cart-changes.ts'

export function cartItem(product: Product, frameSize: string | null, quantity: number): CartItem {
  return {
    productId: product.id,
    frameSize,
    quantity,
    name: product.name,
    unitCents: centsOfSize(product, frameSize),
    imageUrl: firstImage(product),
  }
}

/** The available units for one line: its size's, or the product's without sizes. */
export function piecesLeft(product: Pick<Product, 'stock' | 'sizes'>, frameSize: string | null): number {
  if (product.sizes.length === 0) return product.stock
  return product.sizes.find((s) => s.size === frameSize)?.stock ?? 0
}
