import type { FastifyInstance } from 'fastify'
import { route } from '#server/http/route.ts'
import type { Endpoint, Received } from '#shared/contract/endpoint.ts'
import type { PublicAnswer } from './cached-answer.ts'
import type { ResponseCache } from './response-cache.ts'

interface CachedCall<E> {
  /** Equal for requests that mean the same; other calls on the same cache have other keys. */
  key: (input: Received<E>) => string
  make: (input: Received<E>) => PublicAnswer | Promise<PublicAnswer>
}

/** Mounts a call whose answer is the same for everybody; an address known to the cache is answered without parsing it. */
export function cachedRoute<E extends Endpoint>(
  app: FastifyInstance,
  cache: ResponseCache,
  call: E,
  { key, make }: CachedCall<E>,
): void {
  route(
    app,
    call,
    async (input) => {
      const { request, reply } = input
      const named = async () => ({ ...(await make(input)), route: call.path })
      const answer = await cache.answer(key(input), named, request.raw.url)
      return answer.prepare(request, reply)
    },
    {
      config: { isTagged: true },
      onRequest: async (request, reply) => {
        const known = cache.at(request.raw.url ?? '')
        if (known) return reply.send(await known.prepare(request, reply))
      },
    },
  )
}
