import type { FastifyInstance } from 'fastify'
import type { PublicCache } from '#server/platform/public-cache/public-cache.ts'
import type { Deps } from './deps.ts'

type Routes = (app: FastifyInstance, deps: Deps, cache: PublicCache) => void

/** A domain's calls: what each may call, a customer who has logged in, and the shop's staff. */
export type DomainRoutes = Partial<Record<'public' | 'customer' | 'staff', readonly Routes[]>>

/** Each in a scope of its own: parsers of bodies that one adds are for its calls alone. */
export async function mountRoutes(
  app: FastifyInstance,
  domain: string,
  routes: readonly Routes[] = [],
  deps: Deps,
  cache: PublicCache,
): Promise<void> {
  for (const add of routes)
    await app.register(async (scope) => {
      scope.addHook('onRoute', (route) => {
        route.config = { ...route.config, domain }
      })
      return add(scope, deps, cache)
    })
}
