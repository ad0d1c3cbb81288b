import { lazy, Suspense, useEffect } from 'react'
import { useLayer } from '#web/ui/layers.ts'

const load = () => import('./checkout-dialog.tsx')
const CheckoutDialog = lazy(load)

/** The place of the checkout in the shell; its code comes with it, or while the cart is looked at. */
export function CheckoutLayer() {
  const { isOpen } = useLayer('checkout')
  const isNear = useLayer('cart').isOpen
  useEffect(() => {
    // A chunk that does not come now comes with the click, or says so there.
    if (isNear) load().catch(() => undefined)
  }, [isNear])
  if (!isOpen) return null
  return (
    <Suspense>
      <CheckoutDialog />
    </Suspense>
  )
}
