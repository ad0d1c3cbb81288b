import type { Footprint } from '#server/catalog/deps/catalog-ports.ts'
import type { ShelfName } from '#server/catalog/product-index/catalog-state.ts'

/** Above this many products an answer is simply made again after any change. */
const maxWatchedProducts = 500

/** The version of the catalogue, and the one at which each of its parts last changed. */
export class CatalogStamps {
  version = 0
  #ofProducts = new Map<number, number>()
  #ofShelves = new Map<ShelfName, number>()
  #ofWhole = 0

  /** @param reshaped shelves with a change beyond stock and reviews */
  noteChange(reshaped: ReadonlySet<ShelfName>): void {
    this.version++
    for (const shelf of reshaped) this.#ofShelves.set(shelf, this.version)
    if (reshaped.size > 0) this.#ofShelves.set('all', this.version)
  }

  noteProducts(ids: readonly number[]): void {
    for (const id of ids) this.#ofProducts.set(id, this.version)
  }

  noteWhole(): void {
    this.#ofWhole = this.version
  }

  get shapeVersion(): number {
    return Math.max(this.#ofWhole, this.#ofShelves.get('all') ?? 0)
  }

  watch({ shelf, productIds = [] }: Footprint): () => boolean {
    const since = this.version
    let checkedAt = since
    return () => {
      if (checkedAt === this.version) return true
      if (productIds.length > maxWatchedProducts) return false
      if (this.#ofWhole > since || (shelf && (this.#ofShelves.get(shelf) ?? 0) > since)) return false
      if (productIds.some((id) => (this.#ofProducts.get(id) ?? 0) > since)) return false
      checkedAt = this.version
      return true
    }
  }

  changedSince(since: number): number[] | undefined {
    if (this.#ofWhole > since) return undefined
    return [...this.#ofProducts].flatMap(([id, stamp]) => (stamp > since ? [id] : []))
  }
}
