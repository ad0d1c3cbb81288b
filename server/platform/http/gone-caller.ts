import type { FastifyReply } from 'fastify'

/**
 * Aborts when whoever asked goes away before the answer: what is then still to be done is done for nobody.
 * `request.signal` aborts as soon as a body has been read.
 * @param reason what the work that stops throws
 */
export function whenGone({ raw, request }: FastifyReply, reason: Error): AbortSignal {
  const gone = new AbortController()
  const look = () => {
    if (raw.writableFinished) return
    request.log.info({ route: request.routeOptions.url }, 'who asked has gone away before the answer')
    gone.abort(reason)
  }
  if (raw.closed) look()
  else raw.once('close', look)
  return gone.signal
}
