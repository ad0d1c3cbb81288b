import type { NewReview } from '#shared/contract/catalog/reviews.ts'
import { fits, heightBands } from '#shared/domain/platform/goods/review-fit.ts'
import { Field } from '#web/ui/form/field.tsx'
import { reviewTexts } from './review-texts.ts'

export type FitSaid = Pick<NewReview, 'fit' | 'heightFromCm'>

interface Props {
  said: FitSaid
  onSay(said: FitSaid): void
}

export function FitQuestion({ said, onSay }: Props) {
  const t = reviewTexts.useChunk()
  return (
    <>
      <fieldset>
        <legend className="label">{t.fitQuestion}</legend>
        <div className="flex wraps spaced-16">
          {[undefined, ...fits].map((fit) => (
            <label className="check" key={fit ?? ''}>
              <input type="radio" name="fit" checked={said.fit === fit} onChange={() => onSay({ ...said, fit })} />
              {fit ? t.fits[fit] : t.fitUnsaid}
            </label>
          ))}
        </div>
      </fieldset>
      <Field label={t.height} hint={t.heightHint} optional>
        <select
          value={said.heightFromCm ?? ''}
          onChange={({ target }) =>
            onSay({ ...said, heightFromCm: heightBands.find((band) => String(band) === target.value) })
          }
        >
          <option value="">{t.heightUnsaid}</option>
          {heightBands.map((band) => (
            <option key={band} value={band}>
              {t.heights(band)}
            </option>
          ))}
        </select>
      </Field>
    </>
  )
}
