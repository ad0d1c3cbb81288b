import { slotOfHit, termOfMeaning, weightOfHit, weights } from '#server/catalog/search/meaning-index.ts'
import { orderValue } from '#server/catalog/search/measured-values.ts'
import type { Condition, Item, QueryOrder, Understood } from '#server/catalog/search/query-items.ts'
import { wordsIn } from '#server/catalog/search/query-words.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { type CatalogState, slotsOf } from './catalog-state.ts'
import { type ConditionTest, conditionTest } from './condition-tests.ts'
import { keep } from './model-colors.ts'
import { asOnShelf, bestFirst } from './rank-order.ts'
import { SlotScores } from './slot-scores.ts'
import type { CatalogItem } from './sort-orders.ts'

/** A condition that no shown product meets, and the value that comes nearest. */
export interface Missing {
  condition: Condition
  nearest(language: Language): string | undefined
}

export interface Ranked {
  slots: Uint32Array
  /** How many of them are the thing: what goes with it follows. */
  things: number
  /** Whether the first result matches the whole query. */
  isComplete: boolean
  missing: readonly Missing[]
}

const fullOf = (list: readonly { importance: number }[]) => list.reduce((sum, one) => sum + one.importance * 10, 0)

const nothing: Ranked = { slots: new Uint32Array(), things: 0, isComplete: false, missing: [] }
const scores = new SlotScores()

/** The slots that match most of the query, best first: the thing, its conditions, then the other words. */
export function rank(state: CatalogState, understood: Understood, isCorrected: boolean): Ranked {
  const { items, conditions, unknown, isPartial, isElsewhere, notSold, order } = understood
  if (notSold || (items.length === 0 && conditions.length === 0)) return nothing
  scores.begin(state.items.length)
  const things = items.filter(({ role }) => role === 'head' || role === 'type')
  for (const item of things) gather(state, item)
  const { slots: ofThings, required, said, score } = scores
  // No condition brings another thing than the requested one.
  const thing = mostOf(state, required, ofThings, fullOf(things))
  for (const slot of ofThings) if ((required[slot] ?? 0) < thing) required[slot] = (required[slot] ?? 0) - apart
  for (const item of items) if (!things.includes(item)) gather(state, item)
  const tests = conditions.flatMap((condition) => conditionTest(condition, state, conditions) ?? [])
  const full = {
    required: fullOf([...items.filter(isRequired), ...tests]),
    said: fullOf(items.filter((one) => !isRequired(one))),
  }
  const best = { required: 0, said: 0 }
  const head = items.find(({ role }) => role === 'head')
  // What is neither the thing nor goes with it is never shown: its conditions are not looked at.
  const leastThing = thing > 0 ? thing - (head?.importance ?? 0) * (10 - related) - apart : Number.NEGATIVE_INFINITY
  const look = (slot: number) => {
    if (state.standings[slot] === 0) required[slot] = -1
    else if ((required[slot] ?? 0) < leastThing) return
    else if (tests.length > 0) meet(tests, state.items[slot], slot)
    const [met = 0, words = 0] = [required[slot], said[slot]]
    if (met > best.required || (met === best.required && words > best.said)) {
      best.required = met
      best.said = words
    }
  }
  // Where one of the few that may meet a condition fully meets all, no other product does.
  const known = tests.flatMap(({ candidates }) => candidates ?? [])
  const [few, ...more] = known.toSorted((a, b) => a.size - b.size)
  const looked = new Set<number>()
  for (const slot of few?.slots() ?? []) {
    if (looked.has(slot) || !more.every((one) => one.has(slot))) continue
    looked.add(slot)
    if (items.length === 0) scores.add(slot)
    if (scores.has(slot)) look(slot)
  }
  if (!few || best.required < full.required) {
    if (items.length === 0) for (const slot of slotsOf(state, 'all')) scores.add(slot)
    for (const slot of scores.slots) if (!looked.has(slot)) look(slot)
  }
  const { slots } = scores
  if (best.required + best.said === 0 || best.required < Math.max(thing, leastOf(items, tests))) return nothing
  if (full.required > 0 && best.required === 0) return nothing
  const hasAllWords = best.said >= full.said
  // A word that only a text has ranks the products of the kind; one of names or facts selects them.
  const least = full.required === 0 || order ? best.said : hasAllWords ? softShare * full.said : 0
  const kept = keep(slots, (slot) => required[slot] === best.required && (said[slot] ?? 0) >= least)
  const beside =
    head && hasAllWords && best.required >= full.required
      ? best.required - head.importance * (10 - related) - apart
      : undefined
  const others = keep(slots, (slot) => required[slot] === beside && (said[slot] ?? 0) >= least)
  // A query that only excludes is never exact.
  const isAsking = items.length > 0 || conditions.some(({ kind }) => kind !== 'not')
  const isWhole = isAsking && unknown.length === 0 && !isPartial && !isElsewhere
  if (!isWhole && !isWorthShowing(understood, kept, isCorrected)) return nothing
  const inOrder = (some: Uint32Array) =>
    order
      ? inQueryOrder(state, some, order)
      : bestFirst(state, some, (slot) => 5 * (score[slot] ?? 0) + 8 * (said[slot] ?? 0) + (state.standings[slot] ?? 0))
  const ordered = others.length > 0 ? Uint32Array.of(...inOrder(kept), ...inOrder(others)) : inOrder(kept)
  return {
    slots: ordered,
    things: kept.length,
    isComplete: isWhole && hasAllWords && best.required >= full.required,
    missing: missingOf(state, tests, ordered),
  }
}

/** What the best product has of the requested thing. */
function mostOf({ standings }: CatalogState, required: Int32Array, slots: Uint32Array, most: number): number {
  let found = 0
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] ?? 0
    if (standings[slot] !== 0) found = Math.max(found, required[slot] ?? 0)
  }
  return Math.min(found, most)
}

/** A need that other goods serve. */
const isNeed = ({ terms }: Item) => terms.some(({ factor }) => factor < 0.5)
const isRequired = ({ role }: Item) => role !== 'word' && role !== 'context'

function meet(tests: readonly ConditionTest[], item: CatalogItem | undefined, slot: number): void {
  if (!item) return
  for (const { importance, isFirm, meets } of tests) {
    const { share, rank: more } = meets(item, slot)
    if (share === 0 && isFirm) {
      scores.required[slot] = -1
      return
    }
    scores.required[slot] = (scores.required[slot] ?? 0) + Math.round(importance * share)
    scores.score[slot] = (scores.score[slot] ?? 0) + more
  }
}

/** Where a condition is mandatory, the results must be exact: no lever for a search of a child's bicycle. */
function leastOf(items: readonly Item[], tests: readonly ConditionTest[]): number {
  const firm = tests.filter(({ condition, isFirm }) => isFirm && condition.kind !== 'not')
  const thing = items.find(({ role }) => role === 'head') ?? items.find(({ role }) => role === 'type')
  return firm.length > 0 && thing ? [thing, ...firm].reduce((sum, { importance }) => sum + importance * 10, 0) : 0
}

function gather({ search: { meanings, texts } }: CatalogState, item: Item): void {
  const { role, importance, terms } = item
  for (const { term, factor } of terms) {
    const hits = meanings.hitsOf(term)
    const isValue = term.startsWith('&')
    for (let i = 0; i < hits.length; i++) {
      const hit = hits[i] ?? 0
      const weight = weightOfHit(hit)
      scores.offer(
        slotOfHit(hit),
        importance * shareOf(role, factor < 1 && role === 'type' ? 0 : weight, isValue),
        Math.round(weight * factor),
      )
    }
  }
  scores.settle(isRequired(item))
  const isOfAny = terms.some(({ term }) => term === termOfMeaning('bike'))
  // «Pile» and «felpa» mean one thing: those that are called as typed come first, be it one or several.
  const [word, ...others] = role === 'head' && !isOfAny ? wordsIn(item.text) : []
  if (!word || others.length > 0) return
  const typed = [word.text, ...[...'aeios'].map((ending) => word.stem + ending)]
  for (const hit of meanings.hitsOf(word.stem)) {
    const slot = slotOfHit(hit)
    if ((scores.required[slot] ?? 0) > 0 && typed.some((text) => texts.isWordsOfName(slot, text)))
      scores.score[slot] = (scores.score[slot] ?? 0) + calledAsTyped
  }
}

/** Keeps what is not the thing behind what is. */
const apart = 100_000
const calledAsTyped = 60
/** The share of what goes with the requested thing. */
const related = 9
/** The share of a word that only a text has. */
const softShare = 0.6

/** The requested product has to be the thing; other words are in names and facts, or only in a text. In tenths. */
function shareOf(role: Item['role'], weight: number, isValue: boolean): number {
  if (role === 'head') return weight >= weights.is ? 10 : weight >= weights.goesWith ? related : 0
  if (role === 'type') return weight >= weights.is || (isValue && weight >= weights.fact) ? 10 : 2
  if (weight >= weights.fact) return 10
  return role === 'name' ? 0 : softShare * 10
}

/** With words missing, only reliable matches are shown: products, kinds, makers, models, codes. */
function isWorthShowing({ items, conditions, unknown }: Understood, kept: Uint32Array, isCorrected: boolean): boolean {
  if (isCorrected || kept.length === 0) return false
  return items.some((one) => isRequired(one) || isNeed(one)) || (conditions.length > 0 && unknown.length === 0)
}

/** Products without the value come last. */
function inQueryOrder(state: CatalogState, kept: Uint32Array, { by, isDescending }: QueryOrder): Uint32Array {
  const ordered = asOnShelf(slotsOf(state, 'all'), kept)
  const last = isDescending ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
  const values = new Map([...ordered].map((slot) => [slot, valueAt(state, slot, by) ?? last] as const))
  const less = (a: number, b: number) =>
    values.get(a) === values.get(b) ? 0 : (values.get(a) ?? 0) < (values.get(b) ?? 0) ? -1 : 1
  return ordered.sort((a, b) => (isDescending ? less(b, a) : less(a, b)))
}

function valueAt({ items }: CatalogState, slot: number, by: string): number | undefined {
  const product = items[slot]?.product
  return product && orderValue(by, product)
}

function missingOf({ items }: CatalogState, tests: readonly ConditionTest[], ordered: Uint32Array): Missing[] {
  const slot = ordered[0]
  const first = items[slot ?? -1]
  if (slot === undefined || !first) return []
  const nearestIn = ({ nearest }: ConditionTest, language: Language) =>
    nearest?.(language === 'en' ? first.english : first.product, language)
  return tests.flatMap((test) =>
    test.meets(first, slot).share < 7
      ? [{ condition: test.condition, nearest: (language: Language) => nearestIn(test, language) }]
      : [],
  )
}
