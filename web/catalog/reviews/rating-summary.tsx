import { Link } from '@tanstack/react-router'
import type { RatingStats, Review } from '#shared/contract/catalog/reviews.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { FitSummary } from './fit-summary.tsx'
import { RatingBars } from './rating-bars.tsx'
import { formatRating } from './rating-format.ts'
import { reviewTexts } from './review-texts.ts'

interface Props {
  stats: RatingStats
  reviews: readonly Review[]
}

/** The average as a plate, how often each grade was given, and how reviews are checked (rule 451). */
export function RatingSummary({ stats, reviews }: Props) {
  const t = reviewTexts.useChunk()
  const { language } = useI18n()
  const bars = [5, 4, 3, 2, 1].map((grade) => {
    const count = reviews.filter(({ rating }) => rating === grade).length
    return { name: t.starsRow(grade), words: t.starsRowCount(grade, count), count }
  })
  return (
    <div className="stack">
      <div className="review-summary">
        <div className="plate">
          <div className="plate-inner text-center">
            <div className="strip strip-center">{t.count(stats.totalReviews)}</div>
            <div className="figure rating-figure">{formatRating(stats.averageRating, language)}</div>
            <div className="rating-count">
              <Stars rating={stats.averageRating} />
            </div>
          </div>
        </div>
        <RatingBars bars={bars} label={t.distribution} />
      </div>
      <FitSummary reviews={reviews} />
      <p className="small muted">
        {t.statement}{' '}
        <Link to="/condizioni" hash="recensioni">
          {t.howWeCheck}
        </Link>
      </p>
    </div>
  )
}
