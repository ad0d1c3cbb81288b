import type { FastifyInstance } from 'fastify'
import { methodNotAllowed } from './error-exit.ts'

const allMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Each API path answers the methods it does not have with 405 and what it does have (rule 407). */
export function installMethodAnswers(app: FastifyInstance): void {
  const methodsOf = new Map<string, Set<string>>()
  app.addHook('onRoute', (options) => {
    if (options.config?.isMethodAnswer) return
    const methods = methodsOf.get(options.url) ?? new Set()
    for (const method of [options.method].flat()) methods.add(method)
    methodsOf.set(options.url, methods)
  })
  app.decorate('routeMethods', methodsOf)
  app.decorate('answerOtherMethods', () => {
    for (const [url, methods] of methodsOf) {
      if (url === '*' || url === '/*') continue
      const others = allMethods.filter((m) => !methods.has(m))
      const allowed = [...methods].sort()
      if (others.length === 0) continue
      app.route({
        method: others,
        url,
        config: { isMethodAnswer: true },
        handler: (request, reply) => methodNotAllowed(request, reply, allowed),
      })
    }
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    isMethodAnswer?: boolean
  }
  interface FastifyInstance {
    routeMethods: ReadonlyMap<string, ReadonlySet<string>>
    answerOtherMethods(): void
  }
}
