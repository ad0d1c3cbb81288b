import { useRef, useState } from 'react'
import { daysInWords } from '#shared/domain/pricing/delivery-promise.ts'
import { deliveryZoneOf } from '#shared/domain/pricing/delivery-zones.ts'
import { cartPanelTexts } from '#web/orders/cart/cart-panel-texts.ts'
import type { Cart } from '#web/orders/cart/shipped-cart.ts'
import { shippedCart } from '#web/orders/cart/shipped-cart.ts'
import { useSessionProblem } from '#web/orders/checkout/ended-session/use-session-problem.ts'
import { DeliverySection } from '#web/orders/checkout/shipping/delivery-section.tsx'
import { usePostalHint } from '#web/orders/checkout/shipping/use-postal-hint.ts'
import { cardPayment, withCards } from '#web/orders/gift-cards/card-payment.ts'
import { GiftCardField } from '#web/orders/gift-cards/gift-card-field.tsx'
import { giftCardTexts } from '#web/orders/gift-cards/gift-card-texts.ts'
import { useHeldCards } from '#web/orders/gift-cards/held-cards.ts'
import { PaymentSection, usePaymentChoice } from '#web/orders/payment-section.tsx'
import { useUser } from '#web/session/account-queries.ts'
import { useShop } from '#web/shop-query.ts'
import { DeliveryDay } from '#web/ui/delivery-day.tsx'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { StepList } from '#web/ui/step-list.tsx'
import { isFilled } from './checkout-details.ts'
import { checkoutDraft } from './checkout-draft.ts'
import type { CheckoutTexts } from './checkout-texts.ts'
import { DetailsFields } from './details-fields.tsx'
import { DetailsSection } from './details-section.tsx'
import { MobileSummary } from './mobile-summary.tsx'
import { NothingAvailable } from './nothing-available.tsx'
import type { OrderProblem } from './order-problem.ts'
import { OrderProblemNote } from './order-problem-note.tsx'
import { orderRequest } from './order-request.ts'
import { OrderReview } from './order-review.tsx'
import { useCheckoutForm } from './use-checkout-form.ts'
import { useCheckoutOrder } from './use-checkout-order.ts'

export function CheckoutForm({ cart: unshipped, texts: t }: { cart: Cart; texts: CheckoutTexts }) {
  const shop = useShop()
  const common = cartPanelTexts.useChunk()
  const gift = giftCardTexts.useChunk()
  const user = useUser()
  const isCustomer = Boolean(user)
  const [problem, setProblem] = useState<OrderProblem>()
  useSessionProblem(user, setProblem)
  const [wished, setWished] = useState(() => checkoutDraft.delivery() ?? 'courier')
  const isFetched = wished === 'pickup' && shop.shipping.isPickUpOffered
  const details = useCheckoutForm(t, problem !== undefined, isFetched ? shop.address : undefined)
  const { form, summary } = details
  const [isFolded, setFolded] = useState(() => Object.keys(details.problems()).length === 0)
  const [savesAddress, setSavesAddress] = useState(false)
  const postalCode = form.watch('postalCode').trim()
  const cart = shippedCart(unshipped, { method: wished, postalCode }, shop.shipping)
  const { chosen } = cart.shipping
  const postal = usePostalHint(postalCode)
  const payment = usePaymentChoice()
  const cardPaid = cardPayment(useHeldCards(), cart.totals.totalCents)
  const isAllPaid = cardPaid.isAll
  const paysByWallet = payment.isWallet && !isAllPaid
  const paymentTitle = useRef<HTMLHeadingElement>(null)
  const unfold = () => setFolded(false)
  const { place, placePaid, explain, isSending } = useCheckoutOrder({
    cart,
    details,
    onWrongDetails: unfold,
    onProblem: setProblem,
    texts: t,
  })
  const zone = deliveryZoneOf(postalCode, shop.shipping.zones)
  const days = daysInWords(shop.shipping, chosen?.method === 'express' ? 'express' : zone)
  const isReady = chosen !== undefined && isFilled(details.completed(form.watch()))
  const walletBusy = paysByWallet ? payment.walletBusy : undefined
  const isBusy = isSending || walletBusy !== undefined
  const waiting = isSending ? t.sending : walletBusy?.text

  // While money is on its way its own hold may look like a sale to someone else.
  if (cart.counted.length === 0 && !isSending && !walletBusy?.isLocked)
    return <NothingAvailable {...{ cart }} texts={t} />

  const edit = () => {
    unfold()
    requestAnimationFrame(() => form.setFocus('customerName'))
  }
  const goOn = details.onSubmit(
    () => {
      setFolded(true)
      setProblem(undefined)
      requestAnimationFrame(() => paymentTitle.current?.focus())
    },
    () => setProblem(undefined),
  )
  const order = details.onSubmit(
    (typed) => {
      if (cart.counted.length === 0 || cart.counted.some((l) => l.trouble)) return setProblem({ kind: 'stock' })
      if (!chosen) return setProblem({ kind: 'delivery' })
      const { counted, totals } = cart
      const how = { paymentMethod: payment.method, delivery: chosen.method }
      const province = isFetched ? shop.address.province : postal.province
      const whose = { saveAddress: isCustomer && savesAddress && !isFetched, accountId: user?.id }
      const body = withCards(orderRequest(details.completed(typed), province, how, counted, totals, whose), cardPaid)
      setProblem(undefined)
      return paysByWallet ? payment.wallet.current?.start(body) : place(body)
    },
    () => {
      unfold()
      setProblem(undefined)
    },
  )
  return (
    <form noValidate onSubmit={(event) => (isBusy ? event.preventDefault() : order(event))} aria-label={t.title}>
      <StepList
        label={t.stepsLabel}
        done={t.stepDone}
        names={t.steps}
        at={isFolded ? (payment.hasChosen || isSending ? 2 : 1) : 0}
      />
      <MobileSummary cart={cart} toPayCents={cardPaid.toPayCents} texts={t} />
      <div className="checkout">
        <div className="column can-shrink spaced-32">
          <p className="small muted">{common.orderFacts(shop.walletOffered)}</p>
          <ErrorSummary {...summary} />
          {problem && problem.kind !== 'fields' && !(problem.kind === 'session' && walletBusy?.isLocked) && (
            <OrderProblemNote
              problem={problem}
              totalCents={cardPaid.toPayCents}
              attempt={summary.attempt}
              onGuest={() => setProblem(undefined)}
              texts={t}
            />
          )}
          <DetailsSection
            details={form.getValues()}
            {...{ isFolded, isFetched, postal }}
            onEdit={edit}
            onContinue={() => goOn()}
            texts={t}
          >
            <DetailsFields {...{ details, postal, isFetched }} texts={t} />
            {isCustomer && !isFetched && (
              <label className="check above-16">
                <input
                  type="checkbox"
                  checked={savesAddress}
                  onChange={(event) => setSavesAddress(event.target.checked)}
                />
                {t.saveAddress}
              </label>
            )}
          </DetailsSection>
          <DeliverySection
            {...{ cart, postalCode }}
            isPaidNow={paysByWallet || isAllPaid}
            isLocked={isSending || walletBusy?.isLocked === true}
            onChoose={(method) => {
              setWished(method)
              checkoutDraft.saveDelivery(method)
            }}
            texts={t}
          />
          <section>
            <h3 className="block-title">{gift.field.title}</h3>
            <GiftCardField payment={cardPaid} isLocked={isSending || walletBusy?.isLocked === true} />
          </section>
          {!isAllPaid && (
            <PaymentSection
              payment={payment}
              title={paymentTitle}
              {...{ isReady, isSending }}
              place={placePaid}
              onProblem={(trouble) => void explain(trouble)}
              texts={t}
            />
          )}
        </div>
        <OrderReview
          cart={cart}
          texts={t}
          payment={cardPaid}
          delivery={
            chosen &&
            (paysByWallet || isAllPaid ? (
              <DeliveryDay categories={cart.categories} postalCode={postalCode} method={chosen.method} />
            ) : (
              <p className="small muted above-14">{isFetched ? t.readyAfterPayment : t.summary(days)}</p>
            ))
          }
        >
          <button
            type="submit"
            className="btn btn-main btn-wide btn-order"
            disabled={!isReady}
            aria-disabled={isBusy || undefined}
            aria-describedby={isReady ? undefined : 'checkout-fill'}
          >
            {waiting && <span className="spin" aria-hidden="true" />}
            {waiting ?? (isAllPaid ? t.submit : payment.option.submit(t))}
          </button>
          {!isReady && (
            <p className="small hint above-10" id="checkout-fill">
              {chosen ? t.fillRequired(details.requiredCount) : t.chooseDelivery}
            </p>
          )}
        </OrderReview>
      </div>
    </form>
  )
}
