import { isDeepStrictEqual } from 'node:util'
import { noOwnWords, type OwnWords } from '#server/catalog/search/own-words.ts'
import type { ShopSettings } from '#server/platform/settings/setting-repository.ts'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { idInEnglishSlug } from '#shared/domain/catalog/product-slug.ts'
import type { ShippingRules } from '#shared/domain/platform/delivery/shipping-rules.ts'
import { type Category, categories } from '#shared/domain/platform/goods/categories.ts'
import type { SizeChart } from '#shared/domain/platform/goods/size-chart.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { ProductGroups } from './product-groups.ts'
import { SearchIndex } from './search-index.ts'
import { emptyShelfDirectory, type ShelfDirectory } from './shelf-directory.ts'
import { SlotsById } from './slots-by-id.ts'
import { type Arrangement, CatalogItem, Shelf, type Translated } from './sort-orders.ts'

export type ShelfName = 'all' | Category
const shelfNames: readonly ShelfName[] = ['all', ...categories]

/**
 * A set of products ready to be listed, filtered and searched. Never changes: a change makes a new state, which shares
 * what stayed the same. Each product has a slot; one that changes in more than its stock and price moves to a new slot.
 */
export interface CatalogState {
  readonly book: ShelfDirectory
  readonly ownWords: OwnWords
  /** As edited in the dashboard; undefined while SHOP_CONFIG applies. */
  readonly shipping: ShippingRules | undefined
  /** As edited in the dashboard; undefined while the defaults apply. */
  readonly sizeCharts: readonly SizeChart[] | undefined
  readonly settings: ShopSettings
  readonly items: readonly (CatalogItem | undefined)[]
  /** Per slot: 0 when empty; of equal rank in a search the higher comes first. */
  readonly standings: Uint8Array
  readonly slotOfId: SlotsById
  /** Append-only and shared by all states: look up the product of an id with `findItem`. */
  readonly idOfSlug: Map<string, number>
  readonly shelves: Readonly<Record<ShelfName, Shelf>>
  /** The number of listed products directly on each shelf, by its slug. */
  readonly countOfShelf: ReadonlyMap<string, number>
  readonly groups: ProductGroups
  readonly search: SearchIndex
}

export function emptyState(book: ShelfDirectory = emptyShelfDirectory): CatalogState {
  return {
    book,
    ownWords: noOwnWords,
    shipping: undefined,
    sizeCharts: undefined,
    settings: {},
    items: [],
    standings: new Uint8Array(),
    slotOfId: new SlotsById(),
    idOfSlug: new Map(),
    shelves: Object.fromEntries(shelfNames.map((name) => [name, Shelf.empty])) as Record<ShelfName, Shelf>,
    countOfShelf: new Map(),
    groups: new ProductGroups(),
    search: new SearchIndex(),
  }
}

/** Reads something of the products once: a change of stock keeps the shelves, and with them the answer. */
export function keptByShelves<T extends object>(read: (state: CatalogState) => T): (state: CatalogState) => T {
  const kept = new WeakMap<object, T>()
  return (state) => {
    const known = kept.get(state.shelves)
    if (known) return known
    const fresh = read(state)
    kept.set(state.shelves, fresh)
    return fresh
  }
}

/** Whether a product is in lists, counts and search; others are still found by id or slug. */
type IsListed = (product: Product) => boolean

const everyOne: IsListed = () => true

/** The product with this id or slug of either language, listed or not. An English slug is known by the id in it. */
export function findItem({ items, slotOfId, idOfSlug }: CatalogState, idOrSlug: string | number) {
  const itemWith = (id: number | undefined) => items[slotOfId.get(id ?? 0) ?? -1]
  if (typeof idOrSlug === 'number' || /^[1-9]\d{0,9}$/.test(idOrSlug)) return itemWith(Number(idOrSlug))
  const item = itemWith(idOfSlug.get(idOrSlug))
  return item?.product.slug === idOrSlug ? item : itemWith(idInEnglishSlug(idOrSlug))
}

/** The slots of a shelf in an order; newest first by default. */
export function slotsOf(
  { shelves, items }: Pick<CatalogState, 'shelves' | 'items'>,
  shelf: ShelfName,
  sort: Arrangement = 'newest',
): Uint32Array {
  return shelves[shelf].inOrder(sort, items)
}

/** The products of a shelf, newest first. */
export function itemsOn(state: Pick<CatalogState, 'shelves' | 'items'>, shelf: ShelfName): CatalogItem[] {
  return [...slotsOf(state, shelf)].flatMap((slot) => state.items[slot] ?? [])
}

/** The products as they are shown to readers of this language. */
export function inLanguage(
  { items, slotOfId }: CatalogState,
  products: readonly Product[],
  language: Language = 'it',
): readonly Product[] {
  if (language === 'it') return products
  return products.map((product) => items[slotOfId.get(product.id) ?? -1]?.english ?? product)
}

interface StateChange {
  state: CatalogState
  /** Categories whose lists and counts may differ: more than stock changed. */
  reshaped: ReadonlySet<Category>
}

/** Removes the ids of `gone` and puts in these products; an id in both is read again. */
export function changeState(
  before: CatalogState,
  put: readonly Translated[],
  gone: readonly number[],
  isListed: IsListed = everyOne,
): StateChange {
  const items = [...before.items]
  const keptSlots: number[] = []
  const repriced = new Set<number>()
  const oldSlots = new Set<number>()
  const freshSlots: number[] = []
  const reshaped = new Set<Category>()
  const vacate = (id: number) => {
    const slot = before.slotOfId.get(id)
    const old = slot === undefined ? undefined : items[slot]
    if (slot === undefined || old === undefined) return
    oldSlots.add(slot)
    repriced.delete(slot)
    reshaped.add(old.product.category)
  }
  for (const id of gone) vacate(id)
  for (const translated of put) {
    const { product } = translated
    const item = new CatalogItem(translated, isListed(product))
    const slot = before.slotOfId.get(product.id)
    const old = slot === undefined ? undefined : items[slot]
    const isKept = slot !== undefined && !oldSlots.has(slot) && old?.isListed === item.isListed
    const difference = isKept ? differenceOf(old, item) : 'more'
    if (isKept && difference !== 'more') {
      items[slot] = item
      keptSlots.push(slot)
      if (difference === 'price') {
        repriced.add(slot)
        reshaped.add(product.category)
      }
      continue
    }
    vacate(product.id)
    reshaped.add(product.category)
    freshSlots.push(items.push(item) - 1)
  }
  const standings = new Uint8Array(items.length)
  standings.set(before.standings)
  for (const slot of [...keptSlots, ...freshSlots]) standings[slot] = standingOf(items[slot])
  for (const slot of oldSlots) standings[slot] = 0
  const state = { ...before, items, standings }
  if (reshaped.size === 0) return { state, reshaped }
  return { state: reshape(state, { oldSlots, freshSlots, repriced, reshaped }), reshaped }
}

/** Products for sale first, then other visible ones. */
function standingOf(item: CatalogItem | undefined): number {
  if (!item) return 0
  const { stock, imageUrl, drawingUrl } = item.product
  return 1 + (stock > 0 ? 2 : 0) + ((imageUrl ?? drawingUrl) ? 1 : 0)
}

interface Reshaping {
  oldSlots: ReadonlySet<number>
  freshSlots: readonly number[]
  repriced: ReadonlySet<number>
  reshaped: ReadonlySet<Category>
}

function reshape(
  state: CatalogState & { items: (CatalogItem | undefined)[] },
  { oldSlots, freshSlots, repriced, reshaped }: Reshaping,
): CatalogState {
  const { items } = state
  const itemAt = (slot: number): CatalogItem => {
    const item = items[slot]
    if (!item) throw new Error(`nothing at slot ${slot}`)
    return item
  }
  const slotOfId = state.slotOfId.with(
    [...oldSlots].map((slot) => itemAt(slot).product.id),
    freshSlots.map((slot) => [itemAt(slot).product.id, slot]),
  )
  for (const slot of freshSlots) state.idOfSlug.set(itemAt(slot).product.slug, itemAt(slot).product.id)
  const listed = freshSlots.filter((slot) => itemAt(slot).isListed)
  for (const slot of listed) {
    state.search.add(slot, itemAt(slot), state.book)
    state.groups.add(slot, itemAt(slot))
  }
  const countOfShelf = new Map(state.countOfShelf)
  const count = (slot: number, by: number) => {
    const { product, isListed } = itemAt(slot)
    if (isListed && product.shelf !== null) countOfShelf.set(product.shelf, (countOfShelf.get(product.shelf) ?? 0) + by)
  }
  for (const slot of oldSlots) count(slot, -1)
  for (const slot of listed) count(slot, 1)
  const stands = [...repriced].filter((slot) => itemAt(slot).isListed)
  const shelves = { ...state.shelves, all: state.shelves.all.with(oldSlots, listed, stands, items) }
  for (const category of reshaped) {
    const isOwn = (slot: number) => itemAt(slot).product.category === category
    shelves[category] = shelves[category].with(oldSlots, listed.filter(isOwn), stands.filter(isOwn), items)
  }
  for (const slot of oldSlots) items[slot] = undefined
  return { ...state, slotOfId, shelves, countOfShelf }
}

const ofPieces: ReadonlySet<string> = new Set<keyof Product>(['stock', 'sizes', 'version', 'price'])
const nothing: ReadonlySet<string> = new Set()

/** Field by field, because nearly all are equal texts: one text of all of them is dear. */
export function isSameExcept<T extends object>(a: T, b: T, except = nothing): boolean {
  for (const key in a) if (a[key] !== b[key] && !except.has(key) && !isDeepStrictEqual(a[key], b[key])) return false
  for (const key in b) if (!(key in a) && !except.has(key)) return false
  return true
}

/**
 * `pieces`: no list, count or search differs, because availability is the same. `price`: only price order and price
 * filters differ; no word is read again.
 */
function differenceOf(before: CatalogItem, after: CatalogItem): 'pieces' | 'price' | 'more' {
  const inStock = ({ stock, sizes }: Product) => JSON.stringify([stock > 0, sizes.map((s) => [s.size, s.stock > 0])])
  const isSame =
    isSameExcept(before.product, after.product, ofPieces) &&
    isSameExcept(before.inEnglish ?? {}, after.inEnglish ?? {}) &&
    inStock(before.product) === inStock(after.product)
  if (!isSame) return 'more'
  const prices = ({ product: { price, sizes } }: CatalogItem) => JSON.stringify([price, sizes.map((s) => s.price)])
  return prices(before) === prices(after) ? 'pieces' : 'price'
}
