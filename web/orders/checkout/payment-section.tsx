import { type RefObject, useCallback, useRef, useState } from 'react'
import type { NewOrderInput } from '#shared/contract/orders/orders.ts'
import type { Cents } from '#shared/domain/platform/money.ts'
import { Place } from '#web/extensions/place.tsx'
import type { OfferedWay } from '#web/extensions/web-extension.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import type { CheckoutTexts } from '#web/orders/checkout-parts/checkout-texts.ts'
import type { OrderProblem } from '#web/orders/checkout-parts/order-problem.ts'
import type { WalletBusy, WalletHandle } from '#web/orders/wallet/wallet-payment-props.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Attempt, lazyPart } from '#web/ui/lazy-part.tsx'
import { checkoutDraft } from './checkout-draft.ts'
import { bank, offeredPayments, PaymentCards, type PaymentOption } from './payment-options.tsx'

/** The wallet's code, and with it the provider's script, comes when it is chosen and there is something to pay. */
const CheckoutWallet = lazyPart(async () => (await import('#web/orders/wallet/checkout-wallet.tsx')).CheckoutWallet)

/** The payment method: the former choice in this tab, if still offered, else the first. */
export function usePaymentChoice() {
  const shop = useShop()
  const [more, setMore] = useState<readonly OfferedWay[]>([])
  const own = offeredPayments(shop)
  const options = [...more.filter(isFirst).map(asOption), ...own, ...more.filter((way) => !isFirst(way)).map(asOption)]
  const [chosen, setMethod] = useState(() => checkoutDraft.method())
  const option = options.find((one) => one.id === chosen) ?? own[0] ?? options[0] ?? bank
  const { method } = option
  const offer = useCallback((way: OfferedWay) => {
    setMore((ways) => [...ways, way])
    return () => setMore((ways) => ways.filter((one) => one !== way))
  }, [])
  const [walletBusy, setWalletBusy] = useState<WalletBusy>({})
  const wallet = useRef<WalletHandle<NewOrderInput>>(null)
  const Part = option.part ?? (method === 'paypal' ? CheckoutWallet : undefined)
  return {
    options,
    method,
    option,
    offer,
    isWallet: Part !== undefined,
    Part,
    wallet,
    walletBusy,
    setWalletBusy,
    choose(next: string) {
      setMethod(next)
      checkoutDraft.saveMethod(next)
    },
  }
}

const isFirst = (way: OfferedWay) => way.isFirst === true

const asOption = ({ method, instrument, title, text, submit, part, Button }: OfferedWay): PaymentOption => ({
  id: instrument ? `${method}/${instrument}` : method,
  method,
  ...{ part, Button },
  isOffered: () => true,
  title: () => title,
  text: () => text,
  submit: () => submit,
})

interface Props {
  isFetched: boolean
  payment: ReturnType<typeof usePaymentChoice>
  title: RefObject<HTMLHeadingElement | null>
  isReady: boolean
  isSending: boolean
  amountCents: Cents
  place(body: NewOrderInput): Promise<OrderProblem | undefined>
  onProblem(problem: OrderProblem): void
  texts: CheckoutTexts
}

export function PaymentSection({
  isFetched,
  payment,
  title,
  isReady,
  isSending,
  amountCents,
  place,
  onProblem,
  texts: t,
}: Props) {
  const { options, option, Part, wallet, walletBusy, setWalletBusy, choose } = payment
  return (
    <section>
      <h3 className="block-title" ref={title} tabIndex={-1}>
        {t.paymentTitle}
      </h3>
      {options.length === 0 && <p className="note note-warning">{t.notReady}</p>}
      <PaymentCards
        options={options}
        chosen={options.length === 0 ? undefined : option.id}
        amountCents={amountCents}
        isLocked={isSending || walletBusy?.isLocked === true}
        onChoose={choose}
        texts={t}
      />
      <Place name="checkout.pay" given={{ offer: payment.offer, isFetched, amountCents }} />
      {Part && isReady && (
        <Attempt key={option.id} failed={(retry) => <ErrorState onRetry={retry} />}>
          <Part
            handle={wallet}
            amountCents={amountCents}
            place={place}
            onProblem={onProblem}
            onBusy={setWalletBusy}
            onUseBank={() => choose('bank')}
          />
        </Attempt>
      )}
    </section>
  )
}
