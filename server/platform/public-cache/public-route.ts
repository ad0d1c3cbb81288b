import type { FastifyInstance, FastifyRequest } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import type { Endpoint, Received } from '#shared/contract/platform/endpoint.ts'
import type { PublicAnswer } from './cached-answer.ts'
import type { PublicCache } from './public-cache.ts'
import { addressOf } from './public-front.ts'

interface PublicCall<E> {
  /** Equal for requests that mean the same; other calls have other keys. */
  key: (input: Received<E>) => string
  make: (input: Received<E> & { request: FastifyRequest }) => PublicAnswer | Promise<PublicAnswer>
}

/** Mounts a call with the same answer for all callers. */
export function publicRoute<E extends Endpoint>(
  app: FastifyInstance,
  cache: PublicCache,
  call: E,
  { key, make }: PublicCall<E>,
): void {
  route(app, call, { config: { isTagged: true } }, async (input) => {
    const { request, reply } = input
    const requested = { key: key(input), address: addressOf(request.raw) }
    const answer = await cache.answer(requested, async () => ({ ...(await make(input)), route: call.path }))
    return answer.prepare(request, reply)
  })
}
