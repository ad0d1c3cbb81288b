import { foldText } from '#shared/domain/catalog.ts'
import type { CatalogState } from './catalog-state.ts'
import { type TextIndex, wordsOf } from './text-index.ts'

/** The products a query finds: exact ones newest first, similar ones nearest first. */
export class Matches {
  readonly kind: 'exact' | 'similar'
  readonly slots: Uint32Array
  #size: number
  #isMatch: Uint8Array | undefined

  constructor(kind: 'exact' | 'similar', slots: Uint32Array, size: number) {
    this.kind = kind
    this.slots = slots
    this.#size = size
  }

  /** 1 at their slots, for who goes through the products in another order. */
  get isMatch(): Uint8Array {
    if (this.#isMatch) return this.#isMatch
    const isMatch = new Uint8Array(this.#size)
    for (const slot of this.slots) isMatch[slot] = 1
    this.#isMatch = isMatch
    return isMatch
  }
}

/**
 * Products whose name, description, category or subcategory contains the query, ignoring case and accents; when there
 * are none, the nearest: by brand or product code, by single words, by words with a typing error (rules 78, 410).
 * @returns undefined when the query says nothing
 */
export function searchProducts(state: CatalogState, query: string): Matches | undefined {
  const folded = foldText(query)
  if (folded === '') return undefined
  const found = recentOf(state)
  const known = found.get(folded)
  if (known) return known
  const matches = findMatches(state, folded)
  if (found.size >= maxRecent) found.clear()
  found.set(folded, matches)
  return matches
}

// A page asks for list and counts of one search, then for its next pages. A change of pieces keeps the shelves, and with
// them what was found.
const recent = new WeakMap<object, Map<string, Matches>>()
const maxRecent = 32

function recentOf(state: CatalogState): Map<string, Matches> {
  const found = recent.get(state.shelves) ?? new Map<string, Matches>()
  recent.set(state.shelves, found)
  return found
}

function findMatches(state: CatalogState, folded: string): Matches {
  const found: number[] = []
  for (const slot of state.texts.containing(folded)) if (state.items[slot]) found.push(slot)
  return found.length > 0
    ? new Matches(
        'exact',
        inOrder(state, found, () => 0),
        state.items.length,
      )
    : similarProducts(state, folded)
}

// Nobody types more; a pasted page should not cost more either.
const maxWords = 8

/**
 * A whole number for each of some slots, 0 for the others. Kept from search to search: a fresh array over all slots would take
 * longer than the search.
 */
class SlotNumbers {
  #numbers = new Int32Array()
  #slots = new Uint32Array()
  #count = 0

  /** Those with a number, in the order in which they got it. */
  get slots(): Uint32Array {
    return this.#slots.subarray(0, this.#count)
  }

  begin(size: number): void {
    for (const slot of this.slots) this.#numbers[slot] = 0
    this.#count = 0
    if (this.#numbers.length >= size) return
    this.#numbers = new Int32Array(size)
    this.#slots = new Uint32Array(size)
  }

  get(slot: number): number {
    return this.#numbers[slot] ?? 0
  }

  /** @param number not 0 */
  set(slot: number, number: number): void {
    if (this.#numbers[slot] === 0) this.#slots[this.#count++] = slot
    this.#numbers[slot] = number
  }
}

const hits = new SlotNumbers()
const distances = new SlotNumbers()

function similarProducts(state: CatalogState, folded: string): Matches {
  const size = state.items.length
  hits.begin(size)
  distances.begin(size)
  let mostHits = 0
  for (const word of [...new Set(wordsOf(folded))].slice(0, maxWords)) {
    findNear(state, word)
    for (const slot of beyond.slots) {
      const hit = hits.get(slot) + 1
      if (hit > mostHits) mostHits = hit
      hits.set(slot, hit)
      distances.set(slot, distances.get(slot) + beyond.get(slot))
    }
  }
  const matched = hits.slots.filter((slot) => hits.get(slot) === mostHits)
  return new Matches(
    'similar',
    inOrder(state, matched, (slot) => distances.get(slot)),
    size,
  )
}

/** The slots by distance, equally far ones newest first. */
function inOrder(state: CatalogState, slots: ArrayLike<number>, distanceOf: (slot: number) => number): Uint32Array {
  const shelf = state.shelves.all.newest
  const byDistance = new Map<number, number[]>()
  for (const place of placesInOrder(shelf, slots)) {
    const slot = shelf[place] ?? 0
    const equallyFar = byDistance.get(distanceOf(slot))
    if (equallyFar) equallyFar.push(slot)
    else byDistance.set(distanceOf(slot), [slot])
  }
  const ordered = new Uint32Array(slots.length)
  let length = 0
  for (const [, equallyFar] of [...byDistance].sort(([a], [b]) => a - b)) {
    ordered.set(equallyFar, length)
    length += equallyFar.length
  }
  return ordered
}

/** Where the slots stand on the shelf, from its beginning. Few are sorted; many are marked and picked up by going along it. */
function placesInOrder(shelf: Uint32Array, slots: ArrayLike<number>): Uint32Array {
  const places = placesOn(shelf)
  const wanted = new Uint32Array(slots.length)
  for (let i = 0; i < slots.length; i++) wanted[i] = places[slots[i] ?? 0] ?? 0
  if (slots.length * 8 < shelf.length) return wanted.sort()
  const isWanted = new Uint8Array(shelf.length)
  for (const place of wanted) isWanted[place] = 1
  let found = 0
  for (let place = 0; place < shelf.length; place++) if (isWanted[place] === 1) wanted[found++] = place
  return wanted
}

const placesOfShelf = new WeakMap<Uint32Array, Uint32Array>()

function placesOn(shelf: Uint32Array): Uint32Array {
  const known = placesOfShelf.get(shelf)
  if (known) return known
  const places = new Uint32Array(shelf.reduce((most, slot) => Math.max(most, slot + 1), 0))
  for (const [place, slot] of shelf.entries()) places[slot] = place
  placesOfShelf.set(shelf, places)
  return places
}

/** Ways in which a word may be near, from near to far; the first one that leads to a product is taken. */
const steps: readonly { minLength: number; terms: (index: TextIndex, word: string) => readonly string[] }[] = [
  { minLength: 1, terms: (_index, word) => [word] },
  { minLength: 3, terms: (index, word) => index.termsContaining(word) },
  { minLength: 3, terms: (index, word) => index.termsOneErrorAway(word) },
  { minLength: 4, terms: (index, word) => index.termsNear(word, 1).beginning },
  { minLength: 6, terms: (index, word) => index.termsNear(word, 2).whole },
]

/** What was found near a word: one more than the distance, since 0 is a product without such a word. */
const beyond = new SlotNumbers()

/** Puts the products that have the word or one near it into `beyond`; they are nearer when it is in the name. */
function findNear(state: CatalogState, word: string): void {
  const { items, names, texts, codes } = state
  beyond.begin(items.length)
  const reach = (index: TextIndex, term: string, distance: number) => {
    for (const slot of index.slotsOf(term)) {
      const known = beyond.get(slot)
      if (known === 0 ? items[slot] : known > distance + 1) beyond.set(slot, distance + 1)
    }
  }
  for (const [step, { minLength, terms }] of steps.entries()) {
    if (word.length < minLength) break
    for (const term of terms(texts, word)) {
      reach(names, term, 2 * step)
      reach(texts, term, 2 * step + 1)
    }
    for (const term of terms(codes, word)) reach(codes, term, 2 * step + 1)
    if (beyond.slots.length > 0) break
  }
}
