import { ShoppingBag } from 'lucide-react'
import { useTexts } from '#web/i18n/i18n.tsx'
import { CartPanel } from '#web/orders/cart/cart-layer.tsx'
import { useCartCount } from '#web/orders/visitor-cart/use-cart-count.ts'
import { useOpenLayer } from '#web/ui/layer/layers.ts'

export function CartButton() {
  const t = useTexts().layout
  const count = useCartCount()
  const openCart = useOpenLayer('cart')
  return (
    <button
      type="button"
      className="nav-button cart-button"
      aria-haspopup="dialog"
      onClick={() => openCart(1)}
      onPointerEnter={CartPanel.preload}
      onFocus={CartPanel.preload}
    >
      <ShoppingBag className="icon" aria-hidden="true" />
      {/* The name as text: visible word and number run together for label checks. */}
      <span className="sr-only">{count > 0 ? t.cartNamed(count) : t.emptyCart}</span>
      <span className="no-small" aria-hidden="true">
        {t.cart}
      </span>
      {count > 0 && (
        <span className="count" key={count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  )
}
