import { CircleAlert } from 'lucide-react'
import { cartPanelTexts } from '#web/orders/cart/cart-panel-texts.ts'
import type { Cart } from '#web/orders/cart/shipped-cart.ts'
import type { CheckoutTexts } from '#web/orders/checkout-parts/checkout-texts.ts'
import { useLayer } from '#web/ui/layer/layers.ts'
import { OrderLines } from './order-lines.tsx'

/** A cart without orderable items: no sum, no day, no payment; only the reason, and the way back. */
export function NothingAvailable({ cart, texts: t }: { cart: Cart; texts: CheckoutTexts }) {
  const common = cartPanelTexts.useChunk()
  const cartLayer = useLayer('cart')
  return (
    <div className="dialog-body column measure-72 spaced-24">
      <p className="note note-error" role="alert">
        <CircleAlert className="icon error-text" aria-hidden="true" />
        <span>
          <b className="bold">{common.nothingToOrder}</b> {t.nothingText}
        </span>
      </p>
      <OrderLines lines={cart.lines} texts={t} withRemarks />
      <div>
        <button type="button" className="btn" onClick={() => void cartLayer.open(1, { replacing: 'checkout' })}>
          {t.backToCart}
        </button>
      </div>
    </div>
  )
}
