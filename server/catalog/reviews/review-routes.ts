import type { FastifyInstance } from 'fastify'
import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { route } from '#server/platform/http/route.ts'
import { sendPhoto } from '#server/platform/http/send-photo.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { jsonAnswer } from '#server/platform/public-cache/cached-answer.ts'
import type { PublicCache } from '#server/platform/public-cache/public-cache.ts'
import { publicRoute } from '#server/platform/public-cache/public-route.ts'
import { getRatingStats, getReviewPhoto, listReviews, listShopReviews } from '#shared/contract/catalog/reviews.ts'
import { findPhoto } from './review-photo-repository.ts'
import { listApprovedReviews, listLatestReviews, ratingStatsOf, shopRating } from './review-repository.ts'

const latest = 3

/**
 * The public reviews of a product. Writers of reviews notify their products (transaction.ts): cached answers follow the
 * product.
 */
export function reviewRoutes(app: FastifyInstance, { catalog, database }: CatalogDeps, cache: PublicCache): void {
  /** The version is taken before the rows are read, so that a review in between is not missed. */
  const watchProduct = (id: number) => {
    if (!catalog.find(id)) throw problem('product_not_found')
    return catalog.watch({ productIds: [id] })
  }

  publicRoute(app, cache, listReviews, {
    key: ({ params }) => `reviews/${params.id}`,
    make: async ({ params }) => {
      const isCurrent = watchProduct(params.id)
      return jsonAnswer(await listApprovedReviews(database.db, params.id), isCurrent)
    },
  })

  publicRoute(app, cache, listShopReviews, {
    key: () => 'shop-reviews',
    make: async () => {
      // The product of the next review is unknown, so the catalogue version is used.
      const { version } = catalog
      const [reviews, rating] = await Promise.all([listLatestReviews(database.db, latest), shopRating(database.db)])
      return jsonAnswer({ ...rating, reviews }, () => catalog.version === version)
    },
  })

  route(app, getReviewPhoto, async ({ params, query, reply }) => {
    const photo = await findPhoto(database.db, { id: params.id, isSmall: query.size === 'small', isPublic: true })
    if (!photo) throw problem('review_photo_not_found')
    // An hour: a review that is hidden takes its photos along.
    return sendPhoto(reply, photo, 'public, max-age=3600')
  })

  publicRoute(app, cache, getRatingStats, {
    key: ({ params }) => `rating-stats/${params.id}`,
    make: async ({ params }) => {
      const isCurrent = watchProduct(params.id)
      return jsonAnswer(await ratingStatsOf(database.db, params.id), isCurrent)
    },
  })
}
