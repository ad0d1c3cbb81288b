import { starPath } from '#web/ui/stars.tsx'
import { reviewTexts } from './review-texts.ts'

interface Props {
  rating: number
  onChoose(rating: number): void
}

export function StarChoice({ rating, onChoose }: Props) {
  const t = reviewTexts.useChunk()
  return (
    <fieldset>
      <legend className="label">{t.rating}</legend>
      <div className="row">
        <div className="rating-input can-shrink flex spaced-4">
          {[1, 2, 3, 4, 5].map((stars) => (
            <label key={stars} className={stars <= rating ? 'on' : undefined}>
              <input
                className="sr-only"
                type="radio"
                name="rating"
                value={stars}
                checked={stars === rating}
                onChange={() => onChoose(stars)}
              />
              <span className="sr-only">{t.starsRow(stars)}</span>
              <svg viewBox="0 0 24 24" stroke="currentColor" aria-hidden="true">
                <path d={starPath} />
              </svg>
            </label>
          ))}
        </div>
        <span className="num" aria-hidden="true">
          {t.ratingNumber(rating)}
        </span>
      </div>
    </fieldset>
  )
}
