import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import {
  categories,
  isBicycleCategory,
  shelfOrders,
  sortOrders,
  subcategories,
} from '#shared/domain/platform/goods/categories.ts'
import { centsOf, toDecimal } from '#shared/domain/platform/money.ts'
import { changeState, emptyState } from './catalog-state.ts'
import { countFacets } from './count-facets.ts'
import type { ProductFilter } from './product-filter.ts'
import { listProducts } from './product-list.ts'
import type { Translated } from './sort-orders.ts'

const brands = ['Ortles', 'Valsole', 'Brenta Telai']
const colors = ['Nero', 'Rosso']
const sizeNames = ['S', 'M', 'L']
const words = ['gravel', 'corsa', 'città', 'acciaio', 'freni', 'Èlite']

const stateOf = (products: readonly Translated[]) => changeState(emptyState(), products, []).state

const aProduct = (id: number): fc.Arbitrary<Product> =>
  fc
    .record({
      category: fc.constantFrom(...categories),
      subcategory: fc.constantFrom(...subcategories),
      name: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }).map((w) => w.join(' ')),
      description: fc.array(fc.constantFrom(...words), { maxLength: 3 }).map((w) => w.join(', ')),
      cents: fc.integer({ min: 0, max: 5 }).map((n) => n * 10_000),
      stocks: fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 3 }),
      loose: fc.integer({ min: 0, max: 2 }),
      brand: fc.option(fc.constantFrom(...brands)),
      color: fc.option(fc.constantFrom(...colors)),
      day: fc.integer({ min: 1, max: 3 }),
      modelKey: fc.option(fc.constantFrom('falzarego', 'tram')),
      shelf: fc.option(fc.constantFrom('caschi', 'luci')),
      rating: fc.option(fc.record({ average: fc.constantFrom(1, 4.5, 5), count: fc.integer({ min: 1, max: 3 }) }), {
        nil: undefined,
      }),
    })
    .map(({ cents, stocks, loose, day, subcategory, rating, ...rest }) => {
      const sizes = stocks.map((stock, i) => ({ size: sizeNames[i] ?? '', stock }))
      return {
        ...rest,
        ...(rating && { rating }),
        id,
        slug: `articolo-${id}`,
        price: toDecimal(cents),
        subcategory: isBicycleCategory(rest.category) ? subcategory : null,
        imageUrl: null,
        shareImageUrl: null,
        vatClass: 'standard' as const,
        imageUrls: [],
        stock: sizes.length > 0 ? stocks.reduce((a, b) => a + b, 0) : loose,
        sizes,
        weight: null,
        frameSize: null,
        wheelSize: null,
        gearCount: null,
        material: null,
        productCode: `PV-${id}`,
        facts: [],
        condition: 'new' as const,
        gtin: null,
        mpn: null,
        isActive: true,
        createdAt: `2026-11-0${day}T00:00:00.000Z`,
        version: 1,
      }
    })

const same = (product: Product) => ({ product, english: product })

const someProducts = fc
  .integer({ min: 0, max: 25 })
  .chain((n) => fc.tuple(...Array.from({ length: n }, (_, i) => aProduct(i + 1))))

const aFilter: fc.Arbitrary<ProductFilter> = fc.record(
  {
    category: fc.constantFrom(...categories),
    subcategory: fc.constantFrom(...subcategories),
    without: fc.constant([]),
    q: fc.constantFrom('gravel', 'CITTA', 'corsa f', 'elite', 'bici'),
    brand: fc.uniqueArray(fc.constantFrom(...brands)),
    frameSize: fc.uniqueArray(fc.constantFrom(...sizeNames)),
    color: fc.uniqueArray(fc.constantFrom(...colors)),
    minPrice: fc.integer({ min: 0, max: 6 }).map((n) => n * 10_000 - 1),
    maxPrice: fc.integer({ min: 0, max: 6 }).map((n) => n * 10_000),
    inStock: fc.constantFrom('true', 'false'),
    fact: fc.constant([]),
  },
  { requiredKeys: ['brand', 'frameSize', 'color', 'fact', 'without'] },
)

const noFilter = { brand: [], frameSize: [], color: [], fact: [], without: [] } satisfies ProductFilter

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const cents = (p: Product) => centsOf(p.price)

function contains(p: Product, q: string): boolean {
  return [p.name, p.description, p.category, p.subcategory ?? ''].some((field) => plain(field).includes(plain(q)))
}

/** The rules as the contract words them, product by product. */
function passes(p: Product, f: ProductFilter): boolean {
  const isSold = f.inStock !== 'true'
  return (
    (!f.category || p.category === f.category) &&
    (!f.subcategory || p.subcategory === f.subcategory) &&
    (!f.q || contains(p, f.q)) &&
    (f.brand.length === 0 || f.brand.some((b) => b === p.brand)) &&
    (f.color.length === 0 || f.color.some((c) => c === p.color)) &&
    (f.frameSize.length === 0 || p.sizes.some((s) => f.frameSize.includes(s.size) && (isSold || s.stock > 0))) &&
    (f.minPrice === undefined || cents(p) >= f.minPrice) &&
    (f.maxPrice === undefined || cents(p) <= f.maxPrice) &&
    (isSold || p.stock > 0)
  )
}

const newestFirst = (a: Product, b: Product) =>
  a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : b.id - a.id
const naiveOrders = {
  newest: newestFirst,
  'price-low': (a: Product, b: Product) => cents(a) - cents(b) || newestFirst(a, b),
  'price-high': (a: Product, b: Product) => cents(b) - cents(a) || newestFirst(a, b),
  name: (a: Product, b: Product) => a.name.localeCompare(b.name, 'it') || newestFirst(a, b),
  rating: (a: Product, b: Product) =>
    (b.rating?.average ?? 0) - (a.rating?.average ?? 0) ||
    (b.rating?.count ?? 0) - (a.rating?.count ?? 0) ||
    newestFirst(a, b),
}

describe('listing', () => {
  it('shows exactly the products that pass every filter, in the order asked for, page by page', () => {
    fc.assert(
      fc.property(
        someProducts,
        aFilter,
        fc.constantFrom(...shelfOrders),
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 0, max: 8 }),
        (products, { q: _q, ...filter }, sort, limit, offset) => {
          const expected = products.filter((p) => passes(p, filter)).sort(naiveOrders[sort])
          const state = stateOf(products.map(same))
          const all = listProducts(state, { ...filter, sort })
          expect(all.products.map((p) => p.id)).toEqual(expected.map((p) => p.id))
          const page = listProducts(state, { ...filter, sort, limit, offset })
          expect(page.total).toBe(expected.length)
          expect(page.products).toEqual(expected.slice(offset, offset + limit))
        },
      ),
      { numRuns: 500 },
    )
  })

  it('shows each model once, by its first colour that is for sale, and none twice over the pages', () => {
    fc.assert(
      fc.property(
        someProducts,
        aFilter,
        fc.constantFrom(...sortOrders),
        fc.integer({ min: 1, max: 5 }),
        (products, filter, sort, limit) => {
          const state = stateOf(products.map(same))
          const flat = listProducts(state, { ...filter, sort })
          const modelOf = (p: Product) => (p.modelKey === null ? `#${p.id}` : `${p.category} ${p.modelKey}`)
          const ofModel = Map.groupBy(flat.products, modelOf)
          const expected = flat.products.filter((p) => {
            const siblings = ofModel.get(modelOf(p)) ?? []
            return (siblings.find(({ stock }) => stock > 0) ?? siblings[0])?.id === p.id
          })
          const pageAt = (offset: number) => listProducts(state, { ...filter, sort, models: 'one', limit, offset })
          const pages = Array.from({ length: Math.ceil(expected.length / limit) }, (_, at) => pageAt(at * limit))
          expect(pages.flatMap((page) => page.products.map((p) => p.id))).toEqual(expected.map((p) => p.id))
          expect(pageAt(0)).toMatchObject({ total: expected.length, articles: flat.total })
        },
      ),
      { numRuns: 500 },
    )
  })

  it('counts for each facet value what choosing only that value would show', () => {
    fc.assert(
      fc.property(someProducts, aFilter, (products, { q: _q, ...filter }) => {
        const facets = countFacets(stateOf(products.map(same)), filter)
        const shown = (f: ProductFilter) => products.filter((p) => passes(p, f))
        expect(facets.total).toBe(shown(filter).length)
        const countsOf = (values: readonly string[], choose: (value: string) => ProductFilter) =>
          Object.fromEntries(
            values.map((value) => [value, shown(choose(value)).length]).filter(([, count]) => count !== 0),
          )
        const asObject = (facet: { value: string; count: number }[]) =>
          Object.fromEntries(facet.map(({ value, count }) => [value, count]))
        expect(asObject(facets.brand)).toEqual(countsOf(brands, (v) => ({ ...filter, brand: [v] })))
        expect(asObject(facets.color)).toEqual(countsOf(colors, (v) => ({ ...filter, color: [v] })))
        expect(asObject(facets.frameSize)).toEqual(countsOf(sizeNames, (v) => ({ ...filter, frameSize: [v] })))
        expect(asObject(facets.subcategory)).toEqual(
          countsOf(subcategories, (v) => ({ ...filter, subcategory: v as ProductFilter['subcategory'] })),
        )
        const prices = shown({ ...filter, minPrice: undefined, maxPrice: undefined }).map(cents)
        expect(facets.price).toEqual({
          min: toDecimal(prices.length > 0 ? Math.min(...prices) : 0),
          max: toDecimal(Math.max(0, ...prices)),
        })
      }),
      { numRuns: 500 },
    )
  })

  it('lists as similar what only speaks of a kind of bicycle that none is', () => {
    const [racing] = fc.sample(aProduct(1), { numRuns: 1, seed: 1 })
    if (!racing) throw new Error('no product')
    const product = {
      ...racing,
      category: 'biciclette' as const,
      subcategory: 'strada' as const,
      name: 'gravel',
      description: 'città',
    }
    const { products, match } = listProducts(stateOf([same(product)]), { ...noFilter, q: 'CITTA' })
    expect({ codes: products.map(({ id }) => id), match }).toEqual({ codes: [1], match: 'similar' })
  })

  it('finds whatever contains the words of a search, and nothing that another filter keeps out', () => {
    fc.assert(
      fc.property(someProducts, aFilter, fc.constantFrom(...sortOrders), (products, filter, sort) => {
        const found = listProducts(stateOf(products.map(same)), { ...filter, sort }).products
        const { q: _q, ...others } = filter
        for (const product of found) expect(passes(product, others)).toBe(true)
        const ids = new Set(found.map((p) => p.id))
        for (const product of products) if (passes(product, filter)) expect(ids).toContain(product.id)
      }),
      { numRuns: 500 },
    )
  })
})

const byId = (a: Product, b: Product) => a.id - b.id

describe('changing', () => {
  /** Another product in its place, none any more, or itself at another price. */
  const someChange = fc.tuple(fc.integer({ min: 1, max: 30 }).chain(aProduct), fc.constantFrom('put', 'gone', 'price'))

  it('leaves after any changes what building from the products left would give', () => {
    fc.assert(
      fc.property(someProducts, fc.array(someChange, { maxLength: 12 }), aFilter, (products, changes, filter) => {
        const left = new Map(products.map((p) => [p.id, p]))
        let state = stateOf(products.map(same))
        for (const [other, how] of changes) {
          const known = left.get(other.id)
          const product = how === 'price' && known ? { ...known, price: other.price } : other
          const isGone = how === 'gone'
          if (isGone) left.delete(product.id)
          else left.set(product.id, product)
          state = changeState(state, isGone ? [] : [same(product)], isGone ? [product.id] : []).state
        }
        const fresh = stateOf([...left.values()].map(same))
        for (const sort of sortOrders) {
          expect(listProducts(state, { ...filter, sort })).toEqual(listProducts(fresh, { ...filter, sort }))
        }
        expect(countFacets(state, filter)).toEqual(countFacets(fresh, filter))
        for (const shelf of ['caschi', 'luci']) {
          const standing = [...left.values()].filter((product) => product.shelf === shelf)
          expect(state.countOfShelf.get(shelf) ?? 0).toBe(standing.length)
          const inState = state.groups.ofShelf(shelf).flatMap((slot) => state.items[slot]?.product ?? [])
          expect(inState.toSorted(byId)).toEqual(standing.toSorted(byId))
        }
      }),
      { numRuns: 500 },
    )
  })

  it('names every category whose lists or counts a change of pieces alters', () => {
    const units = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(someProducts, fc.nat(), units, aFilter, (products, which, stocks, filter) => {
        const old = products[which % products.length]
        fc.pre(old !== undefined)
        const sizes = old.sizes.map(({ size }, i) => ({ size, stock: stocks[i] ?? 0 }))
        const stock = sizes.length > 0 ? sizes.reduce((sum, s) => sum + s.stock, 0) : (stocks[0] ?? 0)
        const before = stateOf(products.map(same))
        const { state, reshaped } = changeState(before, [same({ ...old, sizes, stock })], [])
        expect(reshaped.size).toBeLessThanOrEqual(1)
        if (reshaped.has(old.category)) return
        const inCategory = { ...filter, q: undefined, category: old.category }
        const ids = (s: typeof state) => listProducts(s, inCategory).products.map((p) => p.id)
        expect(ids(state)).toEqual(ids(before))
        expect(countFacets(state, inCategory)).toEqual(countFacets(before, inCategory))
        expect(listProducts(state, inCategory).products.find((p) => p.id === old.id)?.stock ?? stock).toBe(stock)
      }),
      { numRuns: 1_000 },
    )
  })

  it('leaves the state it started from as it was', () => {
    fc.assert(
      fc.property(someProducts, aProduct(1), aFilter, (products, product, filter) => {
        const state = stateOf(products.map(same))
        const before = JSON.stringify([listProducts(state, filter), countFacets(state, filter)])
        changeState(state, [same(product)], [2])
        expect(JSON.stringify([listProducts(state, filter), countFacets(state, filter)])).toBe(before)
      }),
    )
  })
})
