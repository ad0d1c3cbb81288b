import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/http/route.ts'
import { invalidInput, problem } from '#server/problems/problem.ts'
import { jsonAnswer } from '#server/public-cache/cached-answer.ts'
import { cachedRoute } from '#server/public-cache/cached-route.ts'
import { ResponseCache } from '#server/public-cache/response-cache.ts'
import {
  type AdminProductQuery,
  countAdminProducts,
  createProduct as createCall,
  deleteProduct as deleteCall,
  getAdminProduct,
  listAdminProducts,
  updateProduct as updateCall,
} from '#shared/contract/admin-products.ts'
import { openAdminCatalog } from './admin-catalog.ts'
import { findStoredProduct, toAdminProduct } from './admin-product-repository.ts'
import { createProduct, deleteProduct, updateProduct } from './admin-product-write.ts'
import { canonicalQuery } from './product-query.ts'

const cacheBytes = 16 * 1024 * 1024

export function adminProductRoutes(app: FastifyInstance, deps: Deps): void {
  const { catalog, database } = deps
  const shelf = openAdminCatalog(deps)
  const cache = new ResponseCache({ maxBytes: cacheBytes, epoch: () => catalog.version })

  cachedRoute(app, cache, listAdminProducts, {
    key: ({ query }) => queryText(query),
    make: async ({ query }) => {
      if (query.minPrice !== undefined && query.maxPrice !== undefined && query.minPrice > query.maxPrice)
        throw invalidInput({ minPrice: 'field_price_order' })
      await shelf.sync()
      const { products, total, match } = shelf.list(query)
      const link = pageLinks(query, total)
      return jsonAnswer(products, shelf.watch(), {
        'cache-control': 'private, no-cache',
        'x-total-count': String(total),
        'x-match': match,
        ...(link && { link }),
      })
    },
  })

  route(app, countAdminProducts, async () => {
    await shelf.sync()
    return shelf.counts()
  })

  route(app, getAdminProduct, async ({ params }) => {
    const stored = await findStoredProduct(database.db, params.id)
    if (!stored) throw problem('product_not_found')
    return toAdminProduct(stored)
  })

  route(app, createCall, ({ body }) => createProduct(deps, body))
  route(app, updateCall, ({ params, body }) => updateProduct(deps, params.id, body))
  route(app, deleteCall, async ({ params, reply }) => {
    await deleteProduct(deps, params.id)
    reply.code(204)
    return undefined
  })
}

function queryText({ isActive, lowStock, ...query }: AdminProductQuery): string {
  const own = new URLSearchParams({ ...(isActive && { isActive }), ...(lowStock && { lowStock }) })
  return [canonicalQuery(query), own.toString()].filter(Boolean).join('&')
}

function pageLinks(query: AdminProductQuery, total: number): string | undefined {
  const { limit, offset = 0 } = query
  if (limit === undefined) return undefined
  const to = (rel: string, at: number) =>
    `<${listAdminProducts.path}?${queryText({ ...query, offset: at })}>; rel="${rel}"`
  const links = [
    ...(offset + limit < total ? [to('next', offset + limit)] : []),
    ...(offset > 0 ? [to('prev', Math.max(0, offset - limit))] : []),
  ]
  return links.length > 0 ? links.join(', ') : undefined
}
