import { Gift, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { maxOrderGiftCards } from '#shared/domain/orders/gift-card-states.ts'
import { centsOf, formatEuro, parseDecimal, toDecimal } from '#shared/domain/platform/money.ts'
import { useApi } from '#web/api.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { Field } from '#web/ui/form/field.tsx'
import type { CardPayment } from './card-payment.ts'
import { checkCard } from './check-card.ts'
import { giftCardTexts } from './gift-card-texts.ts'
import { heldCards, holdCards } from './held-cards.ts'

/** The gift cards of an order: balance, used and remaining amount of each. */
export function GiftCardField({ payment, isLocked }: { payment: CardPayment; isLocked: boolean }) {
  const { field: t } = giftCardTexts.useChunk()
  return (
    <div>
      <div aria-live="polite">
        {payment.cards.map((card) => (
          <CardRow key={card.code} card={card} isLocked={isLocked} />
        ))}
      </div>
      {payment.cards.length < maxOrderGiftCards && !payment.isAll && (
        <NewCard
          isLocked={isLocked}
          label={payment.cards.length > 0 ? t.another : <span className="sr-only">{t.add}</span>}
        />
      )}
      {payment.isAll && <p className="above-12">{t.allPaid}</p>}
    </div>
  )
}

interface RowProps {
  card: CardPayment['cards'][number]
  isLocked: boolean
}

function CardRow({ card, isLocked }: RowProps) {
  const { field: t } = giftCardTexts.useChunk()
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
      <div className="gift-card-used grow">
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
function keepsForm(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}

function NewCard({ label, isLocked }: { label: ReactNode; isLocked: boolean }) {
  const texts = giftCardTexts.useChunk()
  const { field: t } = texts
  const api = useApi()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [why, setWhy] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  async function use() {
    if (isBusy || isLocked) return
    if (!typed.trim()) return setWhy(t.empty)
    setBusy(true)
    const { card, why: refusal } = await checkCard(api, typed, texts)
    setBusy(false)
    const isTwice = card && heldCards().some(({ code }) => code === card.code)
    setWhy(isTwice ? t.twice : refusal)
    if (!card || isTwice) return
    holdCards([...heldCards(), { code: card.code, balanceCents: centsOf(card.balance ?? '0'), wantedCents: undefined }])
    setTyped('')
  }
  return (
    <Field
      label={label}
      error={why}
      className="field-action above-12"
      aside={
        <button
          type="button"
          className="btn btn-small nowrap"
          aria-disabled={isBusy || undefined}
          disabled={isLocked}
          onClick={() => void use()}
        >
          {t.apply}
        </button>
      }
    >
      <input
        id={id}
        type="text"
        value={typed}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        disabled={isLocked}
        onChange={({ target }) => {
          setTyped(target.value)
          setWhy(undefined)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void use()
        }}
      />
    </Field>
  )
}
