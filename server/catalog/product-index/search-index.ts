import { MeaningIndex } from '#server/catalog/search/meaning-index.ts'
import { TextIndex } from '#server/catalog/search/text-index.ts'
import { searchedProduct, searchedText } from './searched-product.ts'
import type { ShelfDirectory } from './shelf-directory.ts'
import type { Translated } from './sort-orders.ts'

/**
 * The search data of the products. Reading their words is the slowest part, so it waits for the first search or an idle
 * moment. Append-only: a changed product gets a new slot.
 */
export class SearchIndex {
  #texts = new TextIndex()
  #meanings = new MeaningIndex()
  #read = 0
  /** Of the products read, those at the last time when spare memory was given back. */
  #trimmed = 0
  #unread: { slot: number; product: Translated; book: ShelfDirectory }[] = []

  add(slot: number, product: Translated, book: ShelfDirectory): void {
    this.#unread.push({ slot, product, book })
  }

  /** The texts in which a run of letters is searched. */
  get texts(): TextIndex {
    this.#readAll()
    return this.#texts
  }

  /** Words, meanings, makers and speeds with their weights. */
  get meanings(): MeaningIndex {
    this.#readAll()
    return this.#meanings
  }

  /** Reads the words of so many products. @returns whether some are left */
  readSome(count: number): boolean {
    const some = this.#unread.splice(0, count)
    for (const { slot, product, book } of some) {
      const { names, texts } = searchedText(product)
      this.#texts.add(slot, names, texts)
      this.#meanings.add(slot, searchedProduct(product, book))
    }
    this.#read += some.length
    if (this.#unread.length > 0) return true
    if (this.#read > 1.5 * this.#trimmed) {
      this.#texts.trim()
      this.#meanings.trim()
      this.#trimmed = this.#read
    }
    return false
  }

  #readAll(): void {
    if (this.#unread.length > 0) this.readSome(this.#unread.length)
  }
}
