import type { Facets } from '#shared/contract/catalog/catalog.ts'
import { subcategories } from '#shared/domain/platform/goods/categories.ts'
import { compareSizes } from '#shared/domain/platform/goods/size-names.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { type CatalogState, slotsOf } from './catalog-state.ts'
import { FacetCount } from './facet-codes.ts'
import { facetBits, missesOf, type ProductFilter } from './product-filter.ts'
import { searchProducts } from './product-search.ts'
import { ShelfFactCounts } from './shelf-fact-counts.ts'

/** The number of products for each value, given all the other filters. */
export function countFacets(state: CatalogState, filter: ProductFilter, language: Language = 'it'): Facets {
  const matches = filter.q === undefined ? undefined : searchProducts(state, filter.q, { without: filter.without })
  const misses = missesOf(filter, state.book)
  const inStock = filter.inStock === 'true'
  const counts = {
    subcategory: new FacetCount(),
    brand: new FacetCount(),
    frameSize: new FacetCount(),
    color: new FacetCount(),
  }
  const shelf = state.book.find(filter.shelf ?? null)
  const facts = shelf && new ShelfFactCounts(state.book, shelf.slug, filter)
  let total = 0
  let min = Number.POSITIVE_INFINITY
  let max = 0
  for (const slot of slotsOf(state, filter.category ?? shelf?.category ?? 'all')) {
    const item = state.items[slot]
    if (!item || (matches && matches.isMatch[slot] === 0)) continue
    const mask = misses?.(item) ?? 0
    const { product, priceCents, codes } = item
    if (mask === 0) total++
    // A product counts for a facet when at most that facet's own filter keeps it out.
    if ((mask & ~facetBits.subcategory) === 0) counts.subcategory.add(codes.subcategory)
    if ((mask & ~facetBits.brand) === 0) counts.brand.add(codes.brand)
    if ((mask & ~facetBits.color) === 0) counts.color.add(codes.color)
    if ((mask & ~facetBits.frameSize) === 0) {
      for (let i = 0; i < codes.sizes.length; i++)
        if (!inStock || (product.sizes[i]?.stock ?? 0) > 0) counts.frameSize.add(codes.sizes[i] ?? 0)
    }
    facts?.add(codes.facts, mask)
    if ((mask & ~facetBits.price) === 0) {
      if (priceCents < min) min = priceCents
      if (priceCents > max) max = priceCents
    }
  }
  const order: readonly string[] = subcategories
  return {
    total,
    subcategory: facet(counts.subcategory, (a, b) => order.indexOf(a) - order.indexOf(b)),
    brand: facet(counts.brand, italian.compare),
    frameSize: facet(counts.frameSize, compareSizes),
    color: facet(counts.color, italian.compare),
    price: { min: toDecimal(min > max ? 0 : min), max: toDecimal(max) },
    ...(facts && { facts: facts.toFacets(language) }),
  }
}

const italian = new Intl.Collator('it')

function facet(count: FacetCount, compare: (a: string, b: string) => number): Facets['brand'] {
  return count.entries().sort((a, b) => compare(a.value, b.value))
}
