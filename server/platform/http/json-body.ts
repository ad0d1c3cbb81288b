import type { FastifyInstance } from 'fastify'

/** Many clients name JSON as the type of a body they do not send: that is no body, not a broken one. */
export function installJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else void parse(request, body, done)
  })
}
