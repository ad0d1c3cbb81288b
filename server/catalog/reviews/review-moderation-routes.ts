import type { FastifyInstance } from 'fastify'
import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { setPagingHeaders } from '#server/platform/http/paging-headers.ts'
import { route } from '#server/platform/http/route.ts'
import { sendPhoto } from '#server/platform/http/send-photo.ts'
import { problem } from '#server/platform/problems/problem.ts'
import {
  answerReview as answerCall,
  approveReview,
  countAdminReviews,
  deleteReview as deleteCall,
  deleteReviewPhoto,
  getAdminReviewPhoto,
  listAdminReviews,
} from '#shared/contract/catalog/admin-reviews.ts'
import { answerReview, deleteReview, moderateReview } from './moderate-review.ts'
import { countQuestions } from './question-repository.ts'
import { countReviews, listAllReviews } from './review-moderation-repository.ts'
import { findPhoto, removePhoto } from './review-photo-repository.ts'

export function reviewModerationRoutes(app: FastifyInstance, deps: CatalogDeps): void {
  const { db } = deps.database

  route(app, listAdminReviews, async ({ query, request, reply }) => {
    const { reviews, total } = await listAllReviews(db, query)
    setPagingHeaders(request, reply, query, total)
    return reviews
  })

  route(app, countAdminReviews, async () => ({ ...(await countReviews(db)), questions: await countQuestions(db) }))

  route(app, approveReview, ({ params, body }) =>
    moderateReview(deps, params.id, { isApproved: body.isApproved, reason: body.reason || null }),
  )

  route(app, answerCall, ({ params, body }) => answerReview(deps, params.id, body.text))

  route(app, getAdminReviewPhoto, async ({ params, reply }) => {
    const photo = await findPhoto(db, { id: params.id, isSmall: false, isPublic: false })
    if (!photo) throw problem('review_photo_not_found')
    return sendPhoto(reply, photo)
  })

  route(app, deleteReviewPhoto, async ({ params, reply }) => {
    await inTransaction(deps.database, async (tx) => {
      if (!(await removePhoto(tx, params.id))) throw problem('review_photo_not_found')
    })
    reply.code(204)
    return undefined
  })

  route(app, deleteCall, async ({ params, reply }) => {
    await deleteReview(deps, params.id)
    reply.code(204)
    return undefined
  })
}
