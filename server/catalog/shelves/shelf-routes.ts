import type { FastifyInstance } from 'fastify'
import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { jsonAnswer } from '#server/platform/public-cache/cached-answer.ts'
import type { PublicCache } from '#server/platform/public-cache/public-cache.ts'
import { publicRoute } from '#server/platform/public-cache/public-route.ts'
import { getShelf, listShelves } from '#shared/contract/catalog/shelves.ts'
import { shelfTree, shelfWithNeighbours } from './shelf-tree.ts'

export function shelfRoutes(app: FastifyInstance, { catalog }: CatalogDeps, cache: PublicCache): void {
  publicRoute(app, cache, listShelves, {
    key: ({ query }) => `shelves/${query.lang ?? 'it'}`,
    make: ({ query }) => jsonAnswer(shelfTree(catalog.state, query.lang ?? 'it'), catalog.watch({ shelf: 'all' })),
  })

  publicRoute(app, cache, getShelf, {
    key: ({ params, query }) => `shelf/${query.lang ?? 'it'}/${params.slug}`,
    make: ({ params, query }) => {
      const shelf = shelfWithNeighbours(catalog.state, params.slug, query.lang ?? 'it')
      if (!shelf) throw problem('shelf_not_found')
      return jsonAnswer(shelf, catalog.watch({ shelf: 'all' }))
    },
  })
}
