import type { FastifyInstance } from 'fastify'
import {
  type Companion,
  companionsOf,
  companionsOfCart,
  siblingsOf,
} from '#server/catalog/compatibility/companion-products.ts'
import { freeDeliveryProductsOf } from '#server/catalog/compatibility/free-delivery-products.ts'
import { type KnownBike, requestedBike } from '#server/catalog/compatibility/known-facts.ts'
import {
  compatibilityOfPart,
  compatibilityView,
  incompatibleLast,
  takesOfPart,
} from '#server/catalog/compatibility/part-compatibility-view.ts'
import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import type { Catalog } from '#server/catalog/deps/catalog-ports.ts'
import { drawnPictures } from '#server/catalog/extension-ports/drawn-pictures.ts'
import { type CatalogState, inLanguage } from '#server/catalog/product-index/catalog-state.ts'
import { countFacets } from '#server/catalog/product-index/count-facets.ts'
import { withColors } from '#server/catalog/product-index/model-colors.ts'
import { modelsAlike, nearestProducts } from '#server/catalog/product-index/nearest-products.ts'
import {
  isWrongRange,
  maxFactKeys,
  type ProductFilter,
  splitFact,
} from '#server/catalog/product-index/product-filter.ts'
import { listProducts } from '#server/catalog/product-index/product-list.ts'
import { suggest } from '#server/catalog/product-index/product-suggestions.ts'
import { partsOf } from '#server/catalog/shelves/part-groups.ts'
import { pagingHeaders } from '#server/platform/http/paging-headers.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import { jsonAnswer, type PublicAnswer } from '#server/platform/public-cache/cached-answer.ts'
import type { PublicCache } from '#server/platform/public-cache/public-cache.ts'
import { publicRoute } from '#server/platform/public-cache/public-route.ts'
import {
  listProducts as allProducts,
  getFacets,
  getProduct,
  type ListedProduct,
  listCompanions,
  listFreeDeliveryProducts,
  listNearest,
  listRelated,
  type Product,
  type ProductQuery,
  suggest as suggestCall,
} from '#shared/contract/catalog/catalog.ts'
import { foldText } from '#shared/domain/platform/fold-text.ts'
import { isBicycleCategory } from '#shared/domain/platform/goods/categories.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { briefProduct } from './brief-product.ts'
import { productsJson } from './product-json.ts'
import { canonicalQuery } from './product-query.ts'
import { searchHeaders } from './search-headers.ts'

/** Lists, counts, one product and suggestions: all from memory, each answer serialised once (decision 0012). */
export function productRoutes(app: FastifyInstance, deps: CatalogDeps, cache: PublicCache): void {
  const { catalog } = deps
  publicRoute(app, cache, allProducts, {
    key: ({ query }) => `list?${canonicalQuery(query)}`,
    make: ({ query }) => listAnswer(deps, cache, query),
  })

  publicRoute(app, cache, getFacets, {
    key: ({ query }) => `facets?${canonicalQuery(query)}`,
    make: ({ query }) => {
      checkFilter(query, catalog)
      return jsonAnswer(countFacets(catalog.state, query, query.lang), catalog.watch({ shelf: shelfOf(query) }))
    },
  })

  publicRoute(app, cache, listFreeDeliveryProducts, {
    key: ({ query }) => `closers/${query.lang ?? 'it'}/${query.missing}/${query.ids}`,
    make: ({ query }) => {
      const { state } = catalog
      const inCart = query.ids.flatMap((id) => catalog.find(id) ?? [])
      const freeDeliveryProducts = inLanguage(
        state,
        freeDeliveryProductsOf(state, query.missing, inCart),
        query.lang,
      ).map(briefProduct)
      return { ...jsonAnswer(freeDeliveryProducts, () => false), isRare: true }
    },
  })

  publicRoute(app, cache, listCompanions, {
    key: ({ query }) => `companions/${query.lang ?? 'it'}/${query.ids}`,
    make: ({ query }) => {
      const { state } = catalog
      const inCart = query.ids.flatMap((id) => catalog.find(id) ?? [])
      const companions = shownCompanions(state, companionsOfCart(state, inCart), query.lang)
      return { ...jsonAnswer(companions, () => false), isRare: true }
    },
  })

  publicRoute(app, cache, getProduct, {
    key: ({ params, query }) => `product/${query.lang ?? 'it'}/${params.id}`,
    make: ({ params, query }) => {
      const product = catalog.find(params.id, query.lang)
      if (!product) throw problem('product_not_found')
      const measures = drawnPictures()?.measuresOf(catalog.state, product, query.lang ?? 'it')
      const parts = partsOf(product)
      const takes = takesOfPart(catalog.state, catalog.find(product.id) ?? product, query.lang)
      const other = catalog.find(product.id, query.lang === 'en' ? 'it' : 'en')?.slug
      const otherSlug = other !== undefined && other !== product.slug && { otherSlug: other }
      return jsonAnswer(
        { ...product, ...otherSlug, ...(measures && { measures }), ...(parts && { parts }), ...(takes && { takes }) },
        catalog.watch({ productIds: [product.id] }),
      )
    },
  })

  publicRoute(app, cache, listNearest, {
    key: ({ params, query }) => `nearest/${query.lang ?? 'it'}/${params.id}/${query.size ?? ''}`,
    make: ({ params, query }) => {
      const product = catalog.find(params.id)
      if (!product) throw problem('product_not_found')
      const isCurrent = catalog.watch({ shelf: product.category, productIds: [product.id] })
      const nearest = inLanguage(catalog.state, nearestProducts(catalog.state, product, query), query.lang)
      return { ...jsonAnswer(productsJson(nearest), isCurrent), isRare: query.size !== undefined }
    },
  })

  publicRoute(app, cache, listRelated, {
    key: ({ params, query }) => `related/${query.lang ?? 'it'}/${params.id}`,
    make: ({ params, query }) => {
      const { state } = catalog
      const product = catalog.find(params.id)
      if (!product) throw problem('product_not_found')
      // Nothing goes with a bicycle that cannot be bought.
      const isGone = isBicycleCategory(product.category) && product.stock <= 0
      const siblings = inLanguage(state, siblingsOf(state, product), query.lang).map(briefProduct)
      const alike = inLanguage(state, modelsAlike(state, product), query.lang).map(briefProduct)
      const companions = shownCompanions(state, isGone ? [] : companionsOf(state, product), query.lang)
      return jsonAnswer(
        { siblings, alike, companions },
        catalog.watch({
          shelf: 'all',
          productIds: [product.id, ...[...siblings, ...alike, ...companions].map(({ id }) => id)],
        }),
      )
    },
  })

  publicRoute(app, cache, suggestCall, {
    key: ({ query }) => `suggest?${query.lang ?? 'it'}&${foldText(query.q ?? '')}`,
    make: ({ query }) => ({
      ...jsonAnswer(suggest(catalog.state, query.q ?? '', query.lang), catalog.watch({ shelf: 'all' })),
      isRare: true,
    }),
  })
}

async function listAnswer(
  { catalog, unfound }: CatalogDeps,
  cache: PublicCache,
  query: ProductQuery,
): Promise<PublicAnswer> {
  checkFilter(query, catalog)
  const { state } = catalog
  const bike = requestedBike(state, catalog.find, query)
  const {
    products: found,
    total,
    articles,
    forSale,
    ...search
  } = listProducts(state, query, bike && incompatibleLast(state, bike))
  const translated = inLanguage(state, found, query.lang)
  const isOneAModel = query.models === 'one'
  const colored = isOneAModel ? withColors(state, translated, query.lang) : translated
  const products = bike ? withFits(state, found, colored, bike, query.lang) : colored
  const productIds = products.map((p) => p.id)
  const watched = bike?.product ? [...productIds, bike.product.id] : productIds
  const isCurrent = catalog.watch({ shelf: bike ? 'all' : shelfOf(query), productIds: watched })
  const isCounted = search.match !== 'exact' && isSubmitted(query)
  const onSeen = isCounted ? () => unfound.note(query.q ?? '') : undefined
  const addressAt = (offset: number) => `${allProducts.path}?${canonicalQuery({ ...query, offset })}`
  const headers = {
    ...pagingHeaders(addressAt, query, total),
    ...(isOneAModel && { 'x-article-count': String(articles) }),
    ...(forSale !== undefined && { 'x-for-sale-count': String(forSale) }),
    ...searchHeaders({ ...search, products: found }, query, state),
  }
  // The list of a cart has a single reader: cached, it would push out lists that many read.
  if (query.ids) return { ...jsonAnswer(productsJson(products), () => false, headers), isRare: true }
  if (bike) return { ...jsonAnswer(productsJson(products), isCurrent, headers), isRare: true }
  if (query.q === undefined) return jsonAnswer(productsJson(products), isCurrent, headers)
  // Many spellings find the same products, and few are repeated.
  const key = `found/${query.lang ?? 'it'}/${isOneAModel ? 'models/' : ''}${productIds}`
  const kept = await cache.answer({ key }, () => ({
    // The other colours of a model are none of these products.
    ...jsonAnswer(productsJson(products), catalog.watch({ productIds, ...(isOneAModel && { shelf: 'all' }) })),
    isRare: true,
  }))
  return { ...jsonAnswer(kept.body, isCurrent, headers), onSeen, isKeptLater: true }
}

const shownCompanions = (state: CatalogState, companions: readonly Companion[], language: Language = 'it') =>
  companions.map(({ product, because }) => ({
    ...briefProduct(inLanguage(state, [product], language)[0] ?? product),
    because,
  }))

/** @param found the same products in Italian, whose facts the rules read */
function withFits(
  state: CatalogState,
  found: readonly Product[],
  shown: readonly ListedProduct[],
  bike: KnownBike,
  language?: Language,
): ListedProduct[] {
  return shown.map((product, at) => {
    const own = found[at]
    const fit = own && compatibilityOfPart(state, own, bike)
    return fit ? { ...product, fit: compatibilityView(state.book, fit, language) } : product
  })
}

function checkFilter({ minPrice, maxPrice, shelf, fact }: ProductFilter, { state }: Catalog): void {
  const factKeys = new Set(fact.map((text) => splitFact(text)?.key ?? ''))
  if (factKeys.size > maxFactKeys || [...factKeys].some((key) => !state.book.facts.has(key)))
    throw invalidInput({ fact: 'field_invalid' })
  if (fact.some((text) => isWrongRange(text, state.book))) throw invalidInput({ fact: 'field_fact_range' })
  if (shelf !== undefined && !state.book.find(shelf)) throw invalidInput({ shelf: 'field_invalid' })
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) {
    throw invalidInput({ minPrice: 'field_price_order' })
  }
}

/**
 * Whether this is a submitted search: its first page without filters. The search field asks for a single product while
 * typing, to show the count.
 */
function isSubmitted({
  q,
  lang: _lang,
  sold: _sold,
  models: _models,
  limit,
  offset = 0,
  sort = 'relevance',
  ...filter
}: ProductQuery) {
  const isFiltered = Object.values(filter).some((value) => (Array.isArray(value) ? value.length > 0 : value))
  return q !== undefined && offset === 0 && limit !== 1 && sort === 'relevance' && !isFiltered
}

/** A search depends on every product: whether one of them contains the words decides what all the others are. */
function shelfOf({ category, q }: ProductFilter) {
  return q ? 'all' : (category ?? 'all')
}
