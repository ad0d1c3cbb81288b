import { type CatalogState, slotsOf } from '#server/catalog/product-index/catalog-state.ts'
import { type CatalogItem, newest } from '#server/catalog/product-index/sort-orders.ts'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { isBicycleCategory } from '#shared/domain/platform/goods/categories.ts'
import type { Cents } from '#shared/domain/platform/money.ts'
import { isShowable, shelvesBeside } from './companion-products.ts'
import { compatibilityWithBike } from './part-compatibility-view.ts'

const mostClosers = 3

/**
 * Products that each alone reach the amount that a cart lacks, cheapest first: in stock, without a choice of size, from
 * shelves of the cart's categories or of companions of its products, one per shelf before a second, and none that may
 * be incompatible.
 */
export function freeDeliveryProductsOf(state: CatalogState, missingCents: Cents, cart: readonly Product[]): Product[] {
  const { book, items } = state
  const inCart = new Set(cart.map(({ id }) => id))
  const beside = cart.flatMap((product) => shelvesBeside(state, product))
  const near = new Set<string>(beside.flatMap((slug) => [...book.below(slug)]))
  const categories = new Set<string>(cart.map(({ category }) => category))
  const bikes = cart.filter(({ category }) => isBicycleCategory(category))
  const isProposed = ({ product }: CatalogItem) =>
    !inCart.has(product.id) &&
    (categories.has(product.category) || near.has(product.shelf ?? '')) &&
    isShowable(product) &&
    product.sizes.filter(({ stock }) => stock > 0).length <= 1 &&
    surelyFits(state, product, bikes)
  const firstOfShelf = new Map<string | null, CatalogItem>()
  const others: CatalogItem[] = []
  // Cheapest first, and no further than needed: there may be a hundred thousand.
  for (const slot of slotsOf(state, 'all', 'price-low')) {
    const item = items[slot]
    if (!item || item.priceCents < missingCents || !isProposed(item)) continue
    if (!firstOfShelf.has(item.product.shelf)) firstOfShelf.set(item.product.shelf, item)
    else if (others.length < mostClosers) others.push(item)
    if (firstOfShelf.size === mostClosers) break
  }
  return [...firstOfShelf.values(), ...others]
    .slice(0, mostClosers)
    .sort((a, b) => a.priceCents - b.priceCents || newest(a, b))
    .map(({ product }) => product)
}

/** The properties that an accessory or a shoe has to match. */
const matched = new Set(['wheels', 'clamp', 'cleat'])

/** A part fits every bicycle in the cart, and there is one; nothing else has anything to match. */
function surelyFits(state: CatalogState, product: Product, bikes: readonly Product[]): boolean {
  const { category, facts, shelf } = product
  if (isBicycleCategory(category)) return false
  if (category === 'componenti')
    return bikes.length > 0 && bikes.every((bike) => compatibilityWithBike(state, product, bike)?.verdict === 'fits')
  const reported = [...facts.map(({ key }) => key), ...(state.book.find(shelf)?.facts ?? [])]
  return !reported.some((key) => matched.has(key))
}
