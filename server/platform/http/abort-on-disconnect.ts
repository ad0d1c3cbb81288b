import type { FastifyReply } from 'fastify'

/**
 * Aborts when the caller leaves before the answer. `request.signal` aborts as soon as a body has been read.
 * @param reason what the stopped work throws
 */
export function abortOnDisconnect({ raw, request }: FastifyReply, reason: Error): AbortSignal {
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
