import { useQuery } from '@tanstack/react-query'
import { formatRating } from '#web/catalog/reviews/rating-format.ts'
import { shopReviewsQuery } from '#web/catalog/reviews/review-queries.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useApi } from '#web/platform/api.ts'
import { Stars } from '#web/ui/stars.tsx'
import { productTexts } from './product-parts/product-texts.ts'

export function ShopRatingLine() {
  const t = productTexts.useChunk()
  const { language } = useI18n()
  const { data: rating } = useQuery(shopReviewsQuery(useApi()))
  if (!rating || rating.totalReviews === 0) return null
  return (
    <p className="row small above-10 spaced-8">
      <Stars rating={rating.averageRating} />
      <span className="num">{formatRating(rating.averageRating, language)}</span>
      <span>{t.shopRating(rating.totalReviews)}</span>
    </p>
  )
}
