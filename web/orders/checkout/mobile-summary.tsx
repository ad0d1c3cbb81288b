import { ChevronDown } from 'lucide-react'
import type { Cents } from '#shared/domain/platform/money.ts'
import type { Cart } from '#web/orders/cart/shipped-cart.ts'
import { Price } from '#web/ui/price.tsx'
import type { CheckoutTexts } from './checkout-texts.ts'
import { OrderLines } from './order-lines.tsx'

interface Props {
  cart: Cart
  /** The amount left after gift cards. */
  toPayCents: Cents
  texts: CheckoutTexts
}

export function MobileSummary({ cart, toPayCents, texts: t }: Props) {
  return (
    <details className="only-m sum-m">
      <summary className="row row-b">
        <span className="row b gap-2">
          <ChevronDown className="i" aria-hidden="true" />
          {t.pieces(cart.counted.reduce((sum, { quantity }) => sum + quantity, 0))}
        </span>
        <Price amount={toPayCents} className="price-m" />
      </summary>
      <OrderLines lines={cart.lines} texts={t} />
    </details>
  )
}
