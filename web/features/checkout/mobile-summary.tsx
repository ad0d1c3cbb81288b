import { ChevronDown } from 'lucide-react'
import type { Cart } from '#web/features/cart/shipped-cart.ts'
import { Price } from '#web/ui/price.tsx'
import type { CheckoutTexts } from './checkout-texts.ts'
import { OrderLines } from './order-lines.tsx'

export function MobileSummary({ cart, texts: t }: { cart: Cart; texts: CheckoutTexts }) {
  return (
    <details className="only-m sum-m">
      <summary className="row row-b">
        <span className="row b gap-2">
          <ChevronDown className="i" aria-hidden="true" />
          {t.pieces(cart.count)}
        </span>
        <Price amount={cart.totals.totalCents} className="price-m" />
      </summary>
      <OrderLines lines={cart.lines} texts={t} />
    </details>
  )
}
