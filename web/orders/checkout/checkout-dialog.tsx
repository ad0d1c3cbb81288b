import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useI18n } from '#web/i18n/i18n.tsx'
import { cartPanelTexts } from '#web/orders/cart/cart-panel-texts.ts'
import { useCart } from '#web/orders/cart/use-cart.ts'
import { checkoutTexts } from '#web/orders/checkout-parts/checkout-texts.ts'
import { lastOrder } from '#web/orders/kept/last-order.ts'
import { OrderConfirmation } from '#web/orders/placed/order-confirmation.tsx'
import { keepCartPastSession } from '#web/orders/visitor-cart/keep-cart.ts'
import { formTexts } from '#web/ui/form/form-texts.ts'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { useLayer } from '#web/ui/layer/layers.ts'
import { FrameDrawing } from '#web/ui/picture.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { dismissToastAbout } from '#web/ui/toast/toast-store.ts'
import { AccountHint } from './account-hint.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import '#web/styles/later.css'
import '#web/orders/cart/cart.css'

const nothing = () => undefined

export function CheckoutDialog() {
  formTexts.begin(useI18n().language)
  const t = checkoutTexts.useChunk()
  const layer = useLayer('checkout')
  const cart = useCart()
  const [before] = useState(lastOrder.read)
  const confirmed = useSyncExternalStore(lastOrder.subscribe, lastOrder.read, nothing)
  useEffect(() => dismissToastAbout('cart'), [])
  const queries = useQueryClient()
  useEffect(() => keepCartPastSession(queries), [queries])
  const isEmpty = cart.lines.length === 0 && !cart.isLoading
  // An order that has just been placed shows also where the cart could not be emptied.
  if (confirmed && (isEmpty || confirmed !== before)) {
    return (
      <Dialog open onClose={layer.close} title={t.title} size="confirm" titleInside closeLabel={t.close}>
        <OrderConfirmation confirmed={confirmed} onClose={layer.close} />
      </Dialog>
    )
  }
  return (
    <Dialog open onClose={layer.close} title={t.title} size="checkout" head={<AccountHint />} closeLabel={t.close}>
      {cart.isLoading ? <CheckoutSkeleton /> : isEmpty ? <NothingToOrder /> : <CheckoutForm cart={cart} texts={t} />}
    </Dialog>
  )
}

function CheckoutSkeleton() {
  return (
    <Loading className="checkout">
      <div className="column spaced-24">
        <Skeleton className="tall-32 half" />
        <Skeleton className="tall-48" />
        <Skeleton className="tall-48" />
        <Skeleton className="tall-48" />
      </div>
      <div className="checkout-summary column spaced-24">
        <Skeleton className="tall-32 half" />
        <Skeleton className="tall-128" />
      </div>
    </Loading>
  )
}

function NothingToOrder() {
  const t = cartPanelTexts.useChunk()
  return (
    <div className="dialog-body">
      <div className="empty">
        <div className="drawing">
          <FrameDrawing />
        </div>
        <h3>{t.emptyTitle}</h3>
        <p>{t.emptyText}</p>
        <Link className="btn" to="/$category" params={{ category: 'biciclette' }}>
          {t.emptyLink}
        </Link>
      </div>
    </div>
  )
}
