import { type CatalogState, findItem } from '#server/catalog/product-index/catalog-state.ts'
import { variantsOfModel } from '#server/catalog/product-index/model-colors.ts'
import type { ShelfDirectory } from '#server/catalog/product-index/shelf-directory.ts'
import { type CatalogItem, newest } from '#server/catalog/product-index/sort-orders.ts'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import type { CompatibilityReason } from '#shared/contract/catalog/compatibility.ts'
import { bikeFacts } from '#shared/domain/catalog/compatibility/bike-facts.ts'
import type { KnownFacts } from '#shared/domain/catalog/compatibility/compatibility-rules.ts'
import { fitOf } from '#shared/domain/catalog/compatibility/part-kinds.ts'
import { isBicycleCategory } from '#shared/domain/platform/goods/categories.ts'
import { isCallOnly } from '#shared/domain/platform/goods/used-bicycles.ts'
import { knownFacts } from './known-facts.ts'
import { compatibilityWithBike } from './part-compatibility-view.ts'

/** The other colours of its model, in the order of their colours' names. */
export function siblingsOf(state: CatalogState, to: Product): Product[] {
  return variantsOfModel(state, findItem(state, to.id)?.codes.model ?? 0)
    .map(({ product }) => product)
    .filter(({ id }) => id !== to.id)
    .sort((a, b) => italian.compare(a.color ?? '', b.color ?? '') || a.id - b.id)
}

const italian = new Intl.Collator('it')

/** The reason why one product is shown with another, by the code of its sentence; undefined where it does not match. */
type Goes = (to: Goods, other: Product, book: ShelfDirectory) => CompatibilityReason | undefined

interface Goods {
  product: Product
  facts: KnownFacts
}

/** A companion: its shelf or category, and when and why it matches. */
interface Wish {
  shelf: string
  goes: Goes
}

const just = (shelf: string, code = shelf): Wish => ({ shelf, goes: () => ({ code, values: {} }) })

/** Parts with a common fact: both must have the same value. */
const bySpeeds = (shelf: string): Wish => ({
  shelf,
  goes: ({ facts }, other, book) =>
    facts.speeds !== undefined && facts.speeds === knownFacts(other, book).speeds
      ? { code: 'speeds', values: { speeds: Number(facts.speeds) } }
      : undefined,
})

/** Properties of a tube to check at the rim once its size matches. */
const ofTheValve = ['unknown-valve', 'unknown-rimDepth', 'valve-too-thin', 'untold']

/** For a bicycle, or for a tyre as if it were the one that a bicycle has. */
const tube: Wish = {
  shelf: 'camere-d-aria',
  goes: ({ product, facts }, other, book) => {
    const isTyre = product.category === 'componenti'
    const wheel = isTyre ? { beadSeat: facts.beadSeat, tyreWidth: facts.width } : facts
    const { verdict, reasons } = fitOf('tube', knownFacts(other, book), wheel)
    const isSized = reasons.every(({ code }) => ofTheValve.includes(code))
    if (verdict === 'no' || (verdict === 'check' && !isSized)) return undefined
    return {
      code: verdict === 'fits' ? 'tube' : 'tube-valve',
      values: { size: `${wheel.tyreWidth}-${wheel.beadSeat}` },
    }
  },
}

/** Only for bicycles that are said to come without. */
const missing = (shelf: string, fact: string, code: string): Wish => ({
  shelf,
  goes: ({ facts }) => (facts[fact] === false ? { code, values: {} } : undefined),
})

const lights: Wish = {
  shelf: 'luci',
  goes: ({ facts }) => (facts.lights === undefined ? { code: 'no-lights', values: {} } : undefined),
}

/** Shoes and pedals have one system: two bolts or three. */
const byCleat = (shelf: string, code: string): Wish => ({
  shelf,
  goes: ({ facts }, other, book) => {
    const theirs = knownFacts(other, book).cleat
    const isOther = facts.cleat !== undefined && theirs !== undefined && facts.cleat !== theirs
    return isOther ? undefined : { code, values: {} }
  },
})

const forBicycles = [
  tube,
  missing('pedali', 'pedals', 'no-pedals'),
  just('lucchetti'),
  lights,
  just('caschi'),
  just('pompe'),
]
const riding = [just('pantaloncini-e-salopette'), just('guanti'), just('calzini')]

/** By shelf or category of the product, the most useful first. */
const goesWith: Readonly<Record<string, readonly Wish[]>> = {
  biciclette: forBicycles,
  'bici-usate': forBicycles,
  catene: [bySpeeds('pacchi-pignoni'), bySpeeds('cambi'), just('attrezzi')],
  'pacchi-pignoni': [bySpeeds('catene'), bySpeeds('cambi'), just('attrezzi')],
  cambi: [bySpeeds('pacchi-pignoni'), bySpeeds('catene'), just('attrezzi')],
  copertoni: [tube, just('pompe'), just('attrezzi')],
  'camere-d-aria': [just('pompe'), just('attrezzi')],
  pedali: [byCleat('scarpe', 'shoes'), just('attrezzi')],
  manubri: [just('manopole-e-nastri'), just('attrezzi')],
  componenti: [just('attrezzi')],
  maglie: riding,
  'pantaloncini-e-salopette': [just('maglie'), just('calzini'), just('guanti')],
  'giacche-e-gilet': [just('guanti'), just('maglie'), just('luci')],
  guanti: [just('giacche-e-gilet'), just('caschi')],
  scarpe: [just('calzini'), byCleat('pedali', 'pedals')],
  calzini: [just('scarpe'), just('maglie')],
  intimo: [just('maglie'), just('pantaloncini-e-salopette')],
  abbigliamento: [just('maglie'), just('guanti')],
  caschi: [just('luci'), just('guanti')],
  luci: [just('caschi'), just('lucchetti')],
  lucchetti: [just('luci'), just('borse-e-zaini')],
  borracce: [just('borse-e-zaini'), just('pompe')],
  accessori: [just('lucchetti'), just('borracce')],
}

const most = 4
const mostForCart = 2

export const isShowable = (product: Product) =>
  product.stock > 0 && Boolean(product.imageUrl ?? product.drawingUrl) && !isCallOnly(product)

/** The shelves of a product's companions. */
export const shelvesBeside = (state: CatalogState, to: Product): string[] =>
  wishesFor(state, to).map(({ shelf }) => shelf)

function wishesFor({ book }: CatalogState, to: Product): readonly Wish[] {
  const place = [to.category, ...book.pathTo(to.shelf).map(({ slug }) => slug)].findLast((at) => at in goesWith)
  return goesWith[place ?? ''] ?? []
}

export interface Companion {
  product: Product
  because: CompatibilityReason
}

/** Companions of a product, in stock, with the reason: one per shelf, same brand and same wearer first. */
export function companionsOf(state: CatalogState, to: Product): Companion[] {
  return wishesFor(state, to)
    .flatMap((request) => bestOf(state, to, request, [to]) ?? [])
    .slice(0, most)
}

/**
 * The same for a cart, bicycles first: no shelf that the cart has an item of, no other colour of its products, and no
 * part that does not fit a bicycle in it.
 */
export function companionsOfCart(state: CatalogState, cart: readonly Product[]): Companion[] {
  const { book } = state
  const bikes = cart.filter(({ category }) => isBicycleCategory(category))
  const shelves = new Set(
    cart.flatMap(({ shelf, category }) => [category, ...book.pathTo(shelf).map(({ slug }) => slug)]),
  )
  const found = new Map<string, Companion>()
  for (const to of [...bikes, ...cart.filter((one) => !bikes.includes(one))]) {
    for (const request of wishesFor(state, to)) {
      if (shelves.has(request.shelf) || found.has(request.shelf)) continue
      const best = bestOf(state, to, request, cart)
      if (best && bikes.every((bike) => compatibilityWithBike(state, best.product, bike)?.verdict !== 'no'))
        found.set(request.shelf, best)
    }
  }
  return [...found.values()].slice(0, mostForCart)
}

function bestOf(
  state: CatalogState,
  to: Product,
  { shelf, goes }: Wish,
  not: readonly Product[],
): Companion | undefined {
  const { book, groups, items } = state
  const row = book.find(shelf)
  if (!row) return undefined
  const reported = knownFacts(to, book)
  const goods = { product: to, facts: isBicycleCategory(to.category) ? bikeFacts(to, reported) : reported }
  const isTaken = ({ id, modelKey }: Product) =>
    not.some((one) => one.id === id || (modelKey !== null && one.modelKey === modelKey))
  let best: { item: CatalogItem; because: CompatibilityReason; distance: number } | undefined
  for (const slug of book.below(row.slug))
    for (const slot of groups.ofShelf(slug)) {
      const item = items[slot]
      if (!item) continue
      const { product } = item
      const distance = distanceOf(to, product)
      // The reason is expensive, so it is computed last.
      if (best && (distance - best.distance || newest(item, best.item)) >= 0) continue
      if (!isShowable(product) || isTaken(product)) continue
      const because = goes(goods, product, book)
      if (because) best = { item, because, distance }
    }
  return best && { product: best.item.product, because: best.because }
}

function distanceOf(to: Product, other: Product): number {
  const suits = factOf(to, 'gender') === undefined || factOf(to, 'gender') === factOf(other, 'gender')
  return (suits ? 0 : 2) + (to.brand !== null && to.brand === other.brand ? 0 : 1)
}

const factOf = ({ facts }: Product, key: string) => facts.find((one) => one.key === key)?.value
