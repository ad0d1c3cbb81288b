import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { formatRating } from '#web/catalog/reviews/rating-format.ts'
import { ratingStatsQuery } from '#web/catalog/reviews/review-queries.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useApi } from '#web/platform/api.ts'
import { Stars } from '#web/ui/stars.tsx'
import { productTexts } from './product-parts/product-texts.ts'

export function RatingLine({ product }: { product: Pick<Product, 'id'> }) {
  const t = productTexts.useChunk()
  const { language } = useI18n()
  const { data: stats } = useQuery(ratingStatsQuery(useApi(), product.id))
  if (!stats || stats.totalReviews === 0) return null
  // No fragment: it would make another address of the dialog's.
  const goToReviews = (event: MouseEvent<HTMLButtonElement>) => {
    const target = event.currentTarget.closest('.product')?.querySelector<HTMLElement>('.reviews h2')
    target?.scrollIntoView()
    target?.focus({ preventScroll: true })
  }
  return (
    <p className="row small above-10 spaced-8">
      <Stars rating={stats.averageRating} />
      <span className="num">{formatRating(stats.averageRating, language)}</span>
      <button type="button" className="as-link" onClick={goToReviews}>
        {t.reviewsLink(stats.totalReviews)}
      </button>
    </p>
  )
}
