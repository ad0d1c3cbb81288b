import type { BenchOptions } from './bench-options.ts'
import type { BenchShop, ShopPlace } from './bench-shop.ts'
import type { Row } from './bench-table.ts'

/** One shop with so many products, and its measurements. */
export interface Bench {
  options: BenchOptions
  shop: BenchShop
  place: ShopPlace
  products: number
  /** Database and size, for the table. */
  where: string
  add(row: Row): void
}
