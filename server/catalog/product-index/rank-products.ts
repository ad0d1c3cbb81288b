import { slotOfHit, weightOfHit, weights } from '#server/catalog/search/meaning-index.ts'
import type { Condition, Item, Understood } from '#server/catalog/search/query-items.ts'
import { type CatalogState, slotsOf } from './catalog-state.ts'
import { type ConditionTest, conditionTest } from './condition-tests.ts'
import { keep } from './model-colors.ts'
import { asOnShelf, bestFirst } from './rank-order.ts'
import { SlotScores } from './slot-scores.ts'
import type { CatalogItem } from './sort-orders.ts'

export interface Ranked {
  slots: Uint32Array
  /** Whether the first result matches the whole query. */
  isComplete: boolean
}

const nothing: Ranked = { slots: new Uint32Array(), isComplete: false }
const scores = new SlotScores()

/** The slots that match most of the query, best first. */
export function rank(state: CatalogState, understood: Understood, isCorrected: boolean): Ranked {
  const { items, conditions, unknown, isPartial, isElsewhere } = understood
  if (items.length === 0 && conditions.length === 0) return nothing
  scores.begin(state.items.length)
  for (const item of items) gather(state, item)
  const tests = conditions.map((condition) => conditionTest(condition, state.search.meanings))
  if (items.length === 0) for (const slot of candidatesOf(tests) ?? slotsOf(state, 'all')) scores.add(slot)
  const full = [...items, ...tests].reduce((sum, { importance }) => sum + importance * 10, 0)
  const { slots, coverage, score } = scores
  let most = 0
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] ?? 0
    if (state.standings[slot] === 0) coverage[slot] = -1
    else if (tests.length > 0) meet(tests, state.items[slot], slot)
    if ((coverage[slot] ?? 0) > most) most = coverage[slot] ?? 0
  }
  if (most === 0 || most < leastOf(items, tests)) return nothing
  const isWhole = unknown.length === 0 && !isPartial && !isElsewhere
  const kept = keep(slots, (slot) => coverage[slot] === most)
  if (!isWhole && !isWorthShowing(items, kept, isCorrected)) return nothing
  const ordered = understood.isCheap
    ? asOnShelf(slotsOf(state, 'all', 'price-low'), kept)
    : bestFirst(state, kept, (slot) => 5 * (score[slot] ?? 0) + (state.standings[slot] ?? 0))
  return { slots: ordered, isComplete: isWhole && most >= full }
}

function meet(tests: readonly ConditionTest[], item: CatalogItem | undefined, slot: number): void {
  if (!item) return
  for (const { condition, importance, meets } of tests) {
    const { share, rank: more } = meets(item, slot)
    if (share === 0 && isNeverGivenUp(condition)) {
      scores.coverage[slot] = -1
      return
    }
    scores.coverage[slot] = (scores.coverage[slot] ?? 0) + Math.round(importance * share)
    scores.score[slot] = (scores.score[slot] ?? 0) + more
  }
}

/** Where a condition is mandatory, the results must be exact: no lever for a search of a child's bicycle. */
function leastOf(items: readonly Item[], tests: readonly ConditionTest[]): number {
  const firm = tests.filter(({ condition }) => isNeverGivenUp(condition))
  const thing = items.find(({ role }) => role === 'head') ?? items.find(({ role }) => role === 'type')
  return firm.length > 0 && thing ? [thing, ...firm].reduce((sum, { importance }) => sum + importance * 10, 0) : 0
}

const isNeverGivenUp = (condition: Condition) => condition.kind === 'gender' && condition.id === 'children'

/** The candidate products of the conditions, where known without a scan. */
function candidatesOf(tests: readonly ConditionTest[]): Iterable<number> | undefined {
  const [only, ...others] = tests
  return others.length === 0 ? only?.candidates : undefined
}

function gather({ search: { meanings } }: CatalogState, item: Item): void {
  const { role, importance, terms } = item
  for (const { term, factor } of terms) {
    const hits = meanings.hitsOf(term)
    for (let i = 0; i < hits.length; i++) {
      const hit = hits[i] ?? 0
      const weight = weightOfHit(hit)
      scores.offer(slotOfHit(hit), Math.round(importance * shareOf(role, weight)), Math.round(weight * factor))
    }
  }
  scores.settle()
}

/** The requested product has to be the thing; other words only have to occur. In tenths. */
function shareOf(role: Item['role'], weight: number): number {
  if (role === 'head') return weight >= weights.goesWith ? 10 : 4
  if (role === 'type') return weight >= weights.is ? 10 : 3
  return 10
}

/** With words missing, only reliable matches are shown: products, kinds, makers, models, codes. */
function isWorthShowing(items: readonly Item[], kept: Uint32Array, isCorrected: boolean): boolean {
  if (isCorrected || kept.length === 0) return false
  return items.some(({ role }) => role === 'head' || role === 'type' || role === 'name')
}
