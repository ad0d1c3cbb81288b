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
  #codes = new TextIndex()
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

  /** Codes without punctuation, those in names too. */
  get codes(): TextIndex {
    this.#readAll()
    return this.#codes
  }

  /** Reads the words of so many products. @returns whether some are left */
  readSome(count: number): boolean {
    for (const { slot, product, book } of this.#unread.splice(0, count)) {
      const article = searchedProduct(product, book)
      const { names, texts } = searchedText(product)
      this.#texts.add(slot, names, texts)
      this.#meanings.add(slot, article)
      this.#codes.add(slot, article.codes)
    }
    return this.#unread.length > 0
  }

  #readAll(): void {
    if (this.#unread.length > 0) this.readSome(this.#unread.length)
  }
}
