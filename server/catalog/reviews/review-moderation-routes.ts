import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { setPagingHeaders } from '#server/platform/http/paging-headers.ts'
import { route } from '#server/platform/http/route.ts'
import {
  answerReview as answerCall,
  approveReview,
  countAdminReviews,
  deleteReview as deleteCall,
  listAdminReviews,
} from '#shared/contract/catalog/admin-reviews.ts'
import { answerReview, deleteReview, moderateReview } from './moderate-review.ts'
import { countReviews, listAllReviews } from './review-moderation-repository.ts'

export function reviewModerationRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database

  route(app, listAdminReviews, async ({ query, request, reply }) => {
    const { reviews, total } = await listAllReviews(db, query)
    setPagingHeaders(request, reply, query, total)
    return reviews
  })

  route(app, countAdminReviews, () => countReviews(db))

  route(app, approveReview, ({ params, body }) =>
    moderateReview(deps, params.id, { isApproved: body.isApproved, reason: body.reason || null }),
  )

  route(app, answerCall, ({ params, body }) => answerReview(deps, params.id, body.text))

  route(app, deleteCall, async ({ params, reply }) => {
    await deleteReview(deps, params.id)
    reply.code(204)
    return undefined
  })
}
