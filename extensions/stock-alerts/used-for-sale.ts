import { type CatalogState, itemsOn } from '#server/catalog/product-index/catalog-state.ts'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { isCallOnly } from '#shared/domain/platform/goods/used-bicycles.ts'

interface Wanted {
  subcategory: string
  /** Null: any. */
  size: string | null
}

/** The used bicycles of a kind, and of a size, that can be bought now, the newest first. */
export function usedForSale(state: CatalogState, { subcategory, size }: Wanted): Product[] {
  return itemsOn(state, 'bici-usate')
    .map(({ product }) => product)
    .filter((product) => product.subcategory === subcategory && product.stock > 0 && !isCallOnly(product))
    .filter(({ sizes }) => size === null || sizes.some((one) => one.size === size && one.stock > 0))
}
