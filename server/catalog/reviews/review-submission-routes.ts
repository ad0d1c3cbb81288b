import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { rateLimits } from '#server/platform/http/rate-limits.ts'
import { requestLanguage } from '#server/platform/http/request-language.ts'
import { route } from '#server/platform/http/route.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import { currentCustomer } from '#server/platform/sessions/session.ts'
import { callerOf } from '#server/platform/throttle/caller.ts'
import { countCallsAlone } from '#server/platform/throttle/count-calls.ts'
import { addReview } from '#shared/contract/catalog/reviews.ts'
import { submitReview } from './submit-review.ts'

export function reviewSubmissionRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, addReview, { config: rateLimits.review }, async ({ params, body, request }) => {
    if (body.website) throw invalidInput({ website: 'field_honeypot' })
    if (!deps.catalog.find(params.id)) throw problem('product_not_found')
    await countCallsAlone(
      deps,
      await callerOf(deps, request.ip),
      { rule: 'review', subject: body.customerEmail },
      { rule: 'product_review', subject: String(params.id) },
    )
    const review = await submitReview(deps, {
      ...body,
      productId: params.id,
      customer: await currentCustomer(request),
      language: requestLanguage(request),
    })
    return { ...review, createdAt: review.createdAt.toISOString() }
  })
}
