import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { rateLimits } from '#server/platform/http/rate-limits.ts'
import { requestLanguage } from '#server/platform/http/request-language.ts'
import { route } from '#server/platform/http/route.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import { callerOf } from '#server/platform/throttle/caller.ts'
import { countCallsAlone } from '#server/platform/throttle/count-calls.ts'
import { tellOfNext } from '#shared/contract/catalog/used-alerts.ts'
import { putUsedAlert } from './used-alert-repository.ts'
import { usedForSale } from './used-for-sale.ts'

/** Stock alerts for the next used bicycle of a kind (decision 0066). */
export function usedAlertRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    tellOfNext,
    async ({ params, body: { email, isOnlyInSize, website }, request, reply }) => {
      if (website) throw invalidInput({ website: 'field_honeypot' })
      const { state } = deps.catalog
      const sold = deps.catalog.find(params.id)
      if (!sold) throw problem('product_not_found')
      if (!sold.soldAt || !sold.subcategory) throw problem('product_not_sold')
      await countCallsAlone(deps, await callerOf(deps, request.ip), {
        rule: 'used_alert',
        subject: email.toLowerCase(),
      })
      const wanted = { subcategory: sold.subcategory, size: (isOnlyInSize && sold.sizes[0]?.size) || null }
      await putUsedAlert(deps.database.db, {
        ...wanted,
        email,
        language: requestLanguage(request),
        knownIds: usedForSale(state, wanted).map(({ id }) => id),
        createdAt: deps.clock(),
      })
      reply.code(202)
      return { email }
    },
    { config: rateLimits.mailRequest },
  )
}
