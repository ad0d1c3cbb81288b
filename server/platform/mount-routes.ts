import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { PublicCache } from '#server/platform/public-cache/public-cache.ts'

type Routes<D> = (app: FastifyInstance, deps: D, cache: PublicCache) => void

/** A domain's calls: what each may call, a customer who has logged in, and the shop's staff. */
export type DomainRoutes<D> = Partial<Record<'public' | 'customer' | 'staff', readonly Routes<D>[]>>

/** Each in a scope of its own: parsers of bodies that one adds are for its calls alone. */
export async function mountRoutes<D>(
  app: FastifyInstance,
  domain: string,
  routes: readonly Routes<D>[] = [],
  deps: D,
  cache: PublicCache,
): Promise<void> {
  for (const add of routes) {
    const plugin: FastifyPluginAsync = async (scope) => {
      scope.addHook('onRoute', (route) => {
        route.config = { ...route.config, domain }
      })
      return add(scope, deps, cache)
    }
    // Without a name the framework looks for the function in every file that was loaded.
    await app.register(Object.assign(plugin, { [Symbol.for('fastify.display-name')]: domain }))
  }
}
