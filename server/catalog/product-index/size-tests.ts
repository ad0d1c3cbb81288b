import { Having, type MeaningIndex, termOfSize } from '#server/catalog/search/meaning-index.ts'
import { nearness } from '#server/catalog/search/measured-values.ts'
import type { Condition } from '#server/catalog/search/query-items.ts'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { chartForChild } from '#shared/domain/catalog/sizes/advise-child.ts'
import { adviseSize } from '#shared/domain/catalog/sizes/advise-size.ts'
import { usualBody } from '#shared/domain/catalog/sizes/body.ts'
import { searchedSizes, sizesBeside } from '#shared/domain/catalog/sizes/searched-sizes.ts'
import { shippedCharts } from '#shared/domain/catalog/sizes/shipped-charts.ts'
import { isBicycleCategory } from '#shared/domain/platform/goods/categories.ts'
import { pickChart } from '#shared/domain/platform/goods/size-chart.ts'
import { bySize, sizeName, systemOf } from '#shared/domain/platform/goods/size-names.ts'
import type { SizeStock } from '#shared/domain/platform/goods/sizes.ts'
import type { Cents } from '#shared/domain/platform/money.ts'
import type { CatalogState } from './catalog-state.ts'
import type { CatalogItem } from './sort-orders.ts'

/** As of every condition: 0 to 10, and up to 30 for the rank. */
interface Test {
  meets(item: CatalogItem): { share: number; rank: number }
  nearest(product: Product): string | undefined
}

const no = { share: 0, rank: 0 }
/** The closeness of an equal size. */
const same = 100
const letters = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', '4XL']

/** Of each size with its own price those that are searched. */
export function centsOfSearched(
  { product, priceCents, sizeCents }: CatalogItem,
  requested: readonly string[],
): Cents[] {
  if (!sizeCents) return [priceCents]
  const searched = searchedSizes(product, requested)
  return searched.length > 0
    ? sizeCents.filter((_, i) => searched.some((one) => one === product.sizes[i]))
    : [...sizeCents]
}

/** The searched size, the letter beside a frame's number, or the one that the product's own table gives it. */
function sizeTest(requested: string): Test {
  const size = sizeName(requested)
  // A catalogue repeats its sizes.
  const known = new Map<string, number>()
  /** How close it is. */
  const nearOf = (own: string): number => {
    const near = known.get(own) ?? (sizeName(own) === size ? same : closeness(own, size))
    known.set(own, near)
    return near
  }
  return {
    meets: ({ product }) => {
      let nearest = 0
      for (const one of product.sizes) {
        const near = nearOf(one.size)
        if (near === same) return { share: 10, rank: one.stock > 0 ? 3 : 0 }
        nearest = Math.max(nearest, near)
      }
      if (sizesBeside(product, size).length > 0) return { share: 7, rank: 0 }
      return { share: 0, rank: nearest }
    },
    nearest: (product) => product.sizes.toSorted((a, b) => closeness(b.size, size) - closeness(a.size, size))[0]?.size,
  }
}

/** Any of the sizes: the one that a product meets best. */
export function sizesTest(requested: readonly string[], meanings: MeaningIndex): Test & { candidates: Having } {
  const tests = requested.map(sizeTest)
  const [first = sizeTest('')] = tests
  return {
    candidates: new Having(
      meanings,
      requested.map((size) => termOfSize(sizeName(size))),
    ),
    meets:
      tests.length === 1
        ? first.meets
        : (item) =>
            tests
              .map((test) => test.meets(item))
              .reduce((best, one) =>
                one.share > best.share || (one.share === best.share && one.rank > best.rank) ? one : best,
              ),
    nearest: first.nearest,
  }
}

function closeness(own: string, requested: string): number {
  const [a, b] = [sizeName(own), sizeName(requested)]
  if (systemOf(a) !== systemOf(b)) return 0
  if (systemOf(a) === 'number') return Math.round(30 * nearness(Number(a), Number(b)) ** 4)
  return Math.max(0, 20 - 8 * Math.abs(letters.indexOf(a) - letters.indexOf(b)))
}

const childrenIn = ({ book }: CatalogState) =>
  book.facts.get('gender')?.choices.find(({ value }) => value === 'bambini')?.it

type Height = Extract<Condition, { kind: 'height' }>

/** The sizes of a bicycle for a rider by the shop's tables: one. */
function sizesOfHeight(product: Product, { minCm, maxCm }: Height, state: CatalogState): SizeStock[] {
  const body = usualBody((minCm + maxCm) / 2)
  const shelves = state.book.pathTo(product.shelf).map(({ slug }) => slug)
  const made = { brand: product.brand, kind: product.subcategory, shelves, wearer: null }
  const picked = pickChart(state.sizeCharts ?? shippedCharts, made)
  const sizes = product.sizes.map(({ size }) => size)
  const isOfChildren = product.facts.some(({ key, value }) => key === 'gender' && value === childrenIn(state))
  const chart =
    picked?.what === 'bicycle' && isOfChildren ? (chartForChild(product.wheelSize, sizes, picked) ?? picked) : picked
  const advice = chart?.what === 'bicycle' ? adviseSize(body, 'mixed', chart, sizes) : undefined
  return advice?.state === 'fits' ? product.sizes.filter(({ size }) => size === advice.row.size) : []
}

/** The product's own sizes that the conditions of a search mean. */
export function meantSizes(product: Product, conditions: readonly Condition[], state: CatalogState): string[] {
  const requested = conditions.flatMap((one) => (one.kind === 'size' ? [one.size, ...(one.others ?? [])] : []))
  const height = conditions.find((one) => one.kind === 'height')
  if (requested.length > 0) return searchedSizes(product, requested).map(({ size }) => size)
  return height && isBicycleCategory(product.category)
    ? sizesOfHeight(product, height, state).map(({ size }) => size)
    : []
}

/** Bicycles with a size for riders of this height, by what they say or by the shop's tables. */
export function heightTest(height: Height, state: CatalogState): Test {
  const { minCm, maxCm } = height
  return {
    meets: ({ product }) => {
      if (!isBicycleCategory(product.category)) return no
      const [, from, to] =
        /(\d+)-(\d+)/.exec(String(product.facts.find(({ key }) => key === 'riderHeight')?.value)) ?? []
      if (from) return Number(from) <= minCm && Number(to) >= maxCm ? { share: 10, rank: 3 } : no
      const fitting = sizesOfHeight(product, height, state)
      return fitting.length > 0 ? { share: 10, rank: fitting.some(({ stock }) => stock > 0) ? 3 : 0 } : no
    },
    nearest: (product) => product.sizes.toSorted(bySize).at(-1)?.size,
  }
}
