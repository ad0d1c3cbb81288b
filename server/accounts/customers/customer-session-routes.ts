import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import {
  currentTokenHash,
  customerFreshness,
  endOtherSessions,
  endOwnSession,
  requireCustomerId,
} from '#server/platform/sessions/session.ts'
import { deleteSession, listCustomerSessions } from '#server/platform/sessions/session-repository.ts'
import { endSession, endSessions, listSessions } from '#shared/contract/accounts/account.ts'

const shortId = (tokenHash: string) => tokenHash.slice(0, 16)

export function customerSessionRoutes(app: FastifyInstance, { database }: Deps): void {
  const { db } = database

  route(app, listSessions, async ({ request }) => {
    const id = await requireCustomerId(request)
    const current = currentTokenHash(request, 'customer')
    const open = await listCustomerSessions(db, id, customerFreshness(request))
    return open.map(({ tokenHash, userAgent, createdAt, lastSeenAt }) => ({
      id: shortId(tokenHash),
      userAgent,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isCurrent: tokenHash === current,
    }))
  })

  route(app, endSessions, async ({ request }) => {
    const id = await requireCustomerId(request)
    return { ended: await endOtherSessions(request, id) }
  })

  route(app, endSession, async ({ params, request, reply }) => {
    const id = await requireCustomerId(request)
    const open = await listCustomerSessions(db, id, customerFreshness(request))
    const requested = open.find((session) => shortId(session.tokenHash) === params.id)
    if (!requested) throw problem('not_found')
    if (requested.tokenHash === currentTokenHash(request, 'customer')) await endOwnSession(request, reply, 'customer')
    else await deleteSession(db, requested.tokenHash)
    reply.code(204)
    return undefined
  })
}
