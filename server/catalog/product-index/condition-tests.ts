import {
  type MeaningIndex,
  slotOfHit,
  termOfGears,
  termOfMeaning,
  weightOfHit,
  weights,
} from '#server/catalog/search/meaning-index.ts'
import { meaningOf } from '#server/catalog/search/phrase-book.ts'
import type { Condition } from '#server/catalog/search/query-items.ts'
import { letterOfFrame } from '#server/catalog/search/size-words.ts'
import { isBicycleCategory } from '#shared/domain/catalog/categories.ts'
import type { CatalogItem } from './sort-orders.ts'

/** How a product meets a condition: not, by substitution, or fully; and its effect on the rank. */
export interface ConditionTest {
  condition: Condition
  /** The least important condition is dropped first. */
  importance: number
  /** The slots of all candidate products, where known. */
  candidates?: Iterable<number>
  /** @returns 0 to 10, and up to 30 for the rank */
  meets(item: CatalogItem, slot: number): { share: number; rank: number }
}

const importances = { size: 4.0, speeds: 4.1, colour: 4.2, price: 4.4, gender: 4.5, condition: 4.6 } as const
const no = { share: 0, rank: 0 }
const yes = { share: 10, rank: 0 }

/** The test of a condition for each product. */
export function conditionTest(condition: Condition, meanings: MeaningIndex): ConditionTest {
  const importance = importances[condition.kind]
  const test = (meets: ConditionTest['meets']): ConditionTest => ({ condition, importance, meets })
  switch (condition.kind) {
    case 'price': {
      const { minCents = 0, maxCents = Number.POSITIVE_INFINITY } = condition.range
      return test(({ priceCents }) => (priceCents >= minCents && priceCents <= maxCents ? yes : no))
    }
    case 'size':
      return test(({ product }) => {
        const size = product.sizes.find((s) => s.size.toUpperCase() === condition.size)
        if (size) return { share: 10, rank: size.stock > 0 ? 3 : 0 }
        const letter = isBicycleCategory(product.category) ? letterOfFrame(condition.size) : undefined
        return letter && product.sizes.some((s) => s.size === letter) ? { share: 7, rank: 0 } : no
      })
    case 'speeds': {
      const found = slotsOf(meanings, termOfGears(condition.gears), 0)
      return {
        ...test((_item, slot) => ({ share: found.has(slot) ? 10 : 0, rank: (found.get(slot) ?? 0) / 2 })),
        candidates: found.keys(),
      }
    }
    case 'colour': {
      const found = slotsOf(meanings, termOfMeaning(condition.id), weights.name)
      return {
        ...test((_item, slot) => ({
          share: found.has(slot) ? 10 : 0,
          rank: found.get(slot) === weights.colour ? 5 : 0,
        })),
        candidates: found.keys(),
      }
    }
    case 'condition':
      return test(({ product }) => (product.condition === condition.id ? yes : no))
    case 'gender':
      return genderTest(condition.id, importance, condition, meanings)
  }
}

function genderTest(id: string, importance: number, condition: Condition, meanings: MeaningIndex): ConditionTest {
  const said = slotsOf(meanings, termOfMeaning(id), weights.name)
  if (id === 'men') {
    const others = [termOfMeaning('women'), termOfMeaning('children')].map((term) =>
      slotsOf(meanings, term, weights.name),
    )
    return {
      condition,
      importance,
      meets: (_item, slot) =>
        others.some((slots) => slots.has(slot)) ? no : { share: 10, rank: said.has(slot) ? 30 : 0 },
    }
  }
  const { servedBy = [], notServedBy = [] } = meaningOf.get(id) ?? {}
  const serving = servedBy.map((one) => slotsOf(meanings, termOfMeaning(one), weights.is))
  const notServing = notServedBy.map((one) => slotsOf(meanings, termOfMeaning(one), weights.name))
  return {
    condition,
    importance,
    meets: (_item, slot) => {
      if (said.has(slot)) return { share: 10, rank: 30 }
      const serves = serving.some((slots) => slots.has(slot)) && !notServing.some((slots) => slots.has(slot))
      return serves ? yes : no
    },
  }
}

function slotsOf(meanings: MeaningIndex, term: string, least: number): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  for (const hit of meanings.hitsOf(term)) if (weightOfHit(hit) >= least) found.set(slotOfHit(hit), weightOfHit(hit))
  return found
}
