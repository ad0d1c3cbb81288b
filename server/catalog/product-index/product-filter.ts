import type { ProductQuery } from '#shared/contract/catalog/catalog.ts'
import { isLikeRange, readFactRange } from '#shared/domain/catalog/fact-range.ts'
import type { FactDefinition } from '#shared/domain/platform/goods/facts.ts'
import type { Cents } from '#shared/domain/platform/money.ts'
import { factCodeOf, factCodesWithin, sizeCodeOf } from './facet-codes.ts'
import type { ShelfDirectory } from './shelf-directory.ts'
import type { CatalogItem } from './sort-orders.ts'

export type ProductFilter = Omit<
  ProductQuery,
  'ids' | 'sort' | 'sold' | 'models' | 'bike' | 'own' | 'lang' | 'limit' | 'offset'
>

/** The filters that facets relax one at a time, as bits of a mask. */
export const facetBits = { subcategory: 1, brand: 2, frameSize: 4, color: 8, price: 16 } as const
const stockBit = 32
export const shelfBit = 64
const firstFactBit = 128
/** As many bits as a mask has left. */
export const maxFactKeys = 20

/** The failed filters of an item, as a mask: 0 means it is in the list. Category and search are checked elsewhere. */
type Misses = (item: CatalogItem) => number

/** Undefined when nothing is filtered, so that the caller can take the whole shelf. */
export function missesOf(filter: ProductFilter, book: ShelfDirectory): Misses | undefined {
  const { subcategory, minPrice: minCents = 0, maxPrice: maxCents = Number.POSITIVE_INFINITY } = filter
  const brands = setOf(filter.brand)
  const colors = setOf(filter.color)
  const sizes = filter.frameSize.length > 0 ? new Set(filter.frameSize.map(sizeCodeOf)) : undefined
  const inStock = filter.inStock === 'true'
  const facts = factFilters(filter, book)
  const shelves = filter.shelf === undefined ? undefined : book.below(book.find(filter.shelf)?.slug ?? filter.shelf)
  const hasPrice = filter.minPrice !== undefined || filter.maxPrice !== undefined
  if (!shelves && !subcategory && !brands && !colors && !sizes && !inStock && !hasPrice && facts.length === 0)
    return undefined
  const isInRange = (cents: Cents) => cents >= minCents && cents <= maxCents
  // Of several prices, those of the filtered sizes count, and none of a sold-out one beside others in stock.
  const isPriced = ({ product, codes }: CatalogItem, sizeCents: readonly Cents[]) =>
    sizeCents.some(
      (cents, i) =>
        isInRange(cents) &&
        (product.stock <= 0 || (product.sizes[i]?.stock ?? 0) > 0) &&
        (sizes?.has(codes.sizes[i] ?? -1) ?? true),
    )
  return (item) => {
    const { product, priceCents, sizeCents, codes } = item
    let mask = 0
    if (shelves && !(product.shelf !== null && shelves.has(product.shelf))) mask |= shelfBit
    if (subcategory && product.subcategory !== subcategory) mask |= facetBits.subcategory
    if (brands && !(product.brand !== null && brands.has(product.brand))) mask |= facetBits.brand
    if (colors && !(product.color !== null && colors.has(product.color))) mask |= facetBits.color
    if (hasPrice && !(sizeCents ? isPriced(item, sizeCents) : isInRange(priceCents))) mask |= facetBits.price
    if (inStock && product.stock <= 0) mask |= stockBit
    // "Available" with a size means that size.
    const isSize = (code: number, i: number) => sizes?.has(code) && (!inStock || (product.sizes[i]?.stock ?? 0) > 0)
    if (sizes && !codes.sizes.some(isSize)) mask |= facetBits.frameSize
    for (const fact of facts) if (!codes.facts.some((code) => fact.codes.has(code))) mask |= fact.bit
    return mask
  }
}

function setOf(values: readonly string[]): ReadonlySet<string> | undefined {
  return values.length > 0 ? new Set(values) : undefined
}

interface FactFilter {
  key: string
  bit: number
  codes: ReadonlySet<number>
}

/** One filter per key: a product passes when it has one of the values. */
export function factFilters({ fact }: Pick<ProductFilter, 'fact'>, book: ShelfDirectory): FactFilter[] {
  const requested = fact.flatMap((text) => splitFact(text) ?? [])
  const codesOf = Map.groupBy(requested, ({ key }) => key)
  return [...codesOf].map(([key, values], at) => ({
    key,
    bit: firstFactBit << at,
    codes: new Set(values.flatMap(({ value }) => codesOfValue(value, key, book.facts.get(key)))),
  }))
}

function codesOfValue(value: string, key: string, definition: FactDefinition | undefined): readonly number[] {
  const range = definition?.kind === 'number' && readFactRange(value)
  if (range) return factCodesWithin(key, range)
  const code = factCodeOf(key, italianOf(value, definition))
  return code > 0 ? [code] : []
}

/** `width:28` as its parts. */
export function splitFact(text: string): { key: string; value: string } | undefined {
  const at = text.indexOf(':')
  return at > 0 ? { key: text.slice(0, at), value: text.slice(at + 1) } : undefined
}

/** Whether it is a malformed or empty number range. */
export function isWrongRange(text: string, book: ShelfDirectory): boolean {
  const { key = '', value = '' } = splitFact(text) ?? {}
  if (book.facts.get(key)?.kind !== 'number' || !isLikeRange(value)) return false
  const range = readFactRange(value)
  return !range || (range.from ?? -Infinity) > (range.to ?? Infinity)
}

/** Choices are stored by value and shown by name; other facts are shown unchanged. */
function italianOf(value: string, definition: FactDefinition | undefined): string {
  return definition?.choices.find((choice) => choice.value === value)?.it ?? value
}
