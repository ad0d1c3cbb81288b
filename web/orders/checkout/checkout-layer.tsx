import { useEffect } from 'react'
import { useLayer } from '#web/ui/layer/layers.ts'
import { lazyLayer } from '#web/ui/layer/lazy-layer.tsx'

const CheckoutDialog = lazyLayer('checkout', 'dialog dialog-checkout', () =>
  import('./checkout-dialog.tsx').then((file) => file.CheckoutDialog),
)

export function CheckoutLayer() {
  const { isOpen } = useLayer('checkout')
  const isNear = useLayer('cart').isOpen
  useEffect(() => {
    if (isNear) void CheckoutDialog.preload()
  }, [isNear])
  return isOpen && <CheckoutDialog />
}
