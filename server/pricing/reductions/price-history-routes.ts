import type { FastifyInstance } from 'fastify'
import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { findStoredProduct } from '#server/catalog/products/admin-product-repository.ts'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { getPriceHistory } from '#shared/contract/catalog/price-history.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { listHistories, priceKey } from './reduction-repository.ts'

const historyDays = 60
const dayMs = 86_400_000

export function priceHistoryRoutes(app: FastifyInstance, deps: CatalogDeps): void {
  const { db } = deps.database

  route(app, getPriceHistory, async ({ params: { id } }) => {
    if (!(await findStoredProduct(db, id))) throw problem('product_not_found')
    const now = deps.clock()
    const all = (await listHistories(db, [{ id, size: '' }])).get(priceKey({ id, size: '' })) ?? []
    const from = now.getTime() - historyDays * dayMs
    // With the price at the start of the period.
    const first = all.findLastIndex(({ at }) => +at <= from)
    const points = all.slice(Math.max(0, first)).map(({ cents, at }) => ({
      price: toDecimal(cents),
      at: at.toISOString(),
    }))
    return { points, now: now.toISOString() }
  })
}
