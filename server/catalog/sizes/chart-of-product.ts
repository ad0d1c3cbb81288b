import type { CatalogState } from '#server/catalog/product-index/catalog-state.ts'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { chartForChild } from '#shared/domain/catalog/sizes/advise-child.ts'
import { shippedCharts } from '#shared/domain/catalog/sizes/shipped-charts.ts'
import { type BicycleChart, pickChart, type SizeChart, wearers } from '#shared/domain/platform/goods/size-chart.ts'
import { isOneSize } from '#shared/domain/platform/goods/sizes.ts'

/** The contract's limits of an inseam. */
const [shortestInseam, longestInseam] = [35, 120]

/** @param product as it is read in Italian */
export function chartOfProduct({ book, sizeCharts }: CatalogState, product: Product): SizeChart | null {
  const forWhom = product.facts.find(({ key }) => key === 'gender')?.value
  const choice = book.facts.get('gender')?.choices.find(({ it }) => it === forWhom)?.value
  const charts = (sizeCharts ?? shippedCharts).map((chart) =>
    // A shelf that has another name now.
    chart.what === 'garment' ? { ...chart, shelf: book.find(chart.shelf)?.slug ?? chart.shelf } : chart,
  )
  const article = {
    brand: product.brand,
    kind: product.subcategory,
    model: product.modelKey,
    shelves: [product.category, ...book.pathTo(product.shelf).map(({ slug }) => slug)],
    wearer: wearers.find((one) => one === choice) ?? null,
  }
  const chart = pickChart(charts, article) ?? null
  if (chart?.what !== 'bicycle') return chart
  const sizes = product.sizes.map(({ size }) => size)
  return (choice === 'bambini' && chartForChild(product.wheelSize, sizes, chart)) || withSeatPost(chart, product)
}

/** One size for all goes as far as its seat post. */
function withSeatPost(chart: BicycleChart, { facts }: Product): BicycleChart {
  const inseam = (named: string) => {
    const value = facts.find(({ key }) => key === named)?.value
    return typeof value === 'number' ? value : null
  }
  const [inseamFrom, inseamTo] = [inseam('minInseam'), inseam('maxInseam')]
  if (inseamFrom === null && inseamTo === null) return chart
  const limits = { inseamFrom: inseamFrom ?? shortestInseam, inseamTo: inseamTo ?? longestInseam }
  return { ...chart, rows: chart.rows.map((row) => (isOneSize(row.size) ? { ...row, ...limits } : row)) }
}
