import type { Category, Subcategory } from '#shared/domain/platform/goods/categories.ts'
import { type PlacedItem, type PlaceReason, wordKey } from './category-places.ts'

/** A category word of the file, and its shelf. */
export interface CountedWord {
  word: string
  rows: number
  category: Category | null
  subcategory: Subcategory | null
  shelf: string | null
  why: PlaceReason
  /** When it was chosen, and the row that remembers it. */
  chosenAt: Date | null
  chosenId: number | null
  examples: string[]
}

const examplesShown = 3

/** The words of a file as they are met, with their rows. */
export class WordCounts {
  #words = new Map<string, CountedWord>()

  add(word: string, items: PlacedItem & { rows: number; name: string }): void {
    const key = wordKey(word)
    const { place, shelf, why, chosen, rows, name } = items
    const known = this.#words.get(key)
    if (!known) {
      this.#words.set(key, {
        word,
        rows,
        category: place?.category ?? null,
        subcategory: place?.subcategory || null,
        shelf,
        why,
        chosenAt: chosen?.chosenAt ?? null,
        chosenId: chosen?.id ?? null,
        examples: [name],
      })
      return
    }
    known.rows += rows
    if (known.examples.length < examplesShown && !known.examples.includes(name)) known.examples.push(name)
    // Fields with different values are dropped; an item without a shelf makes the word a question.
    if (known.category !== (place?.category ?? null)) known.category = null
    if (known.category === null || known.subcategory !== (place?.subcategory || null)) known.subcategory = null
    if (known.category === null || known.shelf !== shelf) known.shelf = null
    if (why === 'nothing') known.why = why
  }

  /** Those that want a choice first, then by their rows. */
  list(): CountedWord[] {
    const isOpen = ({ why }: CountedWord) => (why === 'nothing' || why === 'shelf_gone' ? 0 : 1)
    return [...this.#words.values()].sort((a, b) => isOpen(a) - isOpen(b) || b.rows - a.rows)
  }
}
