import { useQueries } from '@tanstack/react-query'
import type { Product, WholeProduct } from '#shared/contract/catalog/catalog.ts'
import { isBicycleCategory } from '#shared/domain/platform/goods/categories.ts'
import { type BicycleRow, rowsFor, type SizeChart } from '#shared/domain/platform/goods/size-chart.ts'
import { bySize, sizeName } from '#shared/domain/platform/goods/size-names.ts'
import { isOneSize } from '#shared/domain/platform/goods/sizes.ts'
import { sizeChartQuery } from '#web/catalog/sizes/size-chart-query.ts'
import { useApi } from '#web/platform/api.ts'

type Sized = Pick<Product, 'sizes'>

export interface ComparedFrame {
  /** The shop's name of the size; undefined for one-size products. */
  size: string | undefined
  /** Of the maker's table; undefined where it says nothing of this size. */
  row: BicycleRow | undefined
}

const ownSizes = ({ sizes }: Sized) => sizes.map(({ size }) => size).filter((size) => !isOneSize(size))
const middle = (sizes: readonly string[]) =>
  sizes.toSorted((a, b) => bySize({ size: a }, { size: b }))[Math.floor((sizes.length - 1) / 2)]

/** The frames in a size that all of them have, M or 54 before the middle one; else each in its own middle size. */
export function comparedFrames(
  products: readonly Sized[],
  charts: readonly (SizeChart | null | undefined)[],
): ComparedFrame[] {
  const [first = [], ...others] = products.map(ownSizes)
  const inAll = first.filter((size) => others.every((sizes) => sizes.some((one) => sizeName(one) === sizeName(size))))
  const common = inAll.find((size) => ['M', '54'].includes(sizeName(size))) ?? middle(inAll)
  return products.map((product, at) => {
    const sizes = product.sizes.map(({ size }) => size)
    const size = common ?? middle(ownSizes(product))
    const chart = charts[at]
    const looked = size ?? sizes[0]
    const row =
      chart?.what === 'bicycle' && looked !== undefined
        ? rowsFor(chart.rows, sizes).find((one) => sizeName(one.size) === sizeName(looked))
        : undefined
    return { size, row }
  })
}

/** Of two or three bicycles; a table that fails to load counts as unknown. */
export function useComparedFrames(products: readonly WholeProduct[]): ComparedFrame[] {
  const api = useApi()
  const enabled = products.length > 1 && products.every(({ category }) => isBicycleCategory(category))
  const charts = useQueries({ queries: products.map(({ slug }) => ({ ...sizeChartQuery(api, slug), enabled })) })
  return enabled
    ? comparedFrames(
        products,
        charts.map(({ data }) => data),
      )
    : []
}
