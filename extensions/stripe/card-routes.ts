import type { FastifyInstance } from 'fastify'
import { rateLimits } from '#server/platform/http/rate-limits.ts'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { getCardSetup } from './card-calls.ts'
import { stripeOf } from './stripe-provider.ts'

export function cardSetupRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, getCardSetup, { config: rateLimits.wallet }, ({ reply }) => {
    reply.header('cache-control', 'no-store')
    const provider = stripeOf(deps)
    if (!provider) throw problem('payment_provider_unavailable', { retryAfterSeconds: 60 })
    const { publishableKey, scriptUrl } = provider
    return { publishableKey, scriptUrl }
  })
}
