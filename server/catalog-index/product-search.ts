import { termOfCode, weights } from '#server/search/meaning-index.ts'
import type { Condition, Item, Understood } from '#server/search/query-items.ts'
import { compactCode } from '#server/search/search-words.ts'
import { understandQuery } from '#server/search/understand-query.ts'
import { foldText } from '#shared/domain/catalog.ts'
import type { CatalogState } from './catalog-state.ts'
import { catalogueOf } from './catalogue-words.ts'
import { conditionTest } from './condition-tests.ts'
import { correctWords } from './correct-words.ts'
import { inOrder } from './rank-order.ts'
import { SlotScores } from './slot-scores.ts'

export type MatchKind = 'exact' | 'similar' | 'none'

/** The products a query finds, in the order of relevance. */
export class Matches {
  readonly kind: MatchKind
  readonly slots: Uint32Array
  readonly conditions: readonly Condition[]
  readonly corrected: string | undefined
  #size: number
  #isMatch: Uint8Array | undefined

  constructor(
    kind: MatchKind,
    slots: Uint32Array,
    size: number,
    { conditions = [], corrected }: { conditions?: readonly Condition[]; corrected?: string | undefined } = {},
  ) {
    this.kind = kind
    this.slots = slots
    this.conditions = conditions
    this.corrected = corrected
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

export interface SearchOptions {
  /** Kinds of conditions that are not to be read. */
  without?: readonly string[]
  /** Whether the last word may be the beginning of one. */
  isTyping?: boolean
}

/**
 * What a query means in this catalogue, best first (rules 78, 410, 520, 524).
 * @returns undefined when the query says nothing
 */
export function searchProducts(state: CatalogState, query: string, options: SearchOptions = {}): Matches | undefined {
  const said = foldText(query)
  if (said === '') return undefined
  const folded = state.ownWords.meantBy(said)
  const { without = [], isTyping = false } = options
  const key = `${said}\n${folded}\n${[...without].sort().join()}\n${isTyping}`
  const found = recentOf(state)
  const known = found.get(key)
  if (known) return known
  const matches = findMatches(state, { said, folded }, without, isTyping)
  if (found.size >= maxRecent) found.clear()
  found.set(key, matches)
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

function findMatches(
  state: CatalogState,
  { said, folded }: { said: string; folded: string },
  without: readonly string[],
  isTyping: boolean,
): Matches {
  const catalogue = catalogueOf(state)
  const read = (query: string) => withoutKinds(understandQuery(query, catalogue, isTyping), without)
  const containing = containingAny(state, said === folded ? [said] : [folded, said])
  let understood = read(folded)
  let corrected: string | undefined
  if (understood.unknown.length > 0 && containing.length === 0) {
    corrected = correctWords(state, folded, understood.unknown)
    if (corrected) understood = read(corrected)
  }
  const size = state.items.length
  const { conditions } = understood
  let ranked = rank(state, understood, corrected !== undefined)
  if (ranked.slots.length === 0 && containing.length === 0) {
    const codes = nearCodes(state, folded)
    if (codes.length > 0) ranked = { ...rank(state, { ...nothingRead, items: codes }, true), isComplete: false }
  }
  const tail = understood.isElsewhere ? [] : containing.filter((slot) => !ranked.has(slot))
  if (ranked.slots.length === 0 && tail.length === 0)
    return new Matches('none', new Uint32Array(), size, { conditions })
  const slots = new Uint32Array(ranked.slots.length + tail.length)
  slots.set(ranked.slots)
  slots.set(
    inOrder(state, tail, (slot) => (isForSale(state, slot) ? 0 : 1)),
    ranked.slots.length,
  )
  const isExact = corrected === undefined && (ranked.isComplete || containing.length > 0)
  return new Matches(isExact ? 'exact' : 'similar', slots, size, { conditions, corrected })
}

/** The products with one of these runs of letters. */
function containingAny({ texts, items }: CatalogState, runs: readonly string[]): number[] {
  const slots = new Set(runs.flatMap((run) => [...texts.containing(run)]))
  return [...slots].filter((slot) => items[slot])
}

function withoutKinds(understood: Understood, without: readonly string[]): Understood {
  if (without.length === 0) return understood
  const kinds = new Set<string>(without)
  return { ...understood, conditions: understood.conditions.filter(({ kind }) => !kinds.has(kind)) }
}

const nothingRead: Understood = {
  items: [],
  conditions: [],
  unknown: [],
  isPartial: false,
  isElsewhere: false,
  isCheap: false,
}

/** A code with one wrong letter or digit. */
function nearCodes({ codes }: CatalogState, folded: string): Item[] {
  const compact = compactCode(folded)
  if (compact.length < 5 || !/\d/.test(compact) || !/[a-z]/.test(compact)) return []
  const near = codes.termsOneErrorAway(compact).map((code) => ({ term: termOfCode(code), factor: 1 }))
  return near.length > 0 ? [{ role: 'name', terms: near, importance: 10, text: folded }] : []
}

interface Ranked {
  slots: Uint32Array
  has(slot: number): boolean
  /** Whether the first of them has all that was asked for. */
  isComplete: boolean
}

const nothing: Ranked = { slots: new Uint32Array(), has: () => false, isComplete: false }
const scores = new SlotScores()

function rank(state: CatalogState, understood: Understood, isCorrected: boolean): Ranked {
  const { items, conditions, unknown, isPartial, isElsewhere } = understood
  if (items.length === 0 && conditions.length === 0) return nothing
  scores.begin(state.items.length)
  for (const item of items) gather(state, item)
  if (items.length === 0) for (const slot of state.shelves.all.newest) scores.add(slot)
  const tests = conditions.map((condition) => conditionTest(condition, state.meanings))
  const full = [...items, ...tests].reduce((sum, { importance }) => sum + importance * 10, 0)
  const mustMeet = tests.find(({ condition }) => condition.kind === 'gender' && condition.id === 'children')
  let most = 0
  for (const slot of scores.slots) {
    const item = state.items[slot]
    if (!item) {
      scores.coverage[slot] = -1
      continue
    }
    for (const test of tests) {
      const { share, rank: more } = test.meets(item, slot)
      if (share === 0 && test === mustMeet) {
        scores.coverage[slot] = -1
        break
      }
      scores.coverage[slot] = (scores.coverage[slot] ?? 0) + Math.round(test.importance * share)
      scores.score[slot] = (scores.score[slot] ?? 0) + more
    }
    if ((scores.coverage[slot] ?? 0) > most) most = scores.coverage[slot] ?? 0
  }
  if (most === 0) return nothing
  const isWhole = unknown.length === 0 && !isPartial && !isElsewhere
  const kept = scores.slots.filter((slot) => scores.coverage[slot] === most)
  if (!isWhole && !isWorthShowing(items, kept, isCorrected)) return nothing
  const best = new Set(kept)
  const priceOf = (slot: number) => state.items[slot]?.priceCents ?? 0
  const distance = (slot: number) => -4 * (scores.score[slot] ?? 0) - completeness(state, slot)
  return {
    slots: inOrder(state, kept, understood.isCheap ? priceOf : distance),
    has: (slot) => best.has(slot),
    isComplete: isWhole && most >= full,
  }
}

/** Of equal rank: what is for sale first, and what shows itself. */
function completeness(state: CatalogState, slot: number): number {
  return (isForSale(state, slot) ? 2 : 0) + (state.items[slot]?.product.imageUrl ? 1 : 0)
}

function isForSale(state: CatalogState, slot: number): boolean {
  return (state.items[slot]?.product.stock ?? 0) > 0
}

function gather({ meanings }: CatalogState, item: Item): void {
  const { role, importance, terms } = item
  for (const { term, factor } of terms) {
    const { slots, weights: counts } = meanings.of(term)
    for (let i = 0; i < slots.length; i++) {
      const weight = counts[i] ?? 0
      scores.offer(slots[i] ?? 0, Math.round(importance * shareOf(role, weight)), Math.round(weight * factor))
    }
  }
  scores.settle()
}

/** What was asked for has to be the thing; whatever stands beside it only has to be said. In tenths. */
function shareOf(role: Item['role'], weight: number): number {
  if (role === 'head') return weight >= weights.goesWith ? 10 : 4
  if (role === 'type') return weight >= weights.is ? 10 : 3
  return 10
}

/** Without some of the words only what is surely meant is shown: goods, a kind, a maker, a model, a code. */
function isWorthShowing(items: readonly Item[], kept: Uint32Array, isCorrected: boolean): boolean {
  if (isCorrected || kept.length === 0) return false
  return items.some(({ role }) => role === 'head' || role === 'type' || role === 'name')
}
