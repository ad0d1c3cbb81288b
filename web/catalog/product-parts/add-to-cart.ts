import { useRouter } from '@tanstack/react-router'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { isSinglePiece } from '#shared/domain/platform/goods/used-bicycles.ts'
import { useTexts } from '#web/i18n/i18n.tsx'
import { useCartChanges } from '#web/session/installed-orders.ts'
import { readLayers } from '#web/ui/layer/layer-address.ts'
import { useOpenLayer } from '#web/ui/layer/layers.ts'
import { showToast } from '#web/ui/toast/toast-store.ts'
import { cartItem, piecesLeft } from './cart-item.ts'

/** The outcome of an addition: the added quantity, and the stock; undefined when it failed. */
interface Addition {
  added: number
  available: number
}

/**
 * Adds units of a product in a size (null: it has none), never beyond the stock, and reports it in a toast.
 * Never throws.
 */
export function useAddToCart() {
  const { add } = useCartChanges()
  const t = useTexts().cart
  const openCart = useOpenLayer('cart')
  return async (product: Product, frameSize: string | null, quantity = 1): Promise<Addition | undefined> => {
    const available = piecesLeft(product, frameSize)
    try {
      const added = await add(cartItem(product, frameSize, quantity), available)
      const name = frameSize ? t.addedSize(product.name, frameSize) : product.name
      const isOnlyOne = added === 0 && isSinglePiece(product)
      const description =
        added === quantity || isOnlyOne
          ? name
          : added > 0
            ? t.addedFewer(added, quantity, available)
            : t.allOfThem(available)
      showToast({
        title: isOnlyOne ? t.onlyOneInCart : added === 0 ? t.allInCart(available) : t.added,
        description,
        about: 'cart',
        action: { label: t.showCart, run: () => void openCart(1) },
      })
      return { added, available }
    } catch (error) {
      console.error(error)
      showToast({ variant: 'destructive', title: t.errorTitle, description: t.addError })
      return undefined
    }
  }
}

/** Adds one unit and opens the checkout in place of the product's dialog. Never throws. */
export function useBuyNow() {
  const { add } = useCartChanges()
  const t = useTexts().cart
  const router = useRouter()
  const openCheckout = useOpenLayer('checkout')
  return async (bought: Product, frameSize: string | null): Promise<void> => {
    try {
      await add(cartItem(bought, frameSize, 1), piecesLeft(bought, frameSize))
      await openCheckout(1, readLayers(router.latestLocation.search).p ? { replacing: 'p' } : {})
    } catch (error) {
      console.error(error)
      showToast({ variant: 'destructive', title: t.errorTitle, description: t.buyError })
    }
  }
}
