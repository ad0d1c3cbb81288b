import type { CatalogState } from '#server/catalog/product-index/catalog-state.ts'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import type { ProductMeasures } from '#shared/contract/catalog/product-measures.ts'
import type { DrawnProduct } from '#shared/domain/platform/goods/drawn-bicycle.ts'
import type { Language } from '#shared/domain/platform/language.ts'

/** Pictures that are made of what a product says of itself; from an extension. */
export interface DrawnPictures {
  /** The name of a product's picture, under /images/; undefined for products that have none. */
  nameOf(product: DrawnProduct): string | undefined
  /** SVG; undefined for other names. */
  read(name: string): Buffer | undefined
  /** The picture of a product with its dimension lines. */
  measuresOf(state: CatalogState, product: Product, language: Language): ProductMeasures | undefined
}

let installed: DrawnPictures | undefined

export function setDrawnPictures(drawn: DrawnPictures): void {
  installed = drawn
}

export const drawnPictures = (): DrawnPictures | undefined => installed
