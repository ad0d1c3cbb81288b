import type { FastifyInstance } from 'fastify'
import { beginRequest, isTraced } from './tracing.ts'

/** A span for each request that the framework answers; those of the public front have theirs there. */
export function installRequestSpans(app: FastifyInstance): void {
  if (!isTraced()) return
  app.decorateRequest('span')
  app.addHook('onRequest', (request, _reply, done) => {
    request.span = beginRequest(request.headers, request.method, request.routeOptions.url)
    if (request.span) request.span.run(done)
    else done()
  })
  // A body arrives by events of the connection, which know of no request.
  app.addHook('preValidation', ({ span }, _reply, done) => (span ? span.run(done) : done()))
  app.addHook('onResponse', ({ span }, reply, done) => {
    span?.end(reply.statusCode)
    if (span) span.run(done)
    else done()
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    span?: ReturnType<typeof beginRequest>
  }
}
