import type { ShopFacts } from '#shared/contract/platform/shop.ts'
import { ibanInFours } from '#shared/domain/orders/bank-form.ts'
import { type Cents, formatEuro } from '#shared/domain/platform/money.ts'
import { takesTransfers } from '#shared/domain/platform/shop/shop-readiness.ts'
import { bankOrderDays, type PaymentMethod } from '#shared/domain/platform/states/order-states.ts'
import type { OfferedWay } from '#web/extensions/web-extension.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/i18n/shop-query.ts'
import type { CheckoutTexts } from '#web/orders/checkout-parts/checkout-texts.ts'

/** One way to pay: its card, and the words of the button that commits the order (rule 435). */
export interface PaymentOption {
  /** Of the choice: the method, where it has no further instruments. */
  id: string
  method: PaymentMethod
  part?: OfferedWay['part'] | undefined
  Button?: OfferedWay['Button']
  isOffered(shop: ShopFacts): boolean
  title(texts: CheckoutTexts): string
  text(texts: CheckoutTexts): string
  submit(texts: CheckoutTexts): string
}

const paypal: PaymentOption = {
  id: 'paypal',
  method: 'paypal',
  isOffered: (shop) => shop.walletOffered,
  title: (t) => t.paypal,
  text: (t) => t.paypalText,
  submit: (t) => t.submitPaypal,
}

export const bank: PaymentOption = {
  id: 'bank',
  method: 'bank',
  isOffered: takesTransfers,
  title: (t) => t.bank,
  text: (t) => t.bankText(bankOrderDays),
  submit: (t) => t.submit,
}

/** In display order; the first one offered is preselected. */
const paymentOptions: readonly PaymentOption[] = [paypal, bank]

export function offeredPayments(shop: ShopFacts): readonly PaymentOption[] {
  return paymentOptions.filter((option) => option.isOffered(shop))
}

interface Props {
  options: readonly PaymentOption[]
  /** Undefined: nothing can be chosen yet. */
  chosen: string | undefined
  isLocked: boolean
  /** Left after gift cards. */
  amountCents: Cents
  onChoose(id: string): void
  texts: CheckoutTexts
}

export function PaymentCards({ options, chosen, isLocked, amountCents, onChoose, texts }: Props) {
  return (
    <fieldset disabled={isLocked}>
      <legend className="sr-only">{texts.paymentLabel}</legend>
      <div className="column spaced-12">
        {options.map((option) => {
          const isChosen = option.id === chosen
          return (
            <label key={option.id} className={`pay-option block relative ${isChosen ? 'on' : ''}`}>
              <b className="bold block">{option.title(texts)}</b>
              <span className="small muted above-4 block measure-56">{option.text(texts)}</span>
              <input
                className="sr-only"
                type="radio"
                name="paymentMethod"
                value={option.id}
                checked={isChosen}
                onChange={() => onChoose(option.id)}
              />
            </label>
          )
        })}
      </div>
      {chosen === 'bank' && <BankTerms amountCents={amountCents} texts={texts} />}
    </fieldset>
  )
}

/** Whom a transfer goes to, before it is ordered: its reference comes with the order. */
function BankTerms({ amountCents, texts: t }: Pick<Props, 'amountCents' | 'texts'>) {
  const { language } = useI18n()
  const { bank: account } = useShop()
  const rows = [
    [t.bankTerms.beneficiary, account.beneficiary],
    [t.bankTerms.iban, ibanInFours(account.iban)],
    [t.bankTerms.bankName, account.bankName],
    [t.bankTerms.reference, t.bankReference],
    [t.bankTerms.amount, formatEuro(amountCents, language)],
  ]
  return (
    <dl className="bank-terms relative column spaced-8 small">
      {rows.map(([label, value]) => (
        <div className="flex wraps spaced-4-12" key={label}>
          <dt className="muted">{label}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
