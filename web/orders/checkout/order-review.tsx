import type { ReactNode } from 'react'
import { daysToReturn, legalWithdrawalDays } from '#shared/domain/platform/shop/consumer-rights.ts'
import { usePagePath } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/i18n/shop-query.ts'
import { CartTotals } from '#web/orders/cart/cart-totals.tsx'
import { CodeBox } from '#web/orders/cart/code-box.tsx'
import { GiftCardRows } from '#web/orders/cart/gift-card-rows.tsx'
import type { Cart } from '#web/orders/cart/shipped-cart.ts'
import type { CheckoutTexts } from '#web/orders/checkout-parts/checkout-texts.ts'
import type { CardPayment } from '#web/orders/gift-cards/card-payment.ts'
import { useLayer } from '#web/ui/layer/layers.ts'
import { OrderLines } from './order-lines.tsx'

interface Props {
  cart: Cart
  texts: CheckoutTexts
  payment: CardPayment
  isLocked: boolean
  delivery: ReactNode
  /** The committing button: no control stands between it and the review (rule 436). */
  children: ReactNode
}

/** Everything required by law before the button: items, quantities, delivery, withdrawal, conditions, guarantee. */
export function OrderReview({ cart, texts: t, payment, isLocked, delivery, children }: Props) {
  const shop = useShop()
  const cartLayer = useLayer('cart')
  return (
    <section className="checkout-summary" aria-labelledby="checkout-review">
      <div className="checkout-sticky">
        <div className="row row-between">
          <h3 className="block-title below-0" id="checkout-review">
            {t.reviewTitle}
          </h3>
          <button
            type="button"
            className="link btn-bare as-target"
            aria-label={t.changeCart}
            onClick={() => void cartLayer.open(1, { replacing: 'checkout' })}
          >
            {t.edit}
          </button>
        </div>
        <OrderLines lines={cart.lines} texts={t} withRemarks />
        {delivery}
        <CodeBox {...{ cart, payment, isLocked }} />
        <CartTotals
          totals={cart.totals}
          vatRates={cart.vatRates}
          shipping={cart.shipping}
          large={payment.giftCardCents === 0}
        />
        {payment.giftCardCents > 0 && <GiftCardRows payment={payment} />}
        <p className="small muted above-14">
          {t.returns(legalWithdrawalDays, daysToReturn(shop))} {t.acceptBefore}{' '}
          <OutsideLink href="/condizioni" note={t.newTab}>
            {t.conditions}
          </OutsideLink>
          . {t.rightsBefore}{' '}
          <OutsideLink href="/garanzia" note={t.newTab}>
            {t.rights}
          </OutsideLink>
          .
        </p>
        {cart.counted.some((l) => l.isUsed) && (
          <p className="small bold above-8">{t.usedAgreed(shop.usedWarrantyMonths)}</p>
        )}
        {children}
      </div>
    </section>
  )
}

function OutsideLink({ href, note, children }: { href: string; note: string; children: string }) {
  const at = usePagePath()
  return (
    <a href={at(href)} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> {note}</span>
    </a>
  )
}
