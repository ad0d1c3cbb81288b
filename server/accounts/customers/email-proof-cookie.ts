import type { FastifyReply, FastifyRequest } from 'fastify'

const name = 'verifica'
const hourSeconds = 3_600

/** Keeps a link that was opened without a session, so that the next login finishes it. */
export function keepPendingProof(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(name, token, { ...options(request), maxAge: hourSeconds })
}

export function takePendingProof(request: FastifyRequest, reply: FastifyReply): string | undefined {
  const token = request.cookies[name]
  if (token !== undefined) reply.clearCookie(name, options(request))
  return token
}

function options(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: request.server.sessionSettings.isHttps } as const
}
