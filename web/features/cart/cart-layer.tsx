import { lazy, Suspense } from 'react'
import { useLayer } from '#web/ui/layers.ts'

const CartPanel = lazy(() => import('./cart-panel.tsx'))

/** The place of the cart's panel in the shell; its code comes when it opens or is about to. */
export function CartLayer() {
  const { isOpen } = useLayer('cart')
  if (!isOpen) return null
  return (
    <Suspense>
      <CartPanel />
    </Suspense>
  )
}

/** For the cart button: fetches the panel's code on hover and focus. */
export function preloadCart(): void {
  // A chunk that does not come now comes with the click, or says so there.
  import('./cart-panel.tsx').catch(() => undefined)
}
