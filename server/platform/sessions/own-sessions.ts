import type { FastifyReply, FastifyRequest } from 'fastify'
import { problem } from '#server/platform/problems/problem.ts'
import { currentTokenHash, endOwnSession } from './session.ts'
import { deleteSession, type listStaffSessions, type SessionKind } from './session-repository.ts'

type Open = Awaited<ReturnType<typeof listStaffSessions>>

/** A session's name in addresses: nothing that opens it. */
const shortId = (tokenHash: string) => tokenHash.slice(0, 16)

/** A person's own open sessions, as they are listed. */
export function sessionViews(request: FastifyRequest, kind: SessionKind, open: Open) {
  const current = currentTokenHash(request, kind)
  return open.map(({ tokenHash, userAgent, createdAt, lastSeenAt }) => ({
    id: shortId(tokenHash),
    userAgent,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: tokenHash === current,
  }))
}

/** @throws Problem 404 when it is none of these */
export async function endOneOf(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: SessionKind,
  open: Open,
  id: string,
): Promise<void> {
  const requested = open.find((session) => shortId(session.tokenHash) === id)
  if (!requested) throw problem('not_found')
  if (requested.tokenHash === currentTokenHash(request, kind)) await endOwnSession(request, reply, kind)
  else await deleteSession(request.server.sessionSettings.db, requested.tokenHash)
}
