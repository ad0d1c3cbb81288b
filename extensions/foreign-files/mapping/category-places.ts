import type { ShelfDirectory, ShelfRow } from '#server/catalog/product-index/shelf-directory.ts'
import { foldText } from '#shared/domain/platform/fold-text.ts'
import { isBicycleCategory } from '#shared/domain/platform/goods/categories.ts'
import { kindOf, type Place, pathOf, placeOf } from './category-words.ts'
import type { StoredPlace } from './import-mapping-repository.ts'

/** The reason for a category word's shelf. */
export type PlaceReason = 'chosen' | 'shelf_gone' | 'shelf_name' | 'vocabulary' | 'names' | 'nothing'

export interface PlacedItem {
  place: Place | undefined
  /** Null: decided by kind and name. */
  shelf: string | null
  why: PlaceReason
  chosen: StoredPlace | undefined
}

/** "Abbigliamento  » MAGLIE" → "abbigliamento > maglie": another way of writing a word is the same word. */
export const wordKey = (word: string): string =>
  pathOf(word)
    .filter((part) => part !== '')
    .join(' > ')

/**
 * Where items of a category word stand: the chosen place, else the shelf of that name, else by the vocabulary, else by
 * the product's own name (decision 0061).
 */
export class CategoryPlaces {
  #book: ShelfDirectory
  #chosen = new Map<string, StoredPlace>()
  #byName = new Map<string, ShelfRow[]>()
  #byWord = new Map<string, ShelfRow[]>()

  /** @param supplier its own words come before the general ones */
  constructor(places: readonly StoredPlace[], book: ShelfDirectory, supplier: number | undefined) {
    this.#book = book
    const ofOthers = places.filter(({ mappingId }) => mappingId === null)
    const own = places.filter(({ mappingId }) => mappingId !== null && mappingId === supplier)
    for (const one of [...ofOthers, ...own]) this.#chosen.set(one.word, one)
    for (const shelf of book.shelves)
      for (const name of new Set([foldText(shelf.name.it), foldText(shelf.name.en)]))
        this.#byName.set(name, [...(this.#byName.get(name) ?? []), shelf])
    for (const shelf of book.shelves)
      for (const word of shelf.words) this.#byWord.set(word, [...(this.#byWord.get(word) ?? []), shelf])
  }

  placeOf(word: string, group: string, name: string, isUsed: boolean): PlacedItem {
    const chosen = this.#chosen.get(wordKey(word))
    if (chosen) return this.#asChosen(chosen, isUsed)
    const guessed = placeOf(group, name, isUsed)
    const named = this.#shelfNamed(word, guessed, isUsed)
    if (named) {
      const subcategory = isBicycleCategory(named.category) ? (named.subcategory ?? kindOf(`${group} ${name}`)) : ''
      return { place: { category: named.category, subcategory }, shelf: named.slug, why: 'shelf_name', chosen }
    }
    if (!guessed) return { place: undefined, shelf: null, why: 'nothing', chosen }
    const why = placeOf(group, '', isUsed) ? 'vocabulary' : 'names'
    return { place: guessed, shelf: why === 'vocabulary' ? this.#shelfOf(guessed, word, name) : null, why, chosen }
  }

  #asChosen(chosen: StoredPlace, isUsed: boolean): PlacedItem {
    const { category, subcategory } = chosen
    const found = this.#book.find(chosen.shelf)
    // Products of a deleted shelf have moved to the rest shelf, which is not a choice.
    const isGone = chosen.shelf !== null && (!found || (found.isRest && found.slug !== chosen.shelf))
    const shelf = isGone ? undefined : found
    const why = isGone ? 'shelf_gone' : 'chosen'
    const isElsewhere = category === 'biciclette' && isUsed
    const place: Place = isElsewhere
      ? { category: 'bici-usate', subcategory: subcategory ?? 'citta' }
      : { category: shelf?.category ?? category, subcategory: subcategory ?? '' }
    return { place, shelf: isElsewhere ? null : (shelf?.slug ?? null), why, chosen }
  }

  /** The narrowest part of a path that is the name of a shelf; of several shelves the one in the guessed category. */
  #shelfNamed(word: string, guessed: Place | undefined, isUsed: boolean): ShelfRow | undefined {
    for (const part of pathOf(word).reverse()) {
      const found = this.#byName.get(part)?.filter(({ category }) => (category === 'bici-usate') === isUsed)
      const same = found?.find(({ category }) => category === guessed?.category)
      if (same) return same
      if (found?.length === 1) return found[0]
    }
    return undefined
  }

  /** By the name, as elsewhere; where that gives only the category, by the word. */
  #shelfOf({ category, subcategory }: Place, word: string, name: string): string | null {
    if (subcategory !== '') return null
    const exact = pathOf(word)
      .reverse()
      .flatMap((part) => this.#byWord.get(part)?.find((shelf) => shelf.category === category) ?? [])
    if (exact[0]) return exact[0].slug
    const isRest = (slug: string | null) => this.#book.find(slug)?.isRest ?? true
    if (!isRest(this.#book.shelfFor(category, null, name))) return null
    const found = this.#book.shelfFor(category, null, word)
    return isRest(found) ? null : found
  }
}
