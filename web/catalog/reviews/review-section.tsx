import { useQuery } from '@tanstack/react-query'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { isSinglePiece } from '#shared/domain/platform/goods/used-bicycles.ts'
import { useApi } from '#web/platform/api.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { QuestionSection } from './question-section.tsx'
import { RatingSummary } from './rating-summary.tsx'
import { ReviewList } from './review-list.tsx'
import { questionsQuery, ratingStatsQuery, reviewsQuery } from './review-queries.ts'
import { reviewTexts } from './review-texts.ts'
import { WriteReview } from './write-review.tsx'

interface Props {
  product: Pick<Product, 'id' | 'name' | 'productCode' | 'category' | 'stock' | 'sizes'>
}

/** Chapters without a word yet share one line. */
export function ReviewSection({ product }: Props) {
  const isSingle = isSinglePiece(product)
  const api = useApi()
  const { data: reviews } = useQuery(reviewsQuery(api, product.id))
  const { data: questions } = useQuery(questionsQuery(api, product.id))
  if (isSingle && !reviews?.length)
    return (
      <>
        {/* The one buyer of a used bicycle reviews it from the order's mail; other visitors cannot. */}
        <WriteReview product={product} isOffered={false} />
        <QuestionSection product={product} />
      </>
    )
  if (reviews?.length === 0 && !questions?.length)
    return (
      <QuestionSection product={product} isAlone>
        <WriteReview product={product} isOffered />
      </QuestionSection>
    )
  return (
    <>
      <Written product={product} isEmpty={reviews?.length === 0} />
      <QuestionSection product={product} />
    </>
  )
}

function Written({ product, isEmpty }: Props & { isEmpty: boolean }) {
  const t = reviewTexts.useChunk()
  return (
    <section id="recensioni" className={isEmpty ? 'reviews is-silent' : 'reviews'}>
      <div className="section-head">
        <h2 tabIndex={-1}>{t.title}</h2>
        {isEmpty && <span className="muted">{t.none}</span>}
        <WriteReview product={product} isOffered={!isSinglePiece(product)} />
      </div>
      {!isEmpty && <Reviews product={product} />}
    </section>
  )
}

function Reviews({ product }: Pick<Props, 'product'>) {
  const t = reviewTexts.useChunk()
  const api = useApi()
  const reviews = useQuery(reviewsQuery(api, product.id))
  const stats = useQuery(ratingStatsQuery(api, product.id))
  const failed = [reviews, stats].filter((query) => query.isError)
  if (failed.length > 0) {
    const retry = () => {
      for (const query of failed) void query.refetch()
    }
    return <ErrorState what={t.failed} busy={failed.some((query) => query.isFetching)} onRetry={retry} />
  }
  if (!reviews.data || !stats.data) {
    return (
      <Loading>
        <Skeleton className="tall-128" />
      </Loading>
    )
  }
  return (
    <div className="reviews-columns">
      <RatingSummary stats={stats.data} reviews={reviews.data} />
      <ReviewList reviews={reviews.data} productCode={product.productCode} />
    </div>
  )
}
