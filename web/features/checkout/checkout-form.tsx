import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import type { NewOrderInput } from '#shared/contract/orders.ts'
import type { PaymentMethod } from '#shared/domain/order-states.ts'
import { useUser } from '#web/features/account/account-queries.ts'
import { cartPanelTexts } from '#web/features/cart/cart-panel-texts.ts'
import type { Cart } from '#web/features/cart/use-cart.ts'
import type { WalletBusy, WalletHandle } from '#web/features/checkout/wallet/wallet-payment.tsx'
import { useShop } from '#web/shop-query.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { useLayer } from '#web/ui/layer/layers.ts'
import { Attempt, lazyPart } from '#web/ui/lazy-part.tsx'
import { StepList } from '#web/ui/step-list.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { useTitlePrefix } from '#web/ui/use-title-prefix.ts'
import { type DetailName, detailProblems, emptyDetails, isFilled, requiredDetails } from './checkout-details.ts'
import { checkoutDraft } from './checkout-draft.ts'
import type { CheckoutTexts } from './checkout-texts.ts'
import { DeliverySection } from './delivery-section.tsx'
import { DetailsFields, errorText, fieldId } from './details-fields.tsx'
import { DetailsSection } from './details-section.tsx'
import { MobileSummary } from './mobile-summary.tsx'
import type { OrderProblem } from './order-problem.ts'
import { OrderProblemNote } from './order-problem-note.tsx'
import { orderRequest } from './order-request.ts'
import { OrderReview } from './order-review.tsx'
import { bank, offeredPayments, PaymentCards, type PaymentOption } from './payment-options.tsx'
import { useCheckoutForm } from './use-checkout-form.ts'
import { usePlaceOrder } from './use-place-order.ts'
import { usePostalHint } from './use-postal-hint.ts'

/** The wallet's code, and with it the provider's script, comes when it is chosen and there is something to pay. */
const WalletPayment = lazyPart(
  async () => (await import('#web/features/checkout/wallet/wallet-payment.tsx')).WalletPayment,
)

const formOrder = Object.keys(emptyDetails) as DetailName[]

export function CheckoutForm({ cart, texts: t }: { cart: Cart; texts: CheckoutTexts }) {
  const shop = useShop()
  const common = cartPanelTexts.useChunk()
  const router = useRouter()
  const layer = useLayer('checkout')
  const form = useCheckoutForm()
  const { send, isSending } = usePlaceOrder()
  const options = offeredPayments(shop)
  const [method, setMethod] = useState(() => firstMethod(options))
  const [hasChosen, setChosen] = useState(false)
  const [isFolded, setFolded] = useState(() => Object.keys(detailProblems(form.getValues())).length === 0)
  const [problem, setProblem] = useState<OrderProblem>()
  const paymentTitle = useRef<HTMLHeadingElement>(null)
  const wallet = useRef<WalletHandle>(null)
  const [walletBusy, setWalletBusy] = useState<WalletBusy>({})
  const postal = usePostalHint(form.watch('postalCode'))
  const isCustomer = Boolean(useUser())
  const [savesAddress, setSavesAddress] = useState(false)
  const isReady = isFilled(form.watch())
  const wrong = formOrder.filter((name) => form.formState.errors[name] !== undefined)
  // Grows with every submit, in the same step in which the errors appear.
  const attempt = form.formState.submitCount
  useTitlePrefix(attempt > 0 && (wrong.length > 0 || problem !== undefined) ? t.titlePrefix : '')

  const unfold = () => {
    setFolded(false)
    requestAnimationFrame(() => document.getElementById(fieldId('customerName'))?.focus())
  }
  const fold = form.handleSubmit(
    () => {
      setFolded(true)
      setProblem(undefined)
      requestAnimationFrame(() => paymentTitle.current?.focus())
    },
    () => setProblem(undefined),
  )

  const choose = (next: PaymentMethod) => {
    setMethod(next)
    setChosen(true)
    checkoutDraft.saveMethod(next)
  }

  async function place(body: NewOrderInput) {
    setProblem(undefined)
    const trouble = await send(body)
    if (!trouble) return tellIfClosed()
    await explain(trouble)
  }
  /** The wallet's order: what goes wrong with it after the payment is the wallet's to explain. */
  async function placePaid(body: NewOrderInput) {
    const trouble = await send(body)
    if (!trouble) tellIfClosed()
    return trouble
  }
  async function explain(trouble: OrderProblem) {
    if (trouble.kind === 'fields') {
      setFolded(false)
      for (const [name, message] of Object.entries(trouble.fields)) form.setError(name as DetailName, { message })
    } else {
      showToast({ variant: 'destructive', title: t.errorTitle, description: t.orderError })
    }
    if (trouble.kind === 'price' || trouble.kind === 'stock' || trouble.kind === 'unavailable') await cart.refresh()
    setProblem(trouble)
  }
  /** The answer may come after the dialog was closed: it must not come unseen. */
  const tellIfClosed = () => {
    if (router.latestLocation.search.checkout) return
    showToast({ title: t.confirmed, action: { label: t.seeConfirmation, run: () => void layer.open(1) } })
  }
  const order = form.handleSubmit(
    async (details) => {
      if (cart.counted.length === 0 || cart.counted.some((l) => l.trouble)) return setProblem({ kind: 'stock' })
      const body = orderRequest(details, postal.province, method, cart.counted, cart.totals, isCustomer && savesAddress)
      if (method === 'bank') return place(body)
      setProblem(undefined)
      wallet.current?.start(body)
    },
    () => {
      setFolded(false)
      setProblem(undefined)
    },
  )
  const isBusy = isSending || (method === 'paypal' && walletBusy !== undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void order()
  }
  const chosen = options.find((o) => o.method === method)
  const isWallet = method === 'paypal'
  const waiting = isSending ? t.sending : isWallet ? walletBusy?.text : undefined
  return (
    <form noValidate onSubmit={submit} aria-label={t.title}>
      <StepList
        label={t.stepsLabel}
        done={t.stepDone}
        names={t.steps}
        at={isFolded ? (hasChosen || isSending ? 2 : 1) : 0}
      />
      <MobileSummary cart={cart} texts={t} />
      <div className="chk">
        <div className="flex min-w-0 flex-col gap-8">
          <p className="small muted">{common.orderFacts(shop.walletOffered)}</p>
          <ErrorSummary
            attempt={attempt}
            errors={wrong.map((name) => ({
              id: fieldId(name),
              message: `${t.labels[name]}: ${lowerFirst(errorText(form.formState.errors, name, t) ?? '')}`,
            }))}
          />
          {problem && problem.kind !== 'fields' && (
            <OrderProblemNote problem={problem} totalCents={cart.totals.totalCents} attempt={attempt} texts={t} />
          )}
          <DetailsSection
            details={form.getValues()}
            {...{ isFolded, postal }}
            onEdit={unfold}
            onContinue={() => void fold()}
            texts={t}
          >
            <DetailsFields form={form} postal={postal} texts={t} />
            {isCustomer && (
              <label className="check mt-4">
                <input
                  type="checkbox"
                  checked={savesAddress}
                  onChange={(event) => setSavesAddress(event.target.checked)}
                />
                {t.saveAddress}
              </label>
            )}
          </DetailsSection>
          <DeliverySection totals={cart.totals} texts={t} />
          <section>
            <h3 className="chk-t" ref={paymentTitle} tabIndex={-1}>
              {t.paymentTitle}
            </h3>
            <PaymentCards
              options={options}
              chosen={method}
              isLocked={isSending || walletBusy?.isLocked === true}
              onChoose={choose}
              texts={t}
            />
            {isWallet && isReady && (
              <Attempt failed={(retry) => <ErrorState onRetry={retry} />}>
                <WalletPayment
                  handle={wallet}
                  place={placePaid}
                  onProblem={(trouble) => void explain(trouble)}
                  onBusy={setWalletBusy}
                  onUseBank={() => choose('bank')}
                />
              </Attempt>
            )}
          </section>
        </div>
        <OrderReview cart={cart} texts={t} delivery={(chosen ?? bank).delivery(t, shop.shipping.deliveryDays)}>
          <button
            type="submit"
            className="btn btn-1 btn-w btn-order"
            disabled={!isReady}
            aria-disabled={isBusy || undefined}
            aria-describedby={isReady ? undefined : 'checkout-fill'}
          >
            {waiting && <span className="spin" aria-hidden="true" />}
            {waiting ?? (chosen ?? bank).submit(t)}
          </button>
          {!isReady && (
            <p className="small hint mt-2.5" id="checkout-fill">
              {t.fillRequired(requiredDetails.length)}
            </p>
          )}
        </OrderReview>
      </div>
    </form>
  )
}

/** The one chosen before in this tab, if it is still offered, else the first. */
function firstMethod(options: readonly PaymentOption[]): PaymentMethod {
  const chosen = options.find((o) => o.method === checkoutDraft.method())
  return (chosen ?? options[0] ?? bank).method
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
