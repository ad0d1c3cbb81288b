import { useEffect } from 'react'
import { useLayer } from '#web/ui/layer/layers.ts'
import { lazyLayer } from '#web/ui/layer/lazy-layer.tsx'

const CheckoutDialog = lazyLayer(
  'checkout',
  'dlg dlg-checkout',
  async () => (await import('./checkout-dialog.tsx')).CheckoutDialog,
)

/** The place of the checkout in the shell; its code comes with it, or while the cart is looked at. */
export function CheckoutLayer() {
  const { isOpen } = useLayer('checkout')
  const isNear = useLayer('cart').isOpen
  useEffect(() => {
    if (isNear) void CheckoutDialog.preload()
  }, [isNear])
  return isOpen && <CheckoutDialog />
}
