import type { Product } from '#shared/contract/catalog/catalog.ts'
import { isBicycleCategory } from '#shared/domain/platform/goods/categories.ts'
import { isCallOnly } from '#shared/domain/platform/goods/used-bicycles.ts'
import { centsOf } from '#shared/domain/platform/money.ts'
import { type CatalogState, itemsOn } from './catalog-state.ts'
import type { CatalogItem } from './sort-orders.ts'

const mostNearest = 3
const mostAlike = 4

/**
 * Alternatives for a product that cannot be bought: of its category and for sale; of its model first, then of its kind,
 * then in one of its sizes, then by the difference of price, then the newest. One of each model.
 * @param size only what is in stock in it
 */
export function nearestProducts(state: CatalogState, to: Product, { size }: { size?: string | undefined } = {}) {
  return ranked(state, to, (one) => size === undefined || isInStock(one, new Set([size]))).slice(0, mostNearest)
}

/** Other models of a new bicycle's kind, other used bicycles, or other articles of the shelf; nearest first. */
export function modelsAlike(state: CatalogState, to: Product): Product[] {
  if (to.category === 'bici-usate') return ranked(state, to, () => true).slice(0, mostAlike)
  if (to.category !== 'biciclette') return ranked(state, to, (one) => isOnShelf(one, to)).slice(0, mostAlike)
  if (to.subcategory === null) return []
  const isOther = ({ subcategory, modelKey }: Product) =>
    subcategory === to.subcategory && (modelKey === null || modelKey !== to.modelKey)
  return ranked(state, to, isOther).slice(0, mostAlike)
}

const isOnShelf = ({ shelf, modelKey }: Product, to: Product) =>
  shelf !== null && shelf === to.shelf && (modelKey === null || modelKey !== to.modelKey)

/** Of an article: how many of its facts another one shares, as speeds and body of a cassette. */
const sharedFacts = ({ facts }: Product, to: Product) =>
  facts.filter(({ key, value }) => to.facts.some((one) => one.key === key && one.value === value)).length

function ranked(state: CatalogState, to: Product, isMeant: (one: Product) => boolean): Product[] {
  const sizes = new Set(to.sizes.map(({ size }) => size))
  const priceCents = centsOf(to.price)
  const distance = ({ product, priceCents: cents }: CatalogItem): readonly number[] => [
    to.modelKey !== null && product.modelKey === to.modelKey ? 0 : 1,
    product.subcategory === to.subcategory ? 0 : 1,
    product.shelf === to.shelf ? 0 : 1,
    isInStock(product, sizes) ? 0 : 1,
    isBicycleCategory(to.category) ? 0 : -sharedFacts(product, to),
    Math.abs(cents - priceCents),
  ]
  const models = new Set<string>()
  return itemsOn(state, to.category)
    .filter(({ product }) => product.id !== to.id && product.stock > 0 && !isCallOnly(product) && isMeant(product))
    .map((item) => ({ product: item.product, far: distance(item) }))
    .sort((a, b) => compare(a.far, b.far))
    .map(({ product }) => product)
    .filter(({ modelKey }) => modelKey === null || (!models.has(modelKey) && models.add(modelKey)))
}

const isInStock = ({ sizes }: Product, wanted: ReadonlySet<string>) =>
  sizes.some(({ size, stock }) => stock > 0 && wanted.has(size))

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}
