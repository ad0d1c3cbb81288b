import type { Review } from '#shared/contract/catalog/reviews.ts'
import { fits, heightBands } from '#shared/domain/platform/goods/review-fit.ts'
import { RatingBars } from './rating-bars.tsx'
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
  const bars = countsOf(said).map(({ fit, count }) => ({
    name: t.fits[fit],
    words: t.fitCount(t.fits[fit], count),
    count,
  }))
  return (
    <section aria-labelledby="fit-title">
      <h3 className="label below-8" id="fit-title">
        {t.fitTitle}
      </h3>
      <RatingBars bars={bars} />
      {bands.length > 0 && <p className="small muted above-8">{bands.join(' · ')}</p>}
    </section>
  )
}
