import type { Product } from '#shared/contract/catalog/catalog.ts'
import { cartItem, piecesLeft } from '#web/catalog/product-parts/cart-item.ts'
import { useTexts } from '#web/i18n/i18n.tsx'
import { useCartChanges } from '#web/session/installed-orders.ts'
import { announce } from '#web/ui/live-region.tsx'
import { showToast } from '#web/ui/toast/toast-store.ts'

/** Adds one unit of a product in a size by one press, and confirms it. */
export function useAddCompanion(): (product: Product, size: string | null) => Promise<boolean> {
  const { cart: t } = useTexts()
  const { add } = useCartChanges()
  return async (product, size) => {
    const name = size ? t.addedSize(product.name, size) : product.name
    try {
      await add(cartItem(product, size, 1), piecesLeft(product, size))
      announce(`${t.added}: ${name}`)
      return true
    } catch (error) {
      console.error(error)
      showToast({ variant: 'destructive', title: t.errorTitle, description: t.addError })
      return false
    }
  }
}
