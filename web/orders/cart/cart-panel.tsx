import { Link } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { missingForFreeShippingCents } from '#shared/domain/pricing/shipping.ts'
import { useShop } from '#web/shop-query.ts'
import { DeliveryDay } from '#web/ui/delivery-day.tsx'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { useLayer } from '#web/ui/layer/layers.ts'
import { FrameDrawing } from '#web/ui/picture.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { dismissToastAbout } from '#web/ui/toast/toast-store.ts'
import { CartLineRow } from './cart-line-row.tsx'
import { cartPanelTexts } from './cart-panel-texts.ts'
import { CartSuggestions } from './cart-suggestions.tsx'
import { CartTotals } from './cart-totals.tsx'
import { CouponBox } from './coupon-box.tsx'
import { FreeShippingBar } from './free-shipping-bar.tsx'
import type { Cart } from './shipped-cart.ts'
import { useCart, useSeenPrices } from './use-cart.ts'
import '#web/styles/later.css'

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
            <CartSuggestions lines={cart.counted} missingCents={missingCents} onAdded={focusTitle} />
            {cart.counted.length > 0 && <CouponBox cart={cart} />}
          </>
        )}
      </div>
      {cart.lines.length > 0 && <PanelFoot cart={cart} onClose={layer.close} />}
    </Dialog>
  )
}

function PanelFoot({ cart, onClose }: { cart: Cart; onClose(): void }) {
  const t = cartPanelTexts.useChunk()
  const shop = useShop()
  const checkout = useLayer('checkout')
  const keepShopping = (
    <button type="button" className="btn btn-text btn-small btn-wide above-4" onClick={onClose}>
      {t.keepShopping}
    </button>
  )
  if (cart.counted.length === 0)
    return (
      <div className="panel-foot">
        <p className="warning">
          <CircleAlert className="icon icon-s" aria-hidden="true" />
          {t.nothingToOrder}
        </p>
        {keepShopping}
      </div>
    )
  const obstacle = cart.counted.some((l) => l.trouble === 'too-many') ? t.fixQuantities : undefined
  return (
    <div className="panel-foot">
      <CartTotals totals={cart.totals} vatRates={cart.vatRates} shipping={cart.shipping} />
      {cart.shipping.chosen && <DeliveryDay categories={cart.categories} method={cart.shipping.chosen.method} />}
      {!shop.shipping.isFlat && cart.shipping.chosen?.method === 'courier' && (
        <p className="small muted above-8">{t.byPlace}</p>
      )}
      {cart.checkFailed && <p className="small muted above-8">{t.checkFailed}</p>}
      {obstacle && (
        <p className="warning" id="cart-obstacle">
          <CircleAlert className="icon icon-s" aria-hidden="true" />
          {obstacle}
        </p>
      )}
      <button
        type="button"
        className="btn btn-main btn-wide above-16"
        aria-disabled={obstacle !== undefined}
        aria-describedby={obstacle ? 'cart-obstacle' : undefined}
        onClick={() => !obstacle && void checkout.open(1, { replacing: 'cart' })}
      >
        {t.toCheckout}
      </button>
      {keepShopping}
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
