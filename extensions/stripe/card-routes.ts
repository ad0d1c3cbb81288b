import type { FastifyInstance } from 'fastify'
import { rateLimits } from '#server/platform/http/rate-limits.ts'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { paymentKeyRoutes } from '#server/site/shop/payment-key-routes.ts'
import { cardKeyCalls, getCardSetup } from './card-calls.ts'
import { cardKeys, isOneMode } from './card-keys.ts'
import { openStripe, providerOf } from './stripe-provider.ts'

export function cardSetupRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, getCardSetup, { config: rateLimits.wallet }, ({ reply }) => {
    reply.header('cache-control', 'no-store')
    const provider = openStripe(deps)
    if (!provider) throw problem('payment_provider_unavailable', { retryAfterSeconds: 60 })
    const { publishableKey, scriptUrl } = provider
    return { publishableKey, scriptUrl }
  })
}

export const cardSettingRoutes = (app: FastifyInstance, deps: Deps): void =>
  paymentKeyRoutes(app, deps, {
    calls: cardKeyCalls,
    keys: cardKeys,
    open: providerOf,
    unknownId: 'pi_prova',
    judge: (keys) => (isOneMode(keys) ? undefined : { secretKey: 'field_card_key_modes' }),
  })
