import { Link } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { missingForFreeShippingCents } from '#shared/domain/platform/delivery/shipping.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import { type CardPayment, cardPayment } from '#web/orders/gift-cards/card-payment.ts'
import { useHeldCards } from '#web/orders/gift-cards/held-cards.ts'
import { DeliveryDay } from '#web/ui/delivery-day.tsx'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { useLayer } from '#web/ui/layer/layers.ts'
import { FrameDrawing } from '#web/ui/picture.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { dismissToastAbout } from '#web/ui/toast/toast-store.ts'
import { CartLineRow } from './cart-line-row.tsx'
import { cartPanelTexts } from './cart-panel-texts.ts'
import { CartSuggestions } from './cart-suggestions.tsx'
import { CartTotal, CartTotals } from './cart-totals.tsx'
import { CodeBox } from './code-box.tsx'
import { FreeShippingBar } from './free-shipping-bar.tsx'
import { GiftCardRows } from './gift-card-rows.tsx'
import type { Cart } from './shipped-cart.ts'
import { useCart, useSeenPrices } from './use-cart.ts'
import './cart.css'

/** The cart from the right, or from below on phones. */
export function CartPanel() {
  const t = cartPanelTexts.useChunk()
  const shop = useShop()
  const cart = useCart()
  const layer = useLayer('cart')
  const body = useRef<HTMLDivElement>(null)
  const rememberPrices = useSeenPrices(cart.lines)
  useEffect(() => rememberPrices, [rememberPrices])
  useEffect(() => dismissToastAbout('cart'), [])

  const payment = cardPayment(useHeldCards(), cart.totals.totalCents)
  const { chosen } = cart.shipping
  const missingCents = chosen ? missingForFreeShippingCents(cart.totals.subtotalCents, chosen.policy) : 0

  const focusTitle = () => body.current?.closest('[role=dialog]')?.querySelector<HTMLElement>('h2')?.focus()
  /** The line's button is gone: focus moves to the next one's, else to the title. */
  const focusAfterRemoval = (index: number) => {
    requestAnimationFrame(() => {
      const buttons = body.current?.querySelectorAll<HTMLElement>('[data-remove]')
      const next = buttons?.[Math.min(index, buttons.length - 1)]
      if (next) next.focus()
      else focusTitle()
    })
  }
  const heading = (
    <>
      {t.title} <span className="num">({cart.count})</span>
    </>
  )
  return (
    <Dialog open onClose={layer.close} title={t.title} heading={heading} side="right" closeLabel={t.close}>
      <div className="panel-body" ref={body}>
        <p className="small muted padded-14">{t.orderFacts(shop.walletOffered)}</p>
        {cart.isLoading ? (
          <Loading className="column spaced-16 padded-24">
            <Skeleton className="tall-80" />
            <Skeleton className="tall-80" />
          </Loading>
        ) : cart.lines.length === 0 ? (
          <EmptyCart />
        ) : (
          <>
            {chosen && <FreeShippingBar subtotalCents={cart.totals.subtotalCents} policy={chosen.policy} />}
            <ul>
              {cart.lines.map((line, index) => (
                <CartLineRow key={line.key} line={line} onRemoved={() => focusAfterRemoval(index)} />
              ))}
            </ul>
            {cart.counted.length > 0 && <CartCosts cart={cart} payment={payment} />}
            <CartSuggestions lines={cart.counted} missingCents={missingCents} onAdded={focusTitle} />
          </>
        )}
      </div>
      {cart.lines.length > 0 && <PanelFoot cart={cart} payment={payment} />}
    </Dialog>
  )
}

interface CostsProps {
  cart: Cart
  payment: CardPayment
}

/** The day, the codes and the sums: they scroll, so that a phone's foot is the total and its button. */
function CartCosts({ cart, payment }: CostsProps) {
  const t = cartPanelTexts.useChunk()
  const shop = useShop()
  const { chosen } = cart.shipping
  return (
    <>
      {chosen && <DeliveryDay categories={cart.categories} method={chosen.method} />}
      {!shop.shipping.isFlat && chosen?.method === 'courier' && <p className="small muted above-8">{t.byPlace}</p>}
      <CodeBox cart={cart} payment={payment} />
      <CartTotals {...cart} hasTotal={payment.giftCardCents > 0} />
      {cart.checkFailed && <p className="small muted above-8">{t.checkFailed}</p>}
    </>
  )
}

function PanelFoot({ cart, payment }: CostsProps) {
  const t = cartPanelTexts.useChunk()
  const checkout = useLayer('checkout')
  const isEmpty = cart.counted.length === 0
  const obstacle = isEmpty
    ? t.nothingToOrder
    : cart.counted.some((l) => l.trouble === 'too-many')
      ? t.fixQuantities
      : undefined
  return (
    <div className="panel-foot">
      {obstacle && (
        <p className="warning" id="cart-obstacle">
          <CircleAlert className="icon icon-s" aria-hidden="true" />
          {obstacle}
        </p>
      )}
      {!isEmpty && (
        <>
          {payment.giftCardCents > 0 ? <GiftCardRows payment={payment} /> : <CartTotal {...cart} />}
          <button
            type="button"
            className="btn btn-main btn-wide above-10"
            aria-disabled={obstacle !== undefined}
            aria-describedby={obstacle ? 'cart-obstacle' : undefined}
            onClick={() => !obstacle && void checkout.open(1, { replacing: 'cart' })}
          >
            {t.toCheckout}
          </button>
        </>
      )}
    </div>
  )
}

function EmptyCart() {
  const t = cartPanelTexts.useChunk()
  return (
    <div className="empty above-24">
      <div className="drawing">
        <FrameDrawing />
      </div>
      <h3>{t.emptyTitle}</h3>
      <p>{t.emptyText}</p>
      <Link className="btn" to="/$category" params={{ category: 'biciclette' }}>
        {t.emptyLink}
      </Link>
    </div>
  )
}
