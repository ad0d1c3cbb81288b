import type { Product } from '#shared/contract/catalog.ts'
import { type ShelfOrder, shelfOrders } from '#shared/domain/catalog.ts'
import type { Language } from '#shared/domain/language.ts'
import type { Cents } from '#shared/domain/money.ts'
import type { FacetCodes } from './facet-codes.ts'

/** A product in Italian and in English; the same object where nobody reads English. */
export interface Translated {
  readonly product: Product
  readonly english: Product
  /** The last edit or price; not there for articles that nobody is to find. */
  readonly changedAt?: string
}

/** A product with its price and what it counts for as numbers; lists are kept as positions ("slots") in an array of these. */
export interface CatalogItem extends Translated {
  readonly priceCents: Cents
  readonly codes: FacetCodes
  readonly isListed: boolean
}

/** In each language names have their own order. */
type Arrangement = ShelfOrder | 'nameInEnglish'

const arrangements: readonly Arrangement[] = [...shelfOrders, 'nameInEnglish']

/** The order that a reader of this language sees. */
export function arrangementFor(sort: ShelfOrder, language: Language = 'it'): Arrangement {
  return sort === 'name' && language === 'en' ? 'nameInEnglish' : sort
}

type Compare = (a: CatalogItem, b: CatalogItem) => number

const italian = new Intl.Collator('it')
const english = new Intl.Collator('en')

// ISO moments of one length sort as text.
const newest: Compare = ({ product: a }, { product: b }) =>
  a.createdAt === b.createdAt ? b.id - a.id : a.createdAt < b.createdAt ? 1 : -1

/** Every order ends in "newest", so that no two products tie and pages never overlap. */
const compareBy: Record<Arrangement, Compare> = {
  newest,
  'price-low': (a, b) => a.priceCents - b.priceCents || newest(a, b),
  'price-high': (a, b) => b.priceCents - a.priceCents || newest(a, b),
  name: (a, b) => italian.compare(a.product.name, b.product.name) || newest(a, b),
  nameInEnglish: (a, b) => english.compare(a.english.name, b.english.name) || newest(a, b),
}

/** Slots of one set of products in each order. */
export type Shelf = Readonly<Record<Arrangement, Uint32Array>>

export const emptyShelf: Shelf = {
  newest: new Uint32Array(),
  'price-low': new Uint32Array(),
  'price-high': new Uint32Array(),
  name: new Uint32Array(),
  nameInEnglish: new Uint32Array(),
}

/** The shelf without the slots that are gone and with the fresh ones at their places. */
export function restock(
  shelf: Shelf,
  gone: ReadonlySet<number>,
  fresh: readonly number[],
  itemAt: (slot: number) => CatalogItem,
): Shelf {
  const cut = gone.size > fewCuts ? cutMany(gone) : (slots: Uint32Array) => cutFew(slots, gone)
  const changed = (sort: Arrangement): Uint32Array => {
    const compare = (a: number, b: number) => compareBy[sort](itemAt(a), itemAt(b))
    return merge(cut(shelf[sort]), fresh.toSorted(compare), compare)
  }
  return Object.fromEntries(arrangements.map((sort) => [sort, changed(sort)])) as unknown as Shelf
}

/** So many are found and cut out much faster than every slot is asked about. */
const fewCuts = 8

/** Used again for each order of each change; what is in it is good until the next cut. */
let kept = new Uint32Array()

function roomFor(slots: Uint32Array): Uint32Array {
  if (kept.length < slots.length) kept = new Uint32Array(2 * slots.length)
  return kept
}

function cutFew(slots: Uint32Array, gone: ReadonlySet<number>): Uint32Array {
  const room = roomFor(slots)
  const cuts = [...gone].map((slot) => slots.indexOf(slot)).filter((at) => at >= 0)
  let from = 0
  let length = 0
  for (const cut of [...cuts.sort((a, b) => a - b), slots.length]) {
    room.set(slots.subarray(from, cut), length)
    length += cut - from
    from = cut + 1
  }
  return room.subarray(0, length)
}

/** Flags in a row: asking a set for each slot took most of the time of an import. */
function cutMany(gone: ReadonlySet<number>): (slots: Uint32Array) => Uint32Array {
  let last = 0
  for (const slot of gone) if (slot > last) last = slot
  const isGone = new Uint8Array(last + 1)
  for (const slot of gone) isGone[slot] = 1
  return (slots) => {
    const room = roomFor(slots)
    let length = 0
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i] ?? 0
      if (slot > last || isGone[slot] === 0) room[length++] = slot
    }
    return room.subarray(0, length)
  }
}

/** Merges a short sorted list into a long one by halving: few comparisons, because collation is dear. */
function merge(
  kept: Uint32Array,
  fresh: readonly number[],
  compare: (a: number, b: number) => number,
): Uint32Array<ArrayBuffer> {
  const merged = new Uint32Array(kept.length + fresh.length)
  let from = 0
  let length = 0
  for (const slot of fresh) {
    let low = from
    let high = kept.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (compare(kept[middle] ?? 0, slot) < 0) low = middle + 1
      else high = middle
    }
    merged.set(kept.subarray(from, low), length)
    length += low - from
    merged[length++] = slot
    from = low
  }
  merged.set(kept.subarray(from), length)
  return merged
}
