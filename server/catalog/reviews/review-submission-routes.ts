import type { FastifyInstance } from 'fastify'
import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { encodeImage, smaller } from '#server/catalog/images/image-encoder.ts'
import { uploadedImage } from '#server/catalog/images/uploaded-image.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { rateLimits } from '#server/platform/http/rate-limits.ts'
import { requestLanguage } from '#server/platform/http/request-language.ts'
import { route } from '#server/platform/http/route.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import { currentCustomer } from '#server/platform/sessions/session.ts'
import { callerOf } from '#server/platform/throttle/caller.ts'
import { countCallsAlone } from '#server/platform/throttle/count-calls.ts'
import { addReview, sendReviewPhoto, voteHelpful } from '#shared/contract/catalog/reviews.ts'
import { hasFit } from '#shared/domain/platform/goods/review-fit.ts'
import { insertPhoto } from './review-photo-repository.ts'
import { extrasView } from './review-repository.ts'
import { putVote } from './review-vote-repository.ts'
import { submitReview } from './submit-review.ts'

export function reviewSubmissionRoutes(app: FastifyInstance, deps: CatalogDeps): void {
  route(app, addReview, { config: rateLimits.review }, async ({ params, body, request }) => {
    if (body.website) throw invalidInput({ website: 'field_honeypot' })
    const product = deps.catalog.find(params.id)
    if (!product) throw problem('product_not_found')
    await countCallsAlone(
      deps,
      await callerOf(deps, request.ip),
      { rule: 'review', subject: body.customerEmail },
      { rule: 'product_review', subject: String(params.id) },
    )
    const { website: _none, fit, heightFromCm, photoIds = [], ...words } = body
    const isWorn = hasFit(product)
    const {
      fit: said,
      heightFromCm: height,
      ...review
    } = await submitReview(deps, {
      ...words,
      fit: (isWorn && fit) || null,
      heightFromCm: (isWorn && heightFromCm) || null,
      photoIds,
      productId: params.id,
      customer: await currentCustomer(request),
      language: requestLanguage(request),
    })
    const extras = extrasView({ fit: said, heightFromCm: height, photoIds })
    return { ...review, ...extras, createdAt: review.createdAt.toISOString() }
  })

  route(app, sendReviewPhoto, { config: rateLimits.review }, async ({ request }) => {
    await countCallsAlone(deps, await callerOf(deps, request.ip), { rule: 'review_photo' })
    const { content } = await encodeImage(await uploadedImage(request))
    const [large, small] = [await smaller(content, 1_280), await smaller(content, 320)]
    return { id: await insertPhoto(deps.database.db, { content: large, small, createdAt: deps.clock() }) }
  })

  route(app, voteHelpful, { config: rateLimits.review }, async ({ params, body, request }) => {
    const caller = await callerOf(deps, request.ip)
    await countCallsAlone(deps, caller, { rule: 'review_vote' })
    const vote = { reviewId: params.id, voter: body.vote, isHelpful: body.isHelpful }
    const helpful = await inTransaction(deps.database, (tx) => putVote(tx, vote))
    if (helpful === undefined) throw problem('review_not_found')
    return { helpful }
  })
}
