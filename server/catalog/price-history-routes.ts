import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/http/route.ts'
import { problem } from '#server/problems/problem.ts'
import { listHistories } from '#server/reductions/reduction-repository.ts'
import { getPriceHistory } from '#shared/contract/reductions/admin-reductions.ts'
import { toDecimal } from '#shared/domain/money.ts'
import { findStoredProduct } from './admin-product-repository.ts'

const historyDays = 60
const dayMs = 86_400_000

export function priceHistoryRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database

  route(app, getPriceHistory, async ({ params: { id } }) => {
    if (!(await findStoredProduct(db, id))) throw problem('product_not_found')
    const now = deps.clock()
    const all = (await listHistories(db, [id])).get(id) ?? []
    const from = now.getTime() - historyDays * dayMs
    // With the price that stood when these days began.
    const first = all.findLastIndex(({ at }) => +at <= from)
    const points = all.slice(Math.max(0, first)).map(({ cents, at }) => ({
      price: toDecimal(cents),
      at: at.toISOString(),
    }))
    return { points, now: now.toISOString() }
  })
}
