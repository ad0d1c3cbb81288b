import type { FastifyInstance } from 'fastify'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { requireStaffSession } from '#server/platform/sessions/session.ts'
import { createApiKey as createCall, listApiKeys, revokeApiKey } from '#shared/contract/accounts/api-keys.ts'
import { listKeys, markRevoked } from './api-key-repository.ts'
import { createApiKey } from './create-api-key.ts'

/** The keys of other programs, for the administrator alone. */
export function apiKeyRoutes(app: FastifyInstance, deps: OrdersDeps): void {
  route(app, listApiKeys, () => listKeys(deps.database.db))
  route(app, createCall, async ({ body, request }) =>
    createApiKey(deps, body, (await requireStaffSession(request)).staff),
  )
  route(app, revokeApiKey, async ({ params }) => {
    const key = await inTransaction(deps.database, (tx) => markRevoked(tx, params.id, deps.clock()))
    if (!key) throw problem('api_key_not_found')
    deps.log.info({ apiKey: key.id }, 'a key was revoked')
    return key
  })
}
