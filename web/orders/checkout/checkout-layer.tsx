import { useEffect } from 'react'
import { useLayer } from '#web/ui/layer/layers.ts'
import { lazyLayer, preloadLayer } from '#web/ui/layer/lazy-layer.tsx'

const CheckoutDialog = lazyLayer('checkout', 'dialog dialog-checkout', () =>
  import('./checkout-dialog.tsx').then((file) => file.CheckoutDialog),
)

export function CheckoutLayer() {
  const { isOpen } = useLayer('checkout')
  const isNear = useLayer('cart').isOpen
  useEffect(() => {
    if (isNear) void preloadLayer('checkout')
  }, [isNear])
  return isOpen && <CheckoutDialog />
}
