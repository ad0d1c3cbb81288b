import { maxLineQuantity, maxOrderLines } from '#shared/domain/platform/goods/cart.ts'
import type { CartItem } from '#web/session/cart-changes.ts'
import { isWhole, storedList } from '#web/session/stored-list.ts'

const maxSizeLength = 40

export const guestCartKind = {
  key: 'pedivella.cart',
  most: maxOrderLines,
  isLine({ productId, frameSize, quantity, name, unitCents, imageUrl }: Partial<Record<keyof CartItem, unknown>>) {
    return (
      isWhole(productId, 1) &&
      (frameSize === null || (typeof frameSize === 'string' && frameSize.length <= maxSizeLength)) &&
      isWhole(quantity, 1, maxLineQuantity) &&
      typeof name === 'string' &&
      isWhole(unitCents, 0) &&
      (imageUrl === null || typeof imageUrl === 'string')
    )
  },
}

export const guestCart = storedList<CartItem>(guestCartKind)
