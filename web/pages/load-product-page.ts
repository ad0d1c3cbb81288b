import { notFound, redirect } from '@tanstack/react-router'
import { isSinglePiece, isSoldOutBicycle } from '#shared/domain/platform/goods/used-bicycles.ts'
import { addressIn } from '#shared/domain/platform/language.ts'
import { productPath } from '#web/catalog/catalog-address.ts'
import { compatibilityTexts } from '#web/catalog/compatibility/compatibility-texts.ts'
import { inspectionCardTexts } from '#web/catalog/inspection/inspection-card-texts.ts'
import { InspectionCardSheet } from '#web/catalog/inspection/lazy-inspection-card.tsx'
import { likeSlugQuery, nearestQuery, relatedQuery } from '#web/catalog/product/nearby-queries.ts'
import { productTexts } from '#web/catalog/product-parts/product-texts.ts'
import { isMissing, productQuery } from '#web/catalog/product-queries.ts'
import {
  questionsQuery,
  ratingStatsQuery,
  reviewsQuery,
  shopReviewsQuery,
} from '#web/catalog/reviews/review-queries.ts'
import { reviewTexts } from '#web/catalog/reviews/review-texts.ts'
import { preloadProductParts } from '#web/catalog/sheet/later-product-parts.ts'
import { shelfWayQuery } from '#web/catalog/shelf-queries.ts'
import { sizeChartQuery } from '#web/catalog/sizes/size-chart-query.ts'
import type { RouteContext } from '#web/platform/route-context.ts'

/** Everything a product's page shows. An unknown product is not found; one asked for by its id gets its own address. */
export async function loadProductPage(
  { queries, api, language }: RouteContext,
  slug: string,
  query: string,
): Promise<void> {
  // The reviews come later, with their texts.
  const texts = Promise.all([productTexts.load(language), import.meta.env.SSR && reviewTexts.load(language)])
  const product = await queries.ensureQueryData(productQuery(api, slug)).catch(async (error: unknown) => {
    if (!isMissing(error)) throw error
    await Promise.all([texts, queries.prefetchQuery(likeSlugQuery(api, slug))])
    throw notFound()
  })
  // With all that the address says: the key of a review's mail is read in the browser alone.
  if (product.slug !== slug)
    throw redirect({ href: addressIn(productPath(product), language) + query, statusCode: 301 })
  await Promise.all([
    texts,
    preloadProductParts(),
    import.meta.env.SSR && product.category === 'componenti' && compatibilityTexts.load(language),
    product.inspection &&
      Promise.all([
        inspectionCardTexts.load(language),
        InspectionCardSheet.preload(),
        import('#web/catalog/used/load-used-alike.ts').then(({ loadUsedAlike }) => loadUsedAlike({ language })),
      ]),
    queries.ensureQueryData(ratingStatsQuery(api, product.id)),
    queries.ensureQueryData(reviewsQuery(api, product.id)),
    // Questions and related products must neither delay the page nor break it.
    import.meta.env.SSR && queries.prefetchQuery(questionsQuery(api, product.id)),
    import.meta.env.SSR && queries.prefetchQuery(relatedQuery(api, product.slug)),
    product.shelf && queries.prefetchQuery(shelfWayQuery(api, product.shelf, language)),
    isSinglePiece(product) && queries.ensureQueryData(shopReviewsQuery(api)),
    (product.soldAt || isSoldOutBicycle(product)) && queries.ensureQueryData(nearestQuery(api, product.slug)),
    product.category === 'biciclette' && queries.prefetchQuery(sizeChartQuery(api, product.slug)),
  ])
}
