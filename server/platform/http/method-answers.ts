import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Problem, problem } from '#server/platform/problems/problem.ts'

const allMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/**
 * Each API path answers unknown methods with 405 and its own list. It is checked only after no route
 * matched; routes for all missing methods would be most of the start time.
 */
export function installMethodAnswers(app: FastifyInstance): void {
  const methodsOf = new Map<string, Set<string>>()
  app.addHook('onRoute', (options) => {
    if (options.config?.isMethodAnswer) return
    const methods = methodsOf.get(options.url) ?? new Set()
    for (const method of [options.method].flat()) methods.add(method)
    methodsOf.set(options.url, methods)
  })
  const known = () => [...methodsOf].filter(([url]) => url !== '*' && url !== '/*')
  let patterns: Pattern[] | undefined
  app.decorate('routeMethods', methodsOf)
  app.decorate('answerOtherMethods', () => {
    // `PUT /api/admin/products/:id` would take `PUT /api/admin/products/counts`.
    const open = known()
      .filter(([url]) => /[:*]/.test(url))
      .map(readPattern)
    for (const [url, methods] of known()) {
      const wider = open.filter(([pattern, , prefix]) => url.startsWith(prefix) && pattern.test(url))
      const others = allMethods.filter((m) => !methods.has(m) && wider.some(([, taken]) => taken.has(m)))
      if (others.length === 0) continue
      const handler = (request: FastifyRequest) => {
        throw request.server.unanswered(request)
      }
      app.route({ method: others, url, config: { isMethodAnswer: true }, handler })
    }
  })
  app.decorate('unanswered', ({ method, url }) => {
    patterns ??= known().map(readPattern)
    const path = decodeURI(url.split('?', 1)[0] ?? '')
    const methods = methodsOf.get(path) ?? patterns.find(([pattern]) => pattern.test(path))?.[1]
    // A matched route without a result is a 404.
    return methods && !methods.has(method)
      ? problem('method_not_allowed', { headers: { allow: [...methods].sort().join(', ') } })
      : problem('not_found')
  })
}

type Pattern = readonly [RegExp, methods: ReadonlySet<string>, prefix: string]

/** `/sitemap-:part(^\d{1,4}).xml` as the router reads it. */
function readPattern([url, methods]: readonly [string, ReadonlySet<string>]): Pattern {
  const parts = url.split(/(\*|:\w+(?:\([^)]*\))?)/)
  const source = parts.map((part, i) => (i % 2 === 0 ? RegExp.escape(part) : ofName(part))).join('')
  return [new RegExp(`^${source}$`), methods, parts[0] ?? '']
}

const ofName = (name: string) => (name === '*' ? '.*' : (name.match(/\(\^?([^)]*)\)/)?.[1] ?? '[^/]+'))

declare module 'fastify' {
  interface FastifyContextConfig {
    isMethodAnswer?: boolean
  }
  interface FastifyInstance {
    routeMethods: ReadonlyMap<string, ReadonlySet<string>>
    answerOtherMethods(): void
    /** Why no route takes it: 405 for a known path, else 404. */
    unanswered(request: Pick<FastifyRequest, 'method' | 'url'>): Problem
  }
}
