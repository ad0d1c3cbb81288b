import { parse } from 'node:querystring'
import type { FastifyInstance } from 'fastify'
import { isCleanText } from '#server/http/clean-text.ts'
import type { Endpoint, Received, Schema } from '#shared/contract/endpoint.ts'
import type { PublicAnswer } from './cached-answer.ts'
import { cachedRoute } from './cached-route.ts'
import type { FindKept } from './kept-front.ts'
import type { ResponseCache } from './response-cache.ts'

interface MemoryCall<E> {
  key: (input: Received<E>) => string
  /** Without waiting for anything. */
  make: (input: Received<E>) => PublicAnswer
  /** Whether the answer is hardly asked for twice: it is compressed at once, and can be sent at once. */
  isRare: (input: Received<E>) => boolean
}

/**
 * Mounts a call that everybody may make and whose answer comes from memory. It is made before the framework is asked,
 * whose part would take longer. What it may refuse or fail at the framework gets as ever, and what is worth compressing well.
 */
export function memoryRoute<E extends Endpoint<undefined, Schema>>(
  app: FastifyInstance,
  cache: ResponseCache,
  call: E,
  { key, make, isRare }: MemoryCall<E>,
): void {
  const made = (input: Received<E>) => ({ ...make(input), route: call.path, isRare: isRare(input) })
  cachedRoute(app, cache, call, { key, make: made })
  const find: FindKept = ({ url = '' }) => {
    const end = url.indexOf('?')
    if ((end < 0 ? url : url.slice(0, end)) !== call.path || url.includes('#')) return undefined
    const asked = end < 0 ? {} : parse(url.slice(end + 1))
    const query = call.query.safeParse(asked)
    if (!query.success || !isCleanText(asked)) return undefined
    const input = { params: undefined, query: query.data, body: undefined } as Received<E>
    if (!isRare(input)) return undefined
    try {
      return cache.answerNow(key(input), () => made(input), url)
    } catch {
      return undefined
    }
  }
  app.findKeptFirst(find)
}
