import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { jsonAnswer } from '#server/public-cache/kept-answer.ts'
import type { PublicCache } from '#server/public-cache/public-cache.ts'
import { publicRoute } from '#server/public-cache/public-route.ts'
import { listShelves } from '#shared/contract/shelves.ts'
import { shelfTree } from './shelf-tree.ts'

export function shelfRoutes(app: FastifyInstance, { catalog }: Deps, cache: PublicCache): void {
  publicRoute(app, cache, listShelves, {
    key: ({ query }) => `shelves/${query.lang ?? 'it'}`,
    make: ({ query }) => jsonAnswer(shelfTree(catalog.state, query.lang ?? 'it'), catalog.watch({ shelf: 'all' })),
  })
}
