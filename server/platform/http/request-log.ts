import type { FastifyInstance, FastifyReply } from 'fastify'

/** Refusals by identity or limit, which reveal attacks. */
const worthNoting = new Set([401, 403, 429])

/**
 * One line for every refused request (401, 403, 429), and at the level `debug` for all others. It names the route's
 * pattern and never the address, which may hold a key. Errors answer with the id under which they were logged.
 */
export function installRequestLog(app: FastifyInstance, logLevel: string): void {
  const isDebugging = logLevel === 'debug' || logLevel === 'trace'
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (reply.statusCode >= 500) reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const isNoted = worthNoting.has(reply.statusCode)
    if (isNoted || isDebugging) {
      request.log[isNoted ? 'info' : 'debug'](
        {
          method: request.method,
          route: request.routeOptions.url ?? 'unknown',
          status: reply.statusCode,
          code: reply.problemCode,
          address: request.ip,
          ms: Math.round(reply.elapsedTime),
        },
        isNoted ? 'refused' : 'answered',
      )
    }
    done()
  })
}

export function noteProblem(reply: FastifyReply, code: string): void {
  reply.problemCode = code
}

declare module 'fastify' {
  interface FastifyReply {
    problemCode?: string
  }
}
