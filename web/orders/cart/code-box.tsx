import { Check, ChevronDown, CircleAlert, Gift, X } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import type { CartCoupon } from '#shared/contract/orders/coupons.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { formatEuro } from '#shared/domain/platform/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDate } from '#web/i18n/shop-dates.ts'
import type { CardPayment } from '#web/orders/gift-cards/card-payment.ts'
import { Field } from '#web/ui/form/field.tsx'
import { cartPanelTexts } from './cart-panel-texts.ts'
import { HeldCardRow, keepsForm } from './held-card-row.tsx'
import type { Cart } from './shipped-cart.ts'
import { storeCoupons } from './stored-coupons.ts'
import { refusalText, useAddCode } from './use-add-code.ts'

type Texts = ReturnType<typeof cartPanelTexts.useChunk>

interface Props {
  cart: Cart
  payment: CardPayment
  isLocked?: boolean
}

/** One fold for discount codes and gift cards: those of the order, and a field that takes either. */
export function CodeBox({ cart, payment, isLocked = false }: Props) {
  const t = cartPanelTexts.useChunk()
  const field = useRef<HTMLInputElement>(null)
  const { codes } = cart.coded
  const count = codes.length + payment.cards.length
  // A code that counts, or no longer does, is never hidden.
  const [seen, setSeen] = useState(0)
  const [isOpen, setOpen] = useState(false)
  if (count !== seen) {
    setSeen(count)
    if (count > seen) setOpen(true)
  }
  const remove = (code: string) => {
    storeCoupons(codes.filter((one) => one !== code))
    requestAnimationFrame(() => field.current?.focus())
  }
  return (
    <section className="coupons" aria-label={t.codes.title}>
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open)
          if (currentTarget.open && currentTarget.contains(document.activeElement))
            field.current?.scrollIntoView({ block: 'nearest' })
        }}
      >
        <summary className="row spaced-10">
          <Gift className="icon icon-s" aria-hidden="true" />
          <b className="bold">{t.codes.title}</b>
          <span className="muted small">{t.codes.kinds}</span>
          <ChevronDown className="icon icon-s" aria-hidden="true" />
        </summary>
        <div aria-live="polite">
          {codes.map((code) => (
            <CodeRow key={code} code={code} cart={cart} isLocked={isLocked} onRemove={() => remove(code)} />
          ))}
          {payment.cards.map((card) => (
            <HeldCardRow key={card.code} card={card} isLocked={isLocked} />
          ))}
        </div>
        {payment.isAll && <p className="small above-8">{t.gift.allPaid}</p>}
        <CodeField {...{ cart, payment, isLocked }} input={field} texts={t} />
      </details>
    </section>
  )
}

interface RowProps {
  code: string
  cart: Cart
  isLocked: boolean
  onRemove(): void
}

function CodeRow({ code, cart, isLocked, onRemove }: RowProps) {
  const t = cartPanelTexts.useChunk()
  const { language } = useI18n()
  const answer = cart.coded.answers?.find((one) => one.code === code)
  const applied = cart.totals.codes.find((one) => one.code === code)
  const refused = cart.totals.refused.find((one) => one.code === code)
  const why = answer?.why ?? (refused && refusalText(refused, cart, t, language))
  return (
    <div
      className={
        applied ? 'coupon flex align-center spaced-10 above-8 on' : 'coupon flex align-center spaced-10 above-8'
      }
    >
      {applied ? (
        <Check className="icon icon-s" aria-hidden="true" />
      ) : (
        <CircleAlert className="icon icon-s" aria-hidden="true" />
      )}
      <p className="can-shrink">
        <b className="bold">{code}</b>
        {answer?.terms && applied && <span className="small muted block">{doesText(answer.terms, t, language)}</span>}
        {why && <span className="small block">{why}</span>}
      </p>
      {applied && applied.discountCents > 0 && (
        <span className="bold nowrap">{formatEuro(-applied.discountCents, language)}</span>
      )}
      <button
        type="button"
        className="btn btn-icon"
        disabled={isLocked}
        aria-label={t.codes.remove(code)}
        onClick={onRemove}
      >
        <X className="icon icon-s" aria-hidden="true" />
      </button>
    </div>
  )
}

/** «10 % su alcuni articoli, fino al 30 novembre». */
function doesText(
  { kind, percent, amount, productIds, endsAt }: NonNullable<CartCoupon['terms']>,
  t: Texts,
  language: Language,
): string {
  const what =
    kind === 'delivery'
      ? t.codes.delivery
      : kind === 'percent'
        ? t.codes.percent(percent ?? 0)
        : t.codes.amount(formatEuro(Math.round(Number(amount) * 100), language))
  const some = productIds && kind !== 'delivery' ? ` ${t.codes.someArticles}` : ''
  return `${what}${some}${endsAt ? `, ${t.codes.until(shopDate(endsAt, language, 'promise'))}` : ''}`
}

interface FieldProps extends Required<Props> {
  input: RefObject<HTMLInputElement | null>
  texts: Texts
}

function CodeField({ cart, payment, isLocked, input, texts: t }: FieldProps) {
  const { add, why, instead, isBusy, say } = useAddCode(cart, payment, t)
  const [typed, setTyped] = useState('')
  const use = async () => {
    if (!isBusy && !isLocked && (await add(typed))) setTyped('')
  }
  return (
    <>
      <Field
        label={t.codes.label}
        error={why}
        className="field-action above-8 small"
        aside={
          <button
            type="button"
            className="btn btn-small"
            aria-disabled={isBusy || undefined}
            disabled={isLocked}
            onClick={() => void use()}
          >
            {t.codes.apply}
          </button>
        }
      >
        <input
          ref={input}
          type="text"
          value={typed}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          disabled={isLocked}
          onChange={({ target }) => {
            setTyped(target.value)
            say(undefined)
          }}
          onKeyDown={(event) => {
            keepsForm(event)
            if (event.key === 'Enter') void use()
          }}
        />
      </Field>
      {instead && (
        <button
          type="button"
          className="link btn-bare"
          onClick={() => {
            say(undefined)
            setTyped('')
            storeCoupons([instead])
            input.current?.focus()
          }}
        >
          {t.codes.swapFor(instead)}
        </button>
      )}
    </>
  )
}
