import type { Review } from '#shared/contract/catalog/reviews.ts'
import { fits, heightBands } from '#shared/domain/catalog/review-fit.ts'
import { reviewTexts } from './review-texts.ts'

/** How the size fitted all who have said so, and by their height. */
export function FitSummary({ reviews }: { reviews: readonly Review[] }) {
  const t = reviewTexts.useChunk()
  const said = reviews.flatMap(({ fit, heightFromCm }) => (fit ? [{ fit, heightFromCm }] : []))
  if (said.length === 0) return null
  const countsOf = (some: typeof said) =>
    fits.map((fit) => ({ fit, count: some.filter((one) => one.fit === fit).length }))
  const bands = heightBands.flatMap((band) => {
    const counts = countsOf(said.filter(({ heightFromCm }) => heightFromCm === band)).filter(({ count }) => count > 0)
    const words = counts.map(({ fit, count }) => `${t.fits[fit].toLowerCase()} ${count}`)
    return words.length > 0 ? [`${t.heights(band)}: ${words.join(', ')}`] : []
  })
  return (
    <section aria-labelledby="fit-title">
      <h3 className="label" id="fit-title">
        {t.fitTitle}
      </h3>
      <ul className="rating-bars grid above-8">
        {countsOf(said).map(({ fit, count }) => (
          <li className="grid spaced-12 align-center text-s" key={fit}>
            <span className="sr-only">{t.fitCount(t.fits[fit], count)}</span>
            <span aria-hidden="true">{t.fits[fit]}</span>
            <span className="rating-bar" aria-hidden="true">
              {count > 0 && <i style={{ width: `${(count / said.length) * 100}%` }} />}
            </span>
            <span className="num" aria-hidden="true">
              {count}
            </span>
          </li>
        ))}
      </ul>
      {bands.length > 0 && <p className="small muted above-8">{bands.join(' · ')}</p>}
    </section>
  )
}
