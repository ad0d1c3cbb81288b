import { useCallback } from 'react'
import type { ReturnOffer } from '#shared/contract/orders/order-parts/after-sales.ts'
import type { OrderPage } from '#shared/contract/orders/orders.ts'
import { getReturnPhoto, sendReturnPhoto } from '#shared/contract/orders/returns/customer-returns.ts'
import { maxReturnPhotos } from '#shared/domain/orders/returns/return-choices.ts'
import { addressOf, useApi } from '#web/platform/api.ts'
import { Field } from '#web/ui/form/field.tsx'
import { PhotoField } from '#web/ui/form/photo-field.tsx'
import { type ChoiceProblem, outcomeOf, type ReturnChoice, type ReturnDraft, type ReturnPart } from './return-draft.ts'
import type { ReturnTexts } from './return-texts.ts'
import { WayCard } from './way-card.tsx'

interface Props {
  order: OrderPage
  offer: ReturnOffer
  part: ReturnPart
  draft: ReturnDraft
  missing: readonly ChoiceProblem[]
  accessKey: string
  texts: ReturnTexts
  onChoose(choice: Partial<ReturnChoice>): void
  onSizes(sizes: ReturnDraft['sizes']): void
  onSending(key: string, isSending: boolean): void
}

/** One choice: the kind, and its further fields. */
export function HowPart(props: Props) {
  const { order, offer, part, draft, missing, accessKey, texts: t, onChoose, onSizes, onSending } = props
  const { key, lines, ways, way: chosen, choice } = part
  const api = useApi()
  const call = { params: { orderNumber: order.orderNumber }, query: { k: accessKey } }
  const isDefect = chosen?.way === 'guarantee' || chosen?.way === 'transport_damage'
  const noteSending = useCallback((isSending: boolean) => onSending(key, isSending), [key, onSending])
  return (
    <>
      <fieldset className="above-16">
        <legend className="sr-only">{t.how.legend(lines.length === 1 ? (lines[0]?.name ?? '') : '')}</legend>
        {ways.map((way) => (
          <WayCard
            key={way.way}
            group={`way-${key}`}
            way={way}
            isOn={way === chosen}
            isSizeMissing={missing.includes('size')}
            offer={offer}
            lines={lines}
            sizes={draft.sizes}
            onChoose={() => onChoose({ way: way.way, wish: undefined })}
            onSizes={onSizes}
            texts={t}
          />
        ))}
      </fieldset>
      {missing.includes('way') && (
        <p className="error" role="alert">
          {t.how.none}
        </p>
      )}
      {chosen && isDefect && chosen.outcomes.length > 1 && (
        <fieldset className="above-20">
          <legend className="label">{t.how.wish}</legend>
          {chosen.outcomes.map((outcome) => (
            <label className="check" key={outcome}>
              <input
                type="radio"
                name={`wish-${key}`}
                checked={outcomeOf(chosen, choice) === outcome}
                onChange={() => onChoose({ wish: outcome })}
              />
              {t.how.wishes[outcome]}
            </label>
          ))}
        </fieldset>
      )}
      {chosen && chosen.photosNeeded > 0 && (
        <PhotoField
          send={(form) => api(sendReturnPhoto, call, { form })}
          urlOf={(id) => addressOf(getReturnPhoto, { ...call, params: { ...call.params, id } })}
          most={maxReturnPhotos}
          hint={t.photos.hint(chosen.photosNeeded)}
          photoIds={choice.photoIds}
          error={
            missing.includes('photos') ? t.photos.missing(chosen.photosNeeded - choice.photoIds.length) : undefined
          }
          onChange={(photoIds) => onChoose({ photoIds })}
          onSending={noteSending}
          texts={t.photos}
        />
      )}
      {chosen && (
        <div className="above-20">
          <Field
            label={isDefect ? t.how.defect : t.how.reason}
            hint={isDefect ? t.how.defectHint : t.how.reasonHint}
            optional
          >
            <textarea
              rows={3}
              maxLength={500}
              value={choice.reason}
              onChange={({ target }) => onChoose({ reason: target.value })}
            />
          </Field>
        </div>
      )}
    </>
  )
}
