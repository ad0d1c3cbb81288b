import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { rateLimits } from '#server/platform/http/rate-limits.ts'
import { requestLanguage } from '#server/platform/http/request-language.ts'
import { route } from '#server/platform/http/route.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import { callerOf } from '#server/platform/throttle/caller.ts'
import { countCallsAlone } from '#server/platform/throttle/count-calls.ts'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { requestStockAlert } from '#shared/contract/catalog/stock-alerts.ts'
import { putStockAlert } from './stock-alert-repository.ts'
import { usedForSale } from './used-for-sale.ts'

/** Stock alerts for the next used bicycle of a kind (decision 0066). */
export function stockAlertRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    requestStockAlert,
    { config: rateLimits.mailRequest },
    async ({ params, body: { email, isOnlyInSize, size, website }, request, reply }) => {
      if (website) throw invalidInput({ website: 'field_honeypot' })
      const { state } = deps.catalog
      const sold = deps.catalog.find(params.id)
      if (!sold) throw problem('product_not_found')
      if (!isMissed(sold, size) || !sold.subcategory) throw problem('product_not_sold')
      await countCallsAlone(deps, await callerOf(deps, request.ip), {
        rule: 'used_alert',
        subject: email.toLowerCase(),
      })
      const requested = { subcategory: sold.subcategory, size: (isOnlyInSize && (size ?? sold.sizes[0]?.size)) || null }
      await putStockAlert(deps.database.db, {
        ...requested,
        email,
        language: requestLanguage(request),
        knownIds: usedForSale(state, requested).map(({ id }) => id),
        createdAt: deps.clock(),
      })
      reply.code(202)
      return { email }
    },
  )
}

/** A sold used bicycle, or a new one that is sold out: in this size, or in all. */
function isMissed({ soldAt, category, stock, sizes }: Product, size: string | undefined): boolean {
  if (soldAt) return true
  if (category !== 'biciclette') return false
  return size === undefined ? stock <= 0 : sizes.some((one) => one.size === size && one.stock <= 0)
}
