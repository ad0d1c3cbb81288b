import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { CachedAnswer } from './cached-answer.ts'

/** Finds the answer to a request by its address and headers alone; undefined when the framework is to give it. */
export type FindKept = (request: IncomingMessage) => CachedAnswer | undefined

/** Told of each answer that the framework has not seen. */
export type ObserveAnswer = (route: string, status: number, seconds: number) => void

/**
 * Answers what is kept, or made from memory (memory-route.ts), before the framework is asked: its hooks and its log would
 * take longer than the answer. Everything else goes on to the framework, `inject` always does.
 * @param headers what every answer says, as `installProtection` sets it for the others
 */
export function installKeptFront(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
  observe: ObserveAnswer,
): void {
  const finders: FindKept[] = []
  let isClosing = false
  const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET' || isClosing) return false
    const began = performance.now()
    for (const find of finders) {
      const kept = find(request)
      if (!kept) continue
      const status = kept.write(request, response, headers)
      if (status === undefined) return false
      observe(kept.route, status, (performance.now() - began) / 1_000)
      return true
    }
    return false
  }
  const handlers = app.server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[]
  app.server.removeAllListeners('request')
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (answer(request, response)) return
    for (const handle of handlers) handle(request, response)
  })
  // From then on the framework says that the shop is closing.
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.decorate('findKeptFirst', (find: FindKept) => void finders.push(find))
}

declare module 'fastify' {
  interface FastifyInstance {
    /** For answers that are the same for everybody, whoever asks: nothing of the session is looked at. */
    findKeptFirst(find: FindKept): void
  }
}
