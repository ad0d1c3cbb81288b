import type { FastifyInstance } from 'fastify'
import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { keepProductParts, productPartsOf } from '#server/catalog/extension-ports/product-part-fields.ts'
import { pagingHeaders } from '#server/platform/http/paging-headers.ts'
import { route } from '#server/platform/http/route.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import { jsonAnswer } from '#server/platform/public-cache/cached-answer.ts'
import type { PublicCache } from '#server/platform/public-cache/public-cache.ts'
import {
  type AdminProductQuery,
  countAdminProducts,
  createProduct as createCall,
  deleteProduct as deleteCall,
  getAdminProduct,
  listAdminProducts,
  moveProductStock as moveCall,
  updateProduct as updateCall,
} from '#shared/contract/catalog/admin-products.ts'
import { openAdminCatalog } from './admin-catalog.ts'
import { findStoredProduct, toAdminProduct } from './admin-product-repository.ts'
import { createProduct, deleteProduct, updateProduct, withSameGtin } from './admin-product-write.ts'
import { moveProductStock } from './move-product-stock.ts'
import { canonicalQuery } from './product-query.ts'

export function adminProductRoutes(app: FastifyInstance, deps: CatalogDeps, cache: PublicCache): void {
  const { database } = deps
  const readCatalog = openAdminCatalog(deps)

  const makeList = async (query: AdminProductQuery) => {
    if (query.minPrice !== undefined && query.maxPrice !== undefined && query.minPrice > query.maxPrice)
      throw invalidInput({ minPrice: 'field_price_order' })
    const catalog = await readCatalog()
    const { products, total, match } = await catalog.list(query)
    const addressAt = (offset: number) => `${listAdminProducts.path}?${queryText({ ...query, offset })}`
    return jsonAnswer(products, catalog.isCurrent, {
      ...pagingHeaders(addressAt, query, total),
      'cache-control': 'private, no-cache',
      'x-match': match,
    })
  }

  // Kept, but under no address: only behind the session.
  route(app, listAdminProducts, { config: { isTagged: true } }, async ({ query, request, reply }) => {
    const answer = await cache.answer({ key: `admin?${queryText(query)}` }, () => makeList(query))
    return answer.prepare(request, reply)
  })

  route(app, countAdminProducts, async () => (await readCatalog()).counts())

  route(app, getAdminProduct, async ({ params }) => {
    const stored = await findStoredProduct(database.db, params.id)
    if (!stored) throw problem('product_not_found')
    return withSameGtin(database.db, toAdminProduct(stored, deps.catalog.state))
  })

  const readingParts = { preValidation: keepProductParts }
  route(app, createCall, readingParts, ({ body, request }) => createProduct(deps, body, productPartsOf(request)))
  route(app, updateCall, readingParts, ({ params, body, request }) =>
    updateProduct(
      deps,
      params.id,
      body,
      request.program ? { apiKeyId: request.program.keyId } : {},
      productPartsOf(request),
    ),
  )
  route(app, moveCall, ({ params, body }) => moveProductStock(deps, params.id, body))
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
