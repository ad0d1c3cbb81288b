import type { Product } from '#shared/contract/catalog/catalog.ts'
import { isCallOnly } from '#shared/domain/catalog/used-bicycles.ts'
import { centsOf } from '#shared/domain/platform/money.ts'
import { type CatalogState, itemsOn } from './catalog-state.ts'
import type { CatalogItem } from './sort-orders.ts'

const most = 3

/**
 * Alternatives for a sold product: of its category and for sale; of its kind first, then in one of its sizes, then by
 * the difference of price, then the newest.
 */
export function nearestProducts(state: CatalogState, to: Product): Product[] {
  const sizes = new Set(to.sizes.map(({ size }) => size))
  const priceCents = centsOf(to.price)
  const distance = ({ product, priceCents: cents }: CatalogItem): readonly number[] => [
    product.subcategory === to.subcategory ? 0 : 1,
    product.sizes.some(({ size, stock }) => stock > 0 && sizes.has(size)) ? 0 : 1,
    Math.abs(cents - priceCents),
  ]
  return itemsOn(state, to.category)
    .filter(({ product }) => product.id !== to.id && product.stock > 0 && !isCallOnly(product))
    .map((item) => ({ product: item.product, far: distance(item) }))
    .sort((a, b) => compare(a.far, b.far))
    .slice(0, most)
    .map(({ product }) => product)
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}
