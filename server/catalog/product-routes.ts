import type { FastifyInstance } from 'fastify'
import { nearestProducts } from '#server/catalog-index/nearest-products.ts'
import { countFacets } from '#server/catalog-index/product-facets.ts'
import type { ProductFilter } from '#server/catalog-index/product-filter.ts'
import { listProducts } from '#server/catalog-index/product-list.ts'
import { suggest } from '#server/catalog-index/product-suggestions.ts'
import type { Deps } from '#server/deps.ts'
import { invalidInput, problem } from '#server/problems/problem.ts'
import { jsonAnswer } from '#server/public-cache/cached-answer.ts'
import { cachedRoute } from '#server/public-cache/cached-route.ts'
import { memoryRoute } from '#server/public-cache/memory-route.ts'
import { ResponseCache } from '#server/public-cache/response-cache.ts'
import {
  listProducts as allProducts,
  getFacets,
  getProduct,
  listNearest,
  suggest as suggestCall,
} from '#shared/contract/catalog.ts'
import { foldText } from '#shared/domain/catalog.ts'
import { productsJson } from './product-json.ts'
import { canonicalQuery, pageLinks } from './product-query.ts'

const cacheBytes = 8 * 1024 * 1024

/** Lists, counts, one product and suggestions: all from memory, each answer serialised once (decision 0012). */
export function productRoutes(app: FastifyInstance, { catalog }: Deps): void {
  const cache = new ResponseCache({ maxBytes: cacheBytes, epoch: () => catalog.version })
  app.findKeptFirst(({ url = '' }) => cache.at(url))

  memoryRoute(app, cache, allProducts, {
    key: ({ query }) => `list?${canonicalQuery(query)}`,
    make: ({ query }) => {
      checkPrices(query)
      const { products, total, match } = listProducts(catalog.state, query)
      const isCurrent = catalog.watch({ shelf: shelfOf(query), productIds: products.map((p) => p.id) })
      const link = pageLinks(allProducts.path, query, total)
      const headers = { 'x-total-count': String(total), 'x-match': match, ...(link && { link }) }
      // A cart is nobody else's list: kept, it would push out lists that many ask for.
      if (query.ids) return jsonAnswer(products, () => false, headers)
      return jsonAnswer(productsJson(products), isCurrent, headers)
    },
    isRare: ({ query }) => query.q !== undefined || query.ids !== undefined,
  })

  cachedRoute(app, cache, getFacets, {
    key: ({ query }) => `facets?${canonicalQuery(query)}`,
    make: ({ query }) => {
      checkPrices(query)
      return jsonAnswer(countFacets(catalog.state, query), catalog.watch({ shelf: shelfOf(query) }))
    },
  })

  cachedRoute(app, cache, getProduct, {
    key: ({ params }) => `product/${params.id}`,
    make: ({ params }) => {
      const product = catalog.find(params.id)
      if (!product) throw problem('product_not_found')
      return jsonAnswer(product, catalog.watch({ productIds: [product.id] }))
    },
  })

  cachedRoute(app, cache, listNearest, {
    key: ({ params }) => `nearest/${params.id}`,
    make: ({ params }) => {
      const product = catalog.find(params.id)
      if (!product) throw problem('product_not_found')
      const isCurrent = catalog.watch({ shelf: product.category, productIds: [product.id] })
      return jsonAnswer(nearestProducts(catalog.state, product), isCurrent)
    },
  })

  memoryRoute(app, cache, suggestCall, {
    key: ({ query }) => `suggest?${foldText(query.q ?? '')}`,
    make: ({ query }) => jsonAnswer(suggest(catalog.state, query.q ?? ''), catalog.watch({ shelf: 'all' })),
    isRare: () => true,
  })
}

function checkPrices({ minPrice, maxPrice }: ProductFilter): void {
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) {
    throw invalidInput({ minPrice: 'field_price_order' })
  }
}

/** A search depends on every product: whether one of them contains the words decides what all the others are. */
function shelfOf({ category, q }: ProductFilter) {
  return q ? 'all' : (category ?? 'all')
}
