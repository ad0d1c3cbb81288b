import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { RatingBars } from '#web/catalog/reviews/rating-bars.tsx'
import { formatRating } from '#web/catalog/reviews/rating-format.ts'
import { ReviewLanguage } from '#web/catalog/reviews/review-language.tsx'
import { shopReviewsQuery } from '#web/catalog/reviews/review-queries.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDate } from '#web/i18n/shop-dates.ts'
import { useApi } from '#web/platform/api.ts'
import { Stars } from '#web/ui/stars.tsx'
import { fewestInRow } from './home-rows-query.ts'
import { useHomeTexts } from './home-texts.ts'

export function HomeReviews() {
  const t = useHomeTexts()
  const { language } = useI18n()
  const { data } = useSuspenseQuery(shopReviewsQuery(useApi()))
  if (data.reviews.length < fewestInRow) return null
  const bars = data.counts.map((count, i) => {
    const name = t.reviewsStars(5 - i)
    return { name, words: `${name}: ${count}`, count }
  })
  return (
    <section className="section wrap" aria-labelledby="home-reviews">
      <div className="section-head">
        <div>
          <h2 id="home-reviews">{t.reviewsTitle}</h2>
          <p className="muted above-8">
            {t.reviewsText}{' '}
            <Link to="/condizioni" hash="recensioni">
              {t.reviewsChecked}
            </Link>
          </p>
        </div>
      </div>
      <div className="voices-rating flex wraps spaced-32 align-center">
        <div>
          <p className="figure rating-figure">{formatRating(data.averageRating, language)}</p>
          <Stars rating={data.averageRating} />
          <p className="small muted">{t.reviewsCount(data.totalReviews)}</p>
        </div>
        <RatingBars bars={bars} label={t.reviewsSpread} />
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: without list markers Safari forgets the role */}
      <ul className="voices grid spaced-32 stroke-above" role="list">
        {data.reviews.map(
          ({ id, rating, title, comment, language: written = 'it', customerName, createdAt, product }) => (
            <li className="padded-24" key={id}>
              <Stars rating={rating} />
              <ReviewLanguage of={written} />
              <h3 lang={written}>{title}</h3>
              <p lang={written}>{comment}</p>
              <p className="small muted">
                {customerName}, {shopDate(createdAt, language)},{' '}
                <Link to="/prodotto/$slug" params={{ slug: product.slug }}>
                  {product.name}
                </Link>
              </p>
            </li>
          ),
        )}
      </ul>
    </section>
  )
}
