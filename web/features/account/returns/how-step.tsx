import { type SubmitEvent, useRef, useState } from 'react'
import type { OrderPage } from '#shared/contract/orders.ts'
import type { ReturnOffer } from '#shared/contract/returns/returns.ts'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { missingIn, outcomeOf, type ReturnDraft, type TickedLine, waysOf } from './return-draft.ts'
import { ReturnPhotos } from './return-photos.tsx'
import type { ReturnTexts } from './return-texts.ts'
import { WayCard } from './way-card.tsx'

interface Props {
  order: OrderPage
  offer: ReturnOffer
  lines: readonly TickedLine[]
  draft: ReturnDraft
  refused: string | undefined
  accessKey: string
  texts: ReturnTexts
  onChange(part: Partial<ReturnDraft>): void
  onBack(): void
  onContinue(): void
}

/** The kinds are kept apart, each with its own term and what it gives back (rule 616). */
export function HowStep(props: Props) {
  const { order, offer, lines, draft, refused, accessKey, texts: t, onChange, onBack, onContinue } = props
  const [isAsked, setAsked] = useState(false)
  const [isSending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const ways = waysOf(lines)
  const chosen = ways.find(({ way }) => way === draft.way)
  const missing = isAsked ? missingIn(lines, chosen, draft) : []
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setAsked(true)
    const [first] = missingIn(lines, chosen, draft)
    if (!first && !isSending) return onContinue()
    if (first) form.current?.querySelector<HTMLElement>(whereTo[first])?.focus()
  }
  const isDefect = chosen?.way === 'guarantee' || chosen?.way === 'transport_damage'
  const photosMissing = (chosen?.photosNeeded ?? 0) - draft.photoIds.length
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <div className="box-b">
        <h2 tabIndex={-1}>{t.how.title(lines.length)}</h2>
        {lines.length > 1 && <p className="muted mt-1">{t.how.several}</p>}
        <ErrorSummary attempt={refused ? 1 : 0} errors={[]} general={refused} />
        <fieldset className="mt-4">
          <legend className="vh">{t.how.legend}</legend>
          {ways.map((way) => (
            <WayCard
              key={way.way}
              way={way}
              isOn={way === chosen}
              isSizeMissing={missing.includes('size')}
              offer={offer}
              lines={lines}
              draft={draft}
              onChange={onChange}
              texts={t}
            />
          ))}
        </fieldset>
        {missing.includes('way') && (
          <p className="err" role="alert">
            {t.how.none}
          </p>
        )}
        {chosen && isDefect && chosen.outcomes.length > 1 && (
          <fieldset className="mt-5">
            <legend className="label">{t.how.wish}</legend>
            {chosen.outcomes.map((outcome) => (
              <label className="check" key={outcome}>
                <input
                  type="radio"
                  name="wish"
                  checked={outcomeOf(chosen, draft) === outcome}
                  onChange={() => onChange({ wish: outcome })}
                />
                {t.how.wishes[outcome]}
              </label>
            ))}
          </fieldset>
        )}
        {chosen && chosen.photosNeeded > 0 && (
          <ReturnPhotos
            orderNumber={order.orderNumber}
            accessKey={accessKey}
            needed={chosen.photosNeeded}
            photoIds={draft.photoIds}
            error={missing.includes('photos') ? t.photos.missing(photosMissing) : undefined}
            onChange={(photoIds) => onChange({ photoIds })}
            onSending={setSending}
            texts={t}
          />
        )}
        {chosen && (
          <div className="mt-5">
            <Field
              label={isDefect ? t.how.defect : t.how.reason}
              hint={isDefect ? t.how.defectHint : t.how.reasonHint}
              optional
            >
              <textarea
                rows={3}
                maxLength={500}
                value={draft.reason}
                onChange={({ target }) => onChange({ reason: target.value })}
              />
            </Field>
          </div>
        )}
      </div>
      <div className="piedi">
        <button type="button" className="btn btn-t" onClick={onBack}>
          {t.back}
        </button>
        <button type="submit" className="btn btn-1">
          {t.goOn}
        </button>
      </div>
    </form>
  )
}

const whereTo = {
  way: 'input[name=way]',
  size: '.sizes input:not(:disabled)',
  photos: 'input[type=file]',
}
