import { Gift, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { formatEuro, parseDecimal, toDecimal } from '#shared/domain/platform/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import type { CardPayment } from '#web/orders/gift-cards/card-payment.ts'
import { heldCards, holdCards } from '#web/orders/gift-cards/held-cards.ts'
import { Field } from '#web/ui/form/field.tsx'
import { cartPanelTexts } from './cart-panel-texts.ts'

interface Props {
  card: CardPayment['cards'][number]
  isLocked: boolean
}

/** A gift card of the order: its balance, the used amount and the rest. */
export function HeldCardRow({ card, isLocked }: Props) {
  const { gift: t } = cartPanelTexts.useChunk()
  const { language } = useI18n()
  const [typed, setTyped] = useState(toDecimal(card.cents))
  const [isWrong, setWrong] = useState(false)
  const euro = (cents: number) => formatEuro(cents, language)
  const end = card.code.slice(-4)
  const change = (text: string) => {
    setTyped(text)
    const cents = parseDecimal(text)
    const isFine = cents !== undefined && cents > 0 && cents <= card.balanceCents
    setWrong(!isFine)
    if (isFine) holdCards(heldCards().map((one) => (one.code === card.code ? { ...one, wantedCents: cents } : one)))
  }
  return (
    <div className="coupon flex spaced-10 above-8 on align-start">
      <Gift className="icon icon-s above-8" aria-hidden="true" />
      <div className="gift-card-used can-shrink grow">
        <p className="bold">{t.ending(end)}</p>
        <p className="small muted">
          {t.worth(euro(card.balanceCents))} {t.left(euro(card.balanceCents - card.cents))}
        </p>
        <Field
          label={t.use}
          hint={t.useHint}
          error={isWrong ? t.tooMuch(euro(card.balanceCents)) : undefined}
          className="above-8 narrow"
        >
          <input
            type="text"
            inputMode="decimal"
            maxLength={10}
            value={typed}
            disabled={isLocked}
            onChange={({ target }) => change(target.value)}
            onBlur={() => {
              setWrong(false)
              setTyped(toDecimal(card.cents))
            }}
            onKeyDown={keepsForm}
          />
        </Field>
      </div>
      <b className="bold nowrap gift-card-amount">{euro(-card.cents)}</b>
      <button
        type="button"
        className="btn btn-icon"
        disabled={isLocked}
        aria-label={t.remove(end)}
        onClick={() => holdCards(heldCards().filter(({ code }) => code !== card.code))}
      >
        <X className="icon icon-s" aria-hidden="true" />
      </button>
    </div>
  )
}

/** Inside the order's form, which Enter must not send. */
export function keepsForm(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}
