import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import { firstFrom } from '#server/catalog/search/near-terms.ts'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import type { ShelfOrder } from '#shared/domain/platform/goods/categories.ts'
import { centsOfSize, hasSizePrices } from '#shared/domain/platform/goods/sizes.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { type Cents, centsOf } from '#shared/domain/platform/money.ts'
import { type FacetCodes, facetCodes } from './facet-codes.ts'

/** A product in Italian and in English; the same object where no English is read. */
export interface Translated {
  readonly product: Product
  readonly english: Product
  /** The last edit or price; absent for hidden products. */
  readonly changedAt?: string
}

/** Those shown last in English: their JSON is kept by object. */
const shownInEnglish = new LRUCache<CatalogItem, Product>({ max: 5_000 })
const onlyMarked: Partial<Product> = { untranslated: true }

/** A product with its price and its facet codes; lists are positions ("slots") in an array of these. */
export class CatalogItem implements Translated {
  readonly product: Product
  readonly changedAt: string | undefined
  readonly priceCents: Cents
  /** Of each size, where they differ; the product's is the lowest in stock. */
  readonly sizeCents: readonly Cents[] | undefined
  readonly codes: FacetCodes
  readonly isListed: boolean
  /** Where English readers see something else: a second whole product would take more than half as much memory again. */
  readonly inEnglish: Partial<Product> | undefined

  constructor({ product, english, changedAt }: Translated, isListed: boolean) {
    this.product = product
    this.changedAt = changedAt
    this.priceCents = centsOf(product.price)
    this.sizeCents = hasSizePrices(product) ? product.sizes.map(({ size }) => centsOfSize(product, size)) : undefined
    this.codes = facetCodes(product, english)
    this.isListed = isListed
    this.inEnglish = differenceOf(product, english)
  }

  get english(): Product {
    if (!this.inEnglish) return this.product
    const before = shownInEnglish.get(this)
    if (before) return before
    const shown = { ...this.product, ...this.inEnglish }
    shownInEnglish.set(this, shown)
    return shown
  }
}

function differenceOf(product: Product, english: Product): Partial<Product> | undefined {
  const differing = Object.entries(english).filter(
    ([field, value]) => !isDeepStrictEqual(value, product[field as keyof Product]),
  )
  if (differing.length === 0) return undefined
  return differing.length === 1 && english.untranslated ? onlyMarked : Object.fromEntries(differing)
}

/** In each language names have their own order. */
export type Arrangement = ShelfOrder | 'nameInEnglish'

const arrangements: readonly Arrangement[] = ['newest', 'price-low', 'price-high', 'name', 'rating', 'nameInEnglish']
const priceOrders: readonly Arrangement[] = ['price-low', 'price-high']

/** The order that a reader of this language sees. */
export function arrangementFor(sort: ShelfOrder, language: Language = 'it'): Arrangement {
  return sort === 'name' && language === 'en' ? 'nameInEnglish' : sort
}

type Compare = (a: CatalogItem, b: CatalogItem) => number

const italian = new Intl.Collator('it')
const english = new Intl.Collator('en')

// ISO moments of one length sort as text.
export const newest: Compare = ({ product: a }, { product: b }) =>
  a.createdAt === b.createdAt ? b.id - a.id : a.createdAt < b.createdAt ? 1 : -1

/** Every order ends in "newest", so that no two products tie and pages never overlap. */
export const compareBy: Record<Arrangement, Compare> = {
  newest,
  'price-low': (a, b) => a.priceCents - b.priceCents || newest(a, b),
  'price-high': (a, b) => b.priceCents - a.priceCents || newest(a, b),
  name: (a, b) => italian.compare(a.product.name, b.product.name) || newest(a, b),
  /** Of equal averages the one that more have given; what has no review comes last. */
  rating: (a, b) => byRating(a, b) || newest(a, b),
  nameInEnglish: (a, b) => english.compare(englishName(a), englishName(b)) || newest(a, b),
}

const englishName = ({ product, inEnglish }: CatalogItem) => inEnglish?.name ?? product.name

const byRating: Compare = ({ product: { rating: a } }, { product: { rating: b } }) =>
  (b?.average ?? 0) - (a?.average ?? 0) || (b?.count ?? 0) - (a?.count ?? 0)

type Items = readonly (CatalogItem | undefined)[]

/** Pending changes of an order: added and removed slots, in sequence. */
interface Order {
  slots: Uint32Array
  changes: readonly { slot: number; isIn: boolean }[]
}

/** Above this many changes an order is updated without a request for it, one at a time. */
const mostChanges = 1_000

/**
 * Slots of one set of products in each sort order. Immutable from outside: an order is computed on its first use. An
 * import changes a shelf a thousand times, and throw-away arrays of all products would cause garbage collection pauses.
 */
export class Shelf {
  readonly #orders: Record<Arrangement, Order>

  private constructor(orders: Record<Arrangement, Order>) {
    this.#orders = orders
  }

  static readonly empty = new Shelf(
    Object.fromEntries(
      arrangements.map((sort) => [sort, { slots: new Uint32Array(), changes: [] }]),
    ) as unknown as Record<Arrangement, Order>,
  )

  /** @param items of a state that has this shelf */
  inOrder(sort: Arrangement, items: Items): Uint32Array {
    const order = this.#orders[sort]
    if (order.changes.length > 0) this.#orders[sort] = { slots: broughtUp(sort, order, items), changes: [] }
    return this.#orders[sort].slots
  }

  /** The shelf without removed slots, with new ones inserted and repriced ones moved. */
  with(gone: Iterable<number>, fresh: readonly number[], repriced: readonly number[], items: Items): Shelf {
    const changes = [
      ...[...gone].map((slot) => ({ slot, isIn: false })),
      ...fresh.map((slot) => ({ slot, isIn: true })),
    ]
    const ofPrices = [...changes, ...repriced.map((slot) => ({ slot, isIn: true }))]
    const changed = arrangements.map((sort): [Arrangement, Order] => {
      const order = this.#orders[sort]
      const more = priceOrders.includes(sort) ? ofPrices : changes
      return [
        sort,
        more.length === 0
          ? order
          : { ...order, changes: order.changes.length > 0 ? [...order.changes, ...more] : more },
      ]
    })
    const shelf = new Shelf(Object.fromEntries(changed) as unknown as Record<Arrangement, Order>)
    const [longest] = changed.toSorted(([, a], [, b]) => b.changes.length - a.changes.length)
    if (longest && longest[1].changes.length > mostChanges) shelf.inOrder(longest[0], items)
    return shelf
  }
}

function broughtUp(sort: Arrangement, { slots, changes }: Order, items: Items): Uint32Array {
  const itemAt = (slot: number): CatalogItem => {
    const item = items[slot]
    if (!item) throw new Error(`nothing at slot ${slot}`)
    return item
  }
  const compare = (a: number, b: number) => compareBy[sort](itemAt(a), itemAt(b))
  const isIn = new Map(changes.map((change) => [change.slot, change.isIn]))
  const put = [...isIn].flatMap(([slot, is]) => (is ? [slot] : [])).sort(compare)
  return merge(isIn.size > fewCuts ? cutMany(slots, isIn) : cutFew(slots, isIn), put, compare)
}

/** Up to this number, cutting slots out is much faster than testing every slot. */
const fewCuts = 8

/** A buffer reused for each order of each change; its content is valid until the next cut. */
let kept = new Uint32Array()

function roomFor(slots: Uint32Array): Uint32Array {
  if (kept.length < slots.length) kept = new Uint32Array(2 * slots.length)
  return kept
}

function cutFew(slots: Uint32Array, out: ReadonlyMap<number, unknown>): Uint32Array {
  const room = roomFor(slots)
  const cuts = [...out.keys()].map((slot) => slots.indexOf(slot)).filter((at) => at >= 0)
  let from = 0
  let length = 0
  for (const cut of [...cuts.sort((a, b) => a - b), slots.length]) {
    room.set(slots.subarray(from, cut), length)
    length += cut - from
    from = cut + 1
  }
  return room.subarray(0, length)
}

/** Flags in a row: asking a map for each slot took most of the time of an import. */
function cutMany(slots: Uint32Array, out: ReadonlyMap<number, unknown>): Uint32Array {
  let last = 0
  for (const slot of out.keys()) if (slot > last) last = slot
  const isOut = new Uint8Array(last + 1)
  for (const slot of out.keys()) isOut[slot] = 1
  const room = roomFor(slots)
  let length = 0
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] ?? 0
    if (slot > last || isOut[slot] === 0) room[length++] = slot
  }
  return room.subarray(0, length)
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
    const low = firstFrom(kept.length, (at) => compare(kept[at] ?? 0, slot) < 0, from)
    merged.set(kept.subarray(from, low), length)
    length += low - from
    merged[length++] = slot
    from = low
  }
  merged.set(kept.subarray(from), length)
  return merged
}
