import { foldText } from '#shared/domain/catalog.ts'
import type { CatalogState } from './catalog-state.ts'
import { type CatalogItem, compareBy } from './product-orders.ts'
import { type TextIndex, wordsOf } from './text-index.ts'

/** The products a query finds: 1 at their slots. Of `similar` ones also the slots, nearest first. */
export type Matches =
  | { kind: 'exact'; isMatch: Uint8Array; count: number }
  | { kind: 'similar'; isMatch: Uint8Array; count: number; nearestFirst: Uint32Array }

/**
 * Products whose name, description, category or subcategory contains the query, ignoring case and accents; when there
 * are none, the nearest: by brand or product code, by single words, by words with a typing error (contract.md section 3).
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
  const isMatch = new Uint8Array(state.items.length)
  let count = 0
  for (const slot of state.texts.containing(folded)) {
    if (isMatch[slot] === 1 || !state.items[slot]) continue
    isMatch[slot] = 1
    count++
  }
  return count > 0 ? { kind: 'exact', isMatch, count } : similarProducts(state, folded)
}

// Nobody types more; a pasted page should not cost more either.
const maxWords = 8

function similarProducts(state: CatalogState, folded: string): Matches {
  const size = state.items.length
  const hits = new Uint8Array(size)
  const distance = new Float32Array(size)
  const touched: number[] = []
  let mostHits = 0
  for (const word of [...new Set(wordsOf(folded))].slice(0, maxWords)) {
    const near = nearness(state, word)
    for (const slot of near.slots) {
      const hit = (hits[slot] ?? 0) + 1
      if (hit === 1) touched.push(slot)
      if (hit > mostHits) mostHits = hit
      hits[slot] = hit
      distance[slot] = (distance[slot] ?? 0) + near.distanceOf(slot)
    }
  }
  const isMatch = new Uint8Array(size)
  const matched = touched.filter((slot) => hits[slot] === mostHits)
  for (const slot of matched) isMatch[slot] = 1
  const byDistance = new Map<number, number[]>()
  for (const slot of newestFirst(state, matched, isMatch)) {
    const far = distance[slot] ?? 0
    const equallyFar = byDistance.get(far)
    if (equallyFar) equallyFar.push(slot)
    else byDistance.set(far, [slot])
  }
  const nearestFirst = Uint32Array.from([...byDistance].sort(([a], [b]) => a - b).flatMap(([, slots]) => slots))
  return { kind: 'similar', isMatch, count: nearestFirst.length, nearestFirst }
}

/** Few slots are sorted, many are picked from the shelf where all of them stand in that order. */
function newestFirst(state: CatalogState, slots: number[], isMatch: Uint8Array): Iterable<number> {
  const shelf = state.shelves.all.newest
  // A comparison in a sort takes as long as looking at some forty slots.
  if (slots.length * 400 > shelf.length) return shelf.filter((slot) => isMatch[slot] === 1)
  const itemAt = (slot: number) => state.items[slot] as CatalogItem
  return slots.sort((a, b) => compareBy.newest(itemAt(a), itemAt(b)))
}

/** Ways in which a word may be near, from near to far; the first one that leads to a product is taken. */
const steps: readonly { minLength: number; terms: (index: TextIndex, word: string) => readonly string[] }[] = [
  { minLength: 1, terms: (_index, word) => [word] },
  { minLength: 3, terms: (index, word) => index.termsContaining(word) },
  { minLength: 3, terms: (index, word) => index.termsNear(word, 1).whole },
  { minLength: 4, terms: (index, word) => index.termsNear(word, 1).beginning },
  { minLength: 6, terms: (index, word) => index.termsNear(word, 2).whole },
]

/** Products that have the word or one near it, and how far away they are; nearer when it is in the name. */
function nearness(state: CatalogState, word: string): { slots: number[]; distanceOf(slot: number): number } {
  const slots: number[] = []
  // One more than the distance: 0 is a product without such a word.
  const beyond = new Float32Array(state.items.length)
  const reach = (index: TextIndex, term: string, distance: number) => {
    for (const slot of index.slotsOf(term)) {
      const known = beyond[slot] ?? 0
      if (known === 0 ? !state.items[slot] : known <= distance + 1) continue
      if (known === 0) slots.push(slot)
      beyond[slot] = distance + 1
    }
  }
  for (const [step, { minLength, terms }] of steps.entries()) {
    if (word.length < minLength) break
    for (const term of terms(state.texts, word)) {
      reach(state.names, term, step)
      reach(state.texts, term, step + 0.5)
    }
    for (const term of terms(state.codes, word)) reach(state.codes, term, step + 0.5)
    if (slots.length > 0) break
  }
  return { slots, distanceOf: (slot) => (beyond[slot] ?? 1) - 1 }
}
