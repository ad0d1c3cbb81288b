import type { CatalogItem } from './sort-orders.ts'

/**
 * The slots of each shelf and model. Append-only and shared by all states: readers look up the current product of a
 * slot and skip empty slots.
 */
export class ProductGroups {
  #ofShelf = new Map<string, number[]>()
  #ofModel = new Map<number, number[]>()

  add(slot: number, { product, codes }: CatalogItem): void {
    if (product.shelf !== null) put(this.#ofShelf, product.shelf, slot)
    if (codes.model !== 0) put(this.#ofModel, codes.model, slot)
  }

  ofShelf(slug: string): readonly number[] {
    return this.#ofShelf.get(slug) ?? []
  }

  ofModel(code: number): readonly number[] {
    return this.#ofModel.get(code) ?? []
  }
}

function put<K>(groups: Map<K, number[]>, key: K, slot: number): void {
  const slots = groups.get(key)
  if (slots) slots.push(slot)
  else groups.set(key, [slot])
}
