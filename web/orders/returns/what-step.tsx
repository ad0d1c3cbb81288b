import { Link } from '@tanstack/react-router'
import { type SubmitEvent, useRef, useState } from 'react'
import type { ReturnOffer } from '#shared/contract/orders/order-parts/after-sales.ts'
import type { OrderPage } from '#shared/contract/orders/orders.ts'
import { formatEuro } from '#shared/domain/platform/money.ts'
import { paidFor } from '#shared/domain/pricing/worth-of-units.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { QuantityStepper } from '#web/ui/form/quantity-stepper.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { ReturnDraft } from './return-draft.ts'
import type { ReturnTexts } from './return-texts.ts'
import { lineKey, type OfferLine, piecesOf, type TickedLine } from './return-ways.ts'

interface Props {
  order: OrderPage
  offer: ReturnOffer
  lines: readonly TickedLine[]
  draft: ReturnDraft
  refused: string | undefined
  accessKey: string
  texts: ReturnTexts
  onChange(part: Partial<ReturnDraft>): void
  onContinue(): void
}

export function WhatStep({ order, offer, lines, draft, refused, accessKey, texts: t, onChange, onContinue }: Props) {
  const [isAsked, setAsked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const units = piecesOf(lines)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (units > 0) return onContinue()
    setAsked(true)
    form.current?.querySelector<HTMLInputElement>('input[type=checkbox]')?.focus()
  }
  const set = (line: OfferLine, quantity: number) =>
    onChange({ quantities: { ...draft.quantities, [lineKey(line)]: quantity } })
  return (
    <form method="dialog" ref={form} onSubmit={submit} noValidate>
      <div className="box-body">
        <h2 tabIndex={-1}>{t.what.title}</h2>
        <p className="muted above-4 below-12">{t.what.text}</p>
        <ErrorSummary attempt={refused ? 1 : 0} errors={[]} general={refused} />
        <ul>
          {offer.lines.map((line) => (
            <LineRow
              key={lineKey(line)}
              line={line}
              quantity={lines.find((one) => lineKey(one) === lineKey(line))?.quantity ?? 0}
              texts={t}
              onSet={(quantity) => set(line, quantity)}
            />
          ))}
        </ul>
        {isAsked && units === 0 && (
          <p className="error" role="alert">
            {t.what.none}
          </p>
        )}
      </div>
      <div className="step-foot">
        <Link
          className="btn btn-text"
          to="/ordine/$orderNumber"
          params={{ orderNumber: order.orderNumber }}
          search={{ k: accessKey }}
        >
          {t.what.leave}
        </Link>
        <button type="submit" className="btn btn-main">
          {units > 0 ? t.what.goOn(units) : t.goOn}
        </button>
      </div>
    </form>
  )
}

interface RowProps {
  line: OfferLine
  quantity: number
  texts: ReturnTexts
  onSet(quantity: number): void
}

function LineRow({ line, quantity, texts: t, onSet }: RowProps) {
  const { language } = useI18n()
  const paid = formatEuro(paidFor(line, 1), language)
  const name = line.frameSize ? `${line.name}, ${t.size(line.frameSize)}` : line.name
  return (
    <li className="return-item grid spaced-8-16 align-center line-below">
      <label className="check">
        <input
          type="checkbox"
          aria-label={name}
          checked={quantity > 0}
          onChange={({ target }) => onSet(target.checked ? 1 : 0)}
        />
      </label>
      <Picture category={line.category} url={line.imageUrl} alt="" sizes="88px" />
      <div className="can-shrink">
        <p className="item-name">{line.name}</p>
        <p className="small muted">
          {line.frameSize && `${t.size(line.frameSize)} · `}
          {line.bought > 1 ? t.what.paidEach(paid) : t.what.paid(paid)}
        </p>
      </div>
      <div className="quantity-cell">
        {line.left > 1 ? (
          <>
            <QuantityStepper
              small
              value={quantity}
              min={0}
              max={line.left}
              label={t.what.quantityOf(name)}
              onChange={onSet}
            />
            <p className="small muted">{t.what.of(line.left)}</p>
          </>
        ) : (
          <span className="small muted">{t.pieces(line.left)}</span>
        )}
      </div>
    </li>
  )
}
