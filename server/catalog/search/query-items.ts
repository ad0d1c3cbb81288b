import type { Cents } from '#shared/domain/platform/money.ts'
import type { Unit } from './quantities/quantity-phrases.ts'

interface PriceRange {
  minCents: Cents | undefined
  maxCents: Cents | undefined
}

/** A term of the index, and how much of its weight counts. */
export interface Term {
  term: string
  factor: number
}

/** A property that results must have besides the words; each kind can be dropped alone. */
export type Condition =
  | { kind: 'price'; range: PriceRange }
  /** One size, or one of several: «M o L», «tra 54 e 56». */
  | { kind: 'size'; size: string; others?: readonly string[] }
  /** Of a colour the others that will do: «nero o rosso». */
  | { kind: 'colour' | 'condition' | 'gender'; id: string; others?: readonly string[] }
  /** Of one chainring, and of all of them where these were said: 2x11. */
  | { kind: 'speeds'; gears: number; total?: number }
  /** A limit or range of weight, length, contents and the like. */
  | {
      kind: 'measure'
      unit: Unit
      min?: number | undefined
      max?: number | undefined
      /** The limit itself comes last. */
      isBeyond?: boolean
    }
  /** A number of the thing, with or without a unit. A label only where no product has it. */
  | { kind: 'number'; values: readonly number[]; text: string }
  /** A value of a fact by one of its names. */
  | { kind: 'standard'; terms: readonly string[]; text: string }
  | { kind: 'tyre'; beadSeat: number; width: number; text: string }
  | { kind: 'height'; minCm: number; maxCm: number }
  /** Excludes the products that have one of the terms. */
  | { kind: 'not'; terms: readonly string[]; text: string }
  | { kind: 'sort'; order: QueryOrder }
  /** When it has to be there, which no product decides: from 0, Sunday, or so many days ahead. */
  | { kind: 'by'; text: string; weekday?: number; inDays?: number }
  /** The thing itself, for its label: the items search for it. */
  | { kind: 'kind'; ids: readonly string[] }

/** By price, weight, date or a number fact. */
export interface QueryOrder {
  by: string
  isDescending: boolean
}

/** One requested thing: any of its terms matches. */
export interface Item {
  /** The product itself; a kind; a maker, model or code; any word; a purpose or accessory. */
  role: 'head' | 'type' | 'name' | 'word' | 'context'
  terms: readonly Term[]
  importance: number
  /** As it was typed. */
  text: string
}

export interface Understood {
  items: readonly Item[]
  conditions: readonly Condition[]
  /** Words without meaning here and without a product. */
  unknown: readonly string[]
  /** Words that have no part in the answer, these and more. */
  unread: readonly string[]
  /** Some of the query names a thing that no product is or has. */
  isPartial: boolean
  /** A name that this shop never has. */
  isElsewhere: boolean
  /** The requested kind of goods, where the shop has none. */
  notSold: string | undefined
  order: QueryOrder | undefined
}
