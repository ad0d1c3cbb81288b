import type { Product, ProductQueryInput } from '#shared/contract/catalog/catalog.ts'
import {
  type Category,
  categories,
  isBicycleCategory,
  type SortOrder,
  type Subcategory,
  sortOrders,
  subcategories,
} from '#shared/domain/platform/goods/categories.ts'
import { parseDecimal, toDecimal } from '#shared/domain/platform/money.ts'
import { mendedFact } from './fact-address.ts'

/** Filters, order and length of a product list as its address carries them; anything not set is undefined. */
export interface CatalogAddress {
  /** Only in search results, where the page is no category. */
  category?: Category | undefined
  subcategory?: Subcategory | undefined
  brand?: string[] | undefined
  frameSize?: string[] | undefined
  color?: string[] | undefined
  /** `key:value` or `key:from..to`, on a shelf. */
  fact?: string[] | undefined
  minPrice?: string | undefined
  maxPrice?: string | undefined
  inStock?: 'true' | undefined
  /** Kinds of conditions that a search is not to read out of its words. */
  without?: string[] | undefined
  /** Undefined: newest first, in a search what fits best. */
  sort?: SortOrder | undefined
  /** The first page shown, as links lead to it; undefined: 1. */
  pagina?: number | undefined
  /** How many products are shown from there; undefined: one page. */
  shown?: number | undefined
}

/** Another choice is another list. */
export const fromStart: CatalogAddress = { pagina: undefined, shown: undefined }

/** Whole rows in two, three and four columns. */
export const pageSize = 24
const maxShown = 42 * pageSize
/** Its products, and as many as can be shown from there, stay within the offsets that the server takes. */
const maxPage = 41_600
const maxValues = 50
const maxValueLength = 200

/** Reads an address; unknown parts are dropped, so that no link is ever an error. */
export function readCatalogAddress(search: Record<string, unknown>): CatalogAddress {
  const shown = Math.ceil(numberOf(search.shown) / pageSize) * pageSize
  const page = numberOf(search.pagina)
  const [low, high] = [amount(search.minPrice), amount(search.maxPrice)]
  const isSwapped = low !== undefined && high !== undefined && low > high
  return {
    category: oneOf(categories, search.category),
    subcategory: oneOf(subcategories, search.subcategory),
    brand: list(search.brand),
    frameSize: list(search.frameSize),
    color: list(search.color),
    fact: list(list(search.fact)?.flatMap(mendedFact)),
    minPrice: euros(isSwapped ? high : low),
    maxPrice: euros(isSwapped ? low : high),
    inStock: search.inStock === 'true' ? 'true' : undefined,
    without: list(search.without),
    sort: oneOf(sortOrders, search.sort),
    pagina: Number.isInteger(page) && page > 1 ? Math.min(page, maxPage) : undefined,
    shown: shown > pageSize ? Math.min(shown, maxShown) : undefined,
  }
}

export type ListFilter = Omit<ProductQueryInput, 'sort' | 'sold' | 'limit' | 'offset'>

/** A shelf by its slug, within its category, and the keys of the facts that are filters there. */
export type ListPlace = ShelfPlace | { q: string }

interface ShelfPlace {
  category: Category
  shelf?: string
  facts?: readonly string[]
  /** The bicycle that its parts are looked at for. */
  bike?: Pick<ProductQueryInput, 'bike' | 'own'>
}

/** The filter of a page's list; categories other than bicycles have none, their shelves do. */
export function filterOf(place: ListPlace, address: CatalogAddress): ListFilter {
  const shelf = 'category' in place ? place.shelf : undefined
  if ('category' in place && !shelf && !isBicycleCategory(place.category)) return { category: place.category }
  const { brand, frameSize, color, minPrice, maxPrice, inStock, subcategory } = address
  const category = 'category' in place ? place.category : address.category
  // A fact that the shelf no longer has would be refused.
  const known = ('category' in place && place.facts) || []
  const facts = address.fact?.filter((one) => known.includes(one.split(':')[0] ?? '')) ?? []
  const filter = {
    ...('q' in place && { q: place.q, without: address.without }),
    category,
    shelf,
    subcategory: shelf || (category && !isBicycleCategory(category)) ? undefined : subcategory,
    brand,
    frameSize,
    color,
    fact: facts.length > 0 ? facts : undefined,
    minPrice,
    maxPrice,
    inStock,
  }
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
}

export const noFilters: CatalogAddress = {
  category: undefined,
  subcategory: undefined,
  brand: undefined,
  frameSize: undefined,
  color: undefined,
  fact: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  inStock: undefined,
}

/** How many filters are on; a price range counts once. */
export function filterCount(address: CatalogAddress): number {
  const {
    category,
    subcategory,
    brand = [],
    frameSize = [],
    color = [],
    fact = [],
    minPrice,
    maxPrice,
    inStock,
  } = address
  const single = [category, subcategory, inStock, minPrice ?? maxPrice].filter((value) => value !== undefined)
  return single.length + brand.length + frameSize.length + color.length + fact.length
}

/** The later pages of another order hold other products than those of the same number in the list's own. */
export const isReordered = ({ sort, pagina }: CatalogAddress): boolean => Boolean(sort && pagina)

export function toggled(values: readonly string[] | undefined, value: string): string[] | undefined {
  const now = values ?? []
  const next = now.includes(value) ? now.filter((v) => v !== value) : [...now, value]
  return next.length > 0 ? next : undefined
}

/**
 * An amount as people type it: "500", "3.500", "1.299,90", "€ 300".
 * @returns undefined when it is no amount
 */
export function parseTypedAmount(text: string): string | undefined {
  const plain = text.replace(/[€\s]/g, '').replace(/[.,](?=\d{3}(?:\D|$))/g, '')
  return euros(amount(plain))
}

/** The address part of a product's own page. */
export const productPath = (product: Pick<Product, 'slug'>) => `/prodotto/${product.slug}`

// Anything but text and numbers may not even be convertible.
const numberOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? Number(value) : 0)

function oneOf<T extends string>(allowed: readonly T[], value: unknown): T | undefined {
  return allowed.find((one) => one === value)
}

/** Sorted: pages are cached by content, whatever the order of choosing. */
function list(value: unknown): string[] | undefined {
  const texts = [value].flat().filter((v): v is string => typeof v === 'string' && v !== '' && isPlain(v))
  const unique = [...new Set(texts)].sort().slice(0, maxValues)
  return unique.length > 0 ? unique : undefined
}

const isPlain = (text: string) => text.length <= maxValueLength && !/[\p{Cc}\p{Cs}]/u.test(text)

function amount(value: unknown): number | undefined {
  const cents = typeof value === 'string' && value !== '' ? parseDecimal(value) : undefined
  return cents !== undefined && cents >= 0 ? cents : undefined
}

/** Without ",00": addresses stay short. */
function euros(cents: number | undefined): string | undefined {
  return cents === undefined ? undefined : toDecimal(cents).replace(/\.00$/, '')
}
