import { weights } from '#server/search/meaning-index.ts'
import type { Item, Understood } from '#server/search/query-items.ts'
import type { CatalogState } from './catalog-state.ts'
import { type ConditionTest, conditionTest } from './condition-tests.ts'
import { inOrder } from './rank-order.ts'
import { SlotScores } from './slot-scores.ts'

export interface Ranked {
  slots: Uint32Array
  /** Whether the first of them has all that was asked for. */
  isComplete: boolean
}

const nothing: Ranked = { slots: new Uint32Array(), isComplete: false }
const scores = new SlotScores()

/** What has most of what was asked for, best first. */
export function rank(state: CatalogState, understood: Understood, isCorrected: boolean): Ranked {
  const { items, conditions, unknown, isPartial, isElsewhere } = understood
  if (items.length === 0 && conditions.length === 0) return nothing
  scores.begin(state.items.length)
  for (const item of items) gather(state, item)
  const tests = conditions.map((condition) => conditionTest(condition, state.meanings))
  if (items.length === 0) for (const slot of candidatesOf(tests) ?? state.shelves.all.newest) scores.add(slot)
  const full = [...items, ...tests].reduce((sum, { importance }) => sum + importance * 10, 0)
  const mustMeet = tests.find(({ condition }) => condition.kind === 'gender' && condition.id === 'children')
  let most = 0
  const { slots } = scores
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] ?? 0
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
  const kept = slots.filter((slot) => scores.coverage[slot] === most)
  if (!isWhole && !isWorthShowing(items, kept, isCorrected)) return nothing
  const priceOf = (slot: number) => state.items[slot]?.priceCents ?? 0
  const distance = (slot: number) => -5 * (scores.score[slot] ?? 0) - (state.standings[slot] ?? 0)
  return {
    slots: inOrder(state, kept, understood.isCheap ? priceOf : distance),
    isComplete: isWhole && most >= full,
  }
}

/** Which articles may meet one of the conditions, where that is known without asking each. */
function candidatesOf(tests: readonly ConditionTest[]): Iterable<number> | undefined {
  const [only, ...others] = tests
  return others.length === 0 ? only?.candidates : undefined
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
