import type { PriceRange } from './number-conditions.ts'

/** What an article has to be besides having the words; each can be taken away by its kind. */
export type Condition =
  | { kind: 'price'; range: PriceRange }
  | { kind: 'size'; size: string }
  | { kind: 'colour' | 'condition' | 'gender'; id: string }
  | { kind: 'speeds'; gears: number }

/** One thing that was asked for: any of its terms will do. */
export interface Item {
  /** What the article should be; only what it has or is for; a maker, model or code; any word. */
  role: 'head' | 'type' | 'name' | 'word' | 'context'
  terms: readonly { term: string; factor: number }[]
  importance: number
  /** As it was typed. */
  text: string
}

export interface Understood {
  items: readonly Item[]
  conditions: readonly Condition[]
  /** Words that say nothing here and that no article has. */
  unknown: readonly string[]
  /** Some of what was asked for is a thing that no article is or has. */
  isPartial: boolean
  /** Asked for by a name that this shop never has. */
  isElsewhere: boolean
  /** Wants what costs least. */
  isCheap: boolean
}
