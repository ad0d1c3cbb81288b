import type { Product } from '#shared/contract/catalog.ts'
import type { Cents } from '#shared/domain/money.ts'
import { lacksPhoto } from '#shared/domain/used-bicycles.ts'
import type { CatalogState } from './catalog-state.ts'

/** The other colours of its model, in the order of their colours' names. */
export function siblingsOf({ shelves, items }: CatalogState, to: Product): Product[] {
  if (to.modelKey === null) return []
  return [...shelves[to.category].newest]
    .flatMap((slot) => items[slot]?.product ?? [])
    .filter(({ id, modelKey }) => modelKey === to.modelKey && id !== to.id)
    .sort((a, b) => italian.compare(a.color ?? '', b.color ?? '') || a.id - b.id)
}

const italian = new Intl.Collator('it')

const bySpeeds = (shelf: string) => ({ shelf, sameFact: 'speeds' })
const riding = ['pantaloncini-e-salopette', 'guanti', 'calzini'] as const

/**
 * What is worn or used together, by shelf or category, the most useful first. Where two parts have to fit each other, both
 * say the same of the fact named.
 */
const goesWith: Readonly<Record<string, readonly Wish[]>> = {
  biciclette: ['caschi', 'lucchetti', 'luci', 'pompe'],
  'bici-usate': ['caschi', 'lucchetti', 'luci', 'pompe'],
  catene: [bySpeeds('pacchi-pignoni'), bySpeeds('cambi'), 'attrezzi'],
  'pacchi-pignoni': [bySpeeds('catene'), bySpeeds('cambi'), 'attrezzi'],
  cambi: [bySpeeds('pacchi-pignoni'), bySpeeds('catene'), 'attrezzi'],
  copertoni: ['pompe', 'attrezzi'],
  'camere-d-aria': ['pompe', 'attrezzi'],
  pedali: ['scarpe', 'attrezzi'],
  manubri: ['manopole-e-nastri', 'attrezzi'],
  componenti: ['attrezzi'],
  maglie: [...riding],
  'pantaloncini-e-salopette': ['maglie', 'calzini', 'guanti'],
  'giacche-e-gilet': ['guanti', 'maglie', 'luci'],
  guanti: ['giacche-e-gilet', 'caschi'],
  scarpe: ['calzini', 'pedali'],
  calzini: ['scarpe', 'maglie'],
  intimo: ['maglie', 'pantaloncini-e-salopette'],
  abbigliamento: ['maglie', 'guanti'],
  caschi: ['luci', 'guanti'],
  luci: ['caschi', 'lucchetti'],
  lucchetti: ['luci', 'borse-e-zaini'],
  borracce: ['borse-e-zaini', 'pompe'],
  accessori: ['lucchetti', 'borracce'],
}

const most = 4

const mostClosers = 3

/**
 * Articles of which each alone makes up what a cart lacks, cheapest first: in stock, with no size left to choose, from
 * shelves of the cart's categories or of what goes with its articles, one of a shelf before a second (rule 653).
 */
export function closersOf(state: CatalogState, missingCents: Cents, cart: readonly Product[]): Product[] {
  const { book, shelves, items } = state
  const inCart = new Set(cart.map(({ id }) => id))
  const goesWithCart = cart.flatMap((product) => wishesFor(state, product).map(shelfOfWish))
  const near = new Set<string>(goesWithCart.flatMap((slug) => [...book.below(slug)]))
  const categories = new Set<string>(cart.map(({ category }) => category))
  const fitting = [...shelves.all['price-low']]
    .flatMap((slot) => items[slot] ?? [])
    .filter(({ priceCents, product }) => priceCents >= missingCents && !inCart.has(product.id))
    .filter(({ product }) => categories.has(product.category) || near.has(product.shelf ?? ''))
    .map(({ product }) => product)
    .filter((product) => isOneOfMany(product) && isShowable(product) && product.sizes.filter(isThere).length <= 1)
  const firstOfShelf = new Map(fitting.toReversed().map((product) => [product.shelf, product]))
  const firsts = fitting.filter((product) => firstOfShelf.get(product.shelf) === product)
  const others = fitting.filter((product) => !firsts.includes(product))
  const chosen = new Set([...firsts, ...others].slice(0, mostClosers))
  return fitting.filter((product) => chosen.has(product))
}

const isThere = ({ stock }: { stock: number }) => stock > 0
const isOneOfMany = ({ category }: Product) => category !== 'bici-usate'
const isShowable = (product: Product) =>
  product.stock > 0 && Boolean(product.imageUrl ?? product.drawingUrl) && !lacksPhoto(product)

type Wish = string | { shelf: string; sameFact: string }

const shelfOfWish = (wish: Wish) => (typeof wish === 'string' ? wish : wish.shelf)

function wishesFor({ book }: CatalogState, to: Product): readonly Wish[] {
  const place = [to.category, ...book.pathTo(to.shelf).map(({ slug }) => slug)].findLast((at) => at in goesWith)
  return goesWith[place ?? ''] ?? []
}

/** Articles that go with one, in stock: one of each shelf, of the same brand and for the same people before others. */
export function companionsOf(state: CatalogState, to: Product): Product[] {
  const { book, shelves, items } = state
  const found: Product[] = []
  for (const wish of wishesFor(state, to)) {
    const sameFact = typeof wish === 'string' ? undefined : wish.sameFact
    const row = book.find(shelfOfWish(wish))
    if (!row) continue
    const onShelf = book.below(row.slug)
    const best = [...shelves[row.category].newest]
      .flatMap((slot) => items[slot]?.product ?? [])
      .filter((product) => product.id !== to.id && product.shelf !== null && onShelf.has(product.shelf))
      .filter(isShowable)
      .filter((product) => !sameFact || isSame(factOf(to, sameFact), factOf(product, sameFact)))
      .map((product) => ({ product, distance: distanceOf(to, product) }))
      .sort((a, b) => a.distance - b.distance)[0]
    if (best) found.push(best.product)
  }
  return found.slice(0, most)
}

function distanceOf(to: Product, other: Product): number {
  const suits = factOf(to, 'gender') === undefined || factOf(to, 'gender') === factOf(other, 'gender')
  return (suits ? 0 : 2) + (to.brand !== null && to.brand === other.brand ? 0 : 1)
}

const isSame = (one: unknown, other: unknown) => one !== undefined && one === other

const factOf = ({ facts }: Product, key: string) => facts.find((one) => one.key === key)?.value
