import { useLayer } from '#web/ui/layer/layers.ts'
import { lazyLayer } from '#web/ui/layer/lazy-layer.tsx'

export const CartPanel = lazyLayer('cart', 'panel', async () => (await import('./cart-panel.tsx')).CartPanel)

export function CartLayer() {
  return useLayer('cart').isOpen && <CartPanel />
}
