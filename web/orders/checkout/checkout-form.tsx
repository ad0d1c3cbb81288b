import { Place } from '#web/extensions/place.tsx'
import { useShop } from '#web/i18n/shop-query.ts'
import { cartPanelTexts } from '#web/orders/cart/cart-panel-texts.ts'
import type { Cart } from '#web/orders/cart/shipped-cart.ts'
import { DeliverySection } from '#web/orders/checkout/shipping/delivery-section.tsx'
import type { CheckoutTexts } from '#web/orders/checkout-parts/checkout-texts.ts'
import { DeliveryDay } from '#web/ui/delivery-day.tsx'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { Tick } from '#web/ui/form/tick.tsx'
import { Attempt, lazyPart } from '#web/ui/lazy-part.tsx'
import { StepList } from '#web/ui/step-list.tsx'
import { DetailsFields } from './details-fields.tsx'
import { DetailsSection } from './details-section.tsx'
import { MobileSummary } from './mobile-summary.tsx'
import { NothingAvailable } from './nothing-available.tsx'
import { OrderProblemNote } from './order-problem-note.tsx'
import { OrderReview } from './order-review.tsx'
import { PaymentSection } from './payment-section.tsx'
import { useCheckout } from './use-checkout.ts'

/** For customers with an account. */
const SavedAddresses = lazyPart(async () => (await import('./saved-addresses.tsx')).SavedAddresses)

export function CheckoutForm({ cart: unshipped, texts: t }: { cart: Cart; texts: CheckoutTexts }) {
  const shop = useShop()
  const common = cartPanelTexts.useChunk()
  const checkout = useCheckout(unshipped, t)
  const { address, cardPaid, cart, chooseDelivery, details, forgetProblem, isAllPaid, isFetched, isFolded } = checkout
  const { isLocked, isReady, isSending, payment, paysByWallet, postal, postalCode, problem } = checkout
  const { chosen } = cart.shipping
  const isPaidNow = paysByWallet || isAllPaid

  // While money is on its way its own hold may look like a sale to someone else.
  if (cart.counted.length === 0 && !isLocked) return <NothingAvailable {...{ cart }} texts={t} />

  return (
    <form
      method="dialog"
      noValidate
      onSubmit={(event) => (checkout.isBusy ? event.preventDefault() : checkout.order(event))}
      aria-label={t.title}
    >
      <StepList label={t.stepsLabel} done={t.stepDone} names={t.steps} at={isFolded ? 2 : 0} />
      <MobileSummary cart={cart} toPayCents={cardPaid.toPayCents} texts={t} />
      <div className="checkout">
        <div className="column can-shrink spaced-32">
          <p className="small muted">{common.orderFacts(shop.walletOffered)}</p>
          <ErrorSummary {...details.summary} />
          {problem && problem.kind !== 'fields' && (
            <OrderProblemNote
              problem={problem}
              totalCents={cardPaid.toPayCents}
              attempt={details.summary.attempt}
              onGuest={forgetProblem}
              texts={t}
            />
          )}
          {address.isOffered && (
            <Attempt>
              <SavedAddresses form={details.form} texts={t} />
            </Attempt>
          )}
          <DetailsSection
            details={details.form.getValues()}
            {...{ isFolded, isFetched, postal }}
            onEdit={checkout.edit}
            onContinue={() => checkout.goOn()}
            texts={t}
          >
            <DetailsFields {...{ details, postal, isFetched }} texts={t} />
            {address.isOffered && (
              <Tick isOn={address.isKept} onChange={address.keep}>
                {t.saveAddress}
              </Tick>
            )}
            <Place name="checkout.extra" given={checkout.extra} />
          </DetailsSection>
          <DeliverySection
            {...{ cart, postalCode }}
            city={details.form.watch('city')}
            isPaidNow={isPaidNow}
            isLocked={isLocked}
            onChoose={chooseDelivery}
            texts={t}
          />
          {isFetched && <Place name="checkout.pickup" given={{ ...checkout.extra, isLocked, lines: cart.counted }} />}
          {!isAllPaid && (
            <PaymentSection
              isFetched={isFetched}
              payment={payment}
              title={checkout.paymentTitle}
              {...{ isReady, isSending }}
              amountCents={cardPaid.toPayCents}
              place={checkout.placePaid}
              onProblem={(trouble) => void checkout.explain(trouble)}
              texts={t}
            />
          )}
        </div>
        <OrderReview
          cart={cart}
          texts={t}
          payment={cardPaid}
          isLocked={isLocked}
          delivery={
            chosen && (
              <DeliveryDay
                categories={cart.categories}
                {...{ postalCode, isPaidNow }}
                method={chosen.method}
                paidBy={(day) => `${t.paidBy(day)}:`}
              />
            )
          }
        >
          <SubmitOrder {...{ checkout }} texts={t} />
        </OrderReview>
      </div>
    </form>
  )
}

interface SubmitProps {
  checkout: ReturnType<typeof useCheckout>
  texts: CheckoutTexts
}

function SubmitOrder({ checkout, texts: t }: SubmitProps) {
  const { cart, isAllPaid, isBusy, isReady, missing, payment, waiting } = checkout
  const Own = isReady && !isBusy && !isAllPaid ? payment.option.Button : undefined
  const button = (
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
  )
  return (
    <>
      {Own ? (
        <Attempt meanwhile={button} failed={() => button}>
          <Own />
        </Attempt>
      ) : (
        button
      )}
      {!isReady && (
        <p className="small hint above-10" id="checkout-fill">
          {cart.shipping.chosen ? t.stillMissing(missing.map((name) => t.labels[name])) : t.chooseDelivery}
        </p>
      )}
    </>
  )
}
