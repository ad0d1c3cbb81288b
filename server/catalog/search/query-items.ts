import type { PriceRange } from './number-conditions.ts'

/** A property that results must have besides the words; each kind can be dropped alone. */
export type Condition =
  | { kind: 'price'; range: PriceRange }
  | { kind: 'size'; size: string }
  | { kind: 'colour' | 'condition' | 'gender'; id: string }
  | { kind: 'speeds'; gears: number }

/** One requested thing: any of its terms matches. */
export interface Item {
  /** The product itself; a kind; a maker, model or code; any word; a purpose or accessory. */
  role: 'head' | 'type' | 'name' | 'word' | 'context'
  terms: readonly { term: string; factor: number }[]
  importance: number
  /** As it was typed. */
  text: string
}

export interface Understood {
  items: readonly Item[]
  conditions: readonly Condition[]
  /** Words without meaning here and without a product. */
  unknown: readonly string[]
  /** Some of the query names a thing that no product is or has. */
  isPartial: boolean
  /** A name that this shop never has. */
  isElsewhere: boolean
  /** Wants what costs least. */
  isCheap: boolean
}
