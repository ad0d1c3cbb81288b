import type { Product } from '#shared/contract/catalog.ts'

/** The catalogue in memory: what every list, filter, search and product page reads (design.md section 3). */
export interface Catalog {
  /** Grows with every change; part of every ETag and cache key. */
  readonly version: number
  /** Active products by id or slug. */
  find(idOrSlug: string | number): Product | undefined
  /**
   * Takes over committed changes: of these products, or of everything. Resolves when this node shows them; other nodes
   * follow within a second.
   */
  refresh(productIds?: readonly number[]): Promise<void>
}
