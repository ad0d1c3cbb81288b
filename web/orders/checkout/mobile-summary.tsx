import { ChevronDown } from 'lucide-react'
import type { Cents } from '#shared/domain/platform/money.ts'
import type { Cart } from '#web/orders/cart/shipped-cart.ts'
import type { CheckoutTexts } from '#web/orders/checkout-parts/checkout-texts.ts'
import { Price } from '#web/ui/price.tsx'
import { OrderLines } from './order-lines.tsx'

interface Props {
  cart: Cart
  /** The amount left after gift cards. */
  toPayCents: Cents
  texts: CheckoutTexts
}

export function MobileSummary({ cart, toPayCents, texts: t }: Props) {
  return (
    <details className="only-phone checkout-fold">
      <summary className="row row-between">
        <span className="row bold spaced-8">
          <ChevronDown className="icon" aria-hidden="true" />
          {t.pieces(cart.counted.reduce((sum, { quantity }) => sum + quantity, 0))}
        </span>
        <Price amount={toPayCents} className="text-xl" />
      </summary>
      <OrderLines lines={cart.lines} texts={t} />
    </details>
  )
}
