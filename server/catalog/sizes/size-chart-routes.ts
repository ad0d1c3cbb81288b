import type { FastifyInstance } from 'fastify'
import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { jsonAnswer } from '#server/platform/public-cache/cached-answer.ts'
import type { PublicCache } from '#server/platform/public-cache/public-cache.ts'
import { publicRoute } from '#server/platform/public-cache/public-route.ts'
import { changeSizeCharts, getSizeChart, getSizeCharts } from '#shared/contract/catalog/size-charts.ts'
import type { SizeChart } from '#shared/domain/platform/goods/size-chart.ts'
import { chartOfProduct } from './chart-of-product.ts'
import { editSizeCharts, readSizeCharts } from './edit-size-charts.ts'

export function sizeChartRoutes(app: FastifyInstance, { catalog }: CatalogDeps, cache: PublicCache): void {
  publicRoute(app, cache, getSizeChart, {
    key: ({ params }) => `size-chart/${params.id}`,
    make: ({ params }) => {
      const product = catalog.find(params.id)
      if (!product) throw problem('product_not_found')
      const isCurrent = catalog.watch({ productIds: [product.id] })
      return jsonAnswer({ chart: chartOfProduct(catalog.state, product) }, isCurrent)
    },
  })
}

/** All tables are more than a form. */
const bodyLimit = 512 * 1024

export function adminSizeChartRoutes(app: FastifyInstance, deps: CatalogDeps): void {
  route(app, getSizeCharts, () => readSizeCharts(deps))

  route(app, changeSizeCharts, { bodyLimit }, async ({ body }) => {
    await editSizeCharts(deps, body.version, body.charts as SizeChart[])
    return readSizeCharts(deps)
  })
}
