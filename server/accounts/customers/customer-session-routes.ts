import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { route } from '#server/platform/http/route.ts'
import { endOneOf, sessionViews } from '#server/platform/sessions/own-sessions.ts'
import { endOtherSessions, freshnessFor, requireCustomerId } from '#server/platform/sessions/session.ts'
import { listCustomerSessions } from '#server/platform/sessions/session-repository.ts'
import { endSession, endSessions, listSessions } from '#shared/contract/accounts/account.ts'

export function customerSessionRoutes(app: FastifyInstance, { database }: OrdersDeps): void {
  const openSessions = async (request: FastifyRequest) =>
    listCustomerSessions(database.db, await requireCustomerId(request), freshnessFor(request, 'customer'))

  route(app, listSessions, async ({ request }) => sessionViews(request, 'customer', await openSessions(request)))

  route(app, endSessions, async ({ request }) => {
    const id = await requireCustomerId(request)
    return { ended: await endOtherSessions(request, id) }
  })

  route(app, endSession, async ({ params, request, reply }) => {
    await endOneOf(request, reply, 'customer', await openSessions(request), params.id)
    reply.code(204)
    return undefined
  })
}
