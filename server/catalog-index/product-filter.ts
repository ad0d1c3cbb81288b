import type { ProductQuery } from '#shared/contract/catalog.ts'
import type { ShelfBook } from './shelf-book.ts'
import type { CatalogItem } from './sort-orders.ts'

export type ProductFilter = Omit<ProductQuery, 'ids' | 'sort' | 'sold' | 'lang' | 'limit' | 'offset'>

/** The filters that facets relax one at a time, as bits of a mask. */
export const facetBits = { subcategory: 1, brand: 2, frameSize: 4, color: 8, price: 16 } as const
const stockBit = 32
const shelfBit = 64

/** Which filters an item fails, as a mask: 0 means it is in the list. Category and search are not looked at. */
export type Misses = (item: CatalogItem) => number

/** Undefined when nothing is filtered, so that the caller can take the whole shelf. */
export function missesOf(filter: ProductFilter, book: ShelfBook): Misses | undefined {
  const { subcategory, minPrice: minCents = 0, maxPrice: maxCents = Number.POSITIVE_INFINITY } = filter
  const brands = setOf(filter.brand)
  const colors = setOf(filter.color)
  const sizes = setOf(filter.frameSize)
  const inStock = filter.inStock === 'true'
  const shelves = filter.shelf === undefined ? undefined : book.below(book.find(filter.shelf)?.slug ?? filter.shelf)
  const hasPrice = filter.minPrice !== undefined || filter.maxPrice !== undefined
  if (!shelves && !subcategory && !brands && !colors && !sizes && !inStock && !hasPrice) return undefined
  return ({ product, priceCents }) => {
    let mask = 0
    if (shelves && !(product.shelf !== null && shelves.has(product.shelf))) mask |= shelfBit
    if (subcategory && product.subcategory !== subcategory) mask |= facetBits.subcategory
    if (brands && !(product.brand !== null && brands.has(product.brand))) mask |= facetBits.brand
    if (colors && !(product.color !== null && colors.has(product.color))) mask |= facetBits.color
    if (priceCents < minCents || priceCents > maxCents) mask |= facetBits.price
    if (inStock && product.stock <= 0) mask |= stockBit
    // "Available" with a size means that size: who asks for M is not helped by an S.
    if (sizes && !product.sizes.some((s) => sizes.has(s.size) && (!inStock || s.stock > 0))) mask |= facetBits.frameSize
    return mask
  }
}

function setOf(values: readonly string[]): ReadonlySet<string> | undefined {
  return values.length > 0 ? new Set(values) : undefined
}
