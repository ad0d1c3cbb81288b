import type { CatalogState } from '#server/catalog/product-index/catalog-state.ts'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { pickChart, type SizeChart, wearers } from '#shared/domain/catalog/sizes/size-chart.ts'
import { shippedCharts } from './shipped-charts.ts'

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
    shelves: [product.category, ...book.pathTo(product.shelf).map(({ slug }) => slug)],
    wearer: wearers.find((one) => one === choice) ?? null,
  }
  return pickChart(charts, article) ?? null
}
