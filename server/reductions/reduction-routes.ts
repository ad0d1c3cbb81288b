import type { FastifyInstance } from 'fastify'
import { findStoredProduct } from '#server/catalog/admin-product-repository.ts'
import type { Deps } from '#server/deps.ts'
import { requestLanguage } from '#server/http/request-language.ts'
import { route } from '#server/http/route.ts'
import { problem } from '#server/problems/problem.ts'
import {
  changeReduction as changeCall,
  createReduction as createCall,
  deleteReduction as deleteCall,
  endReduction as endCall,
  getPriceHistory,
  getReduction,
  listReductions,
  previewReduction,
} from '#shared/contract/reductions/admin-reductions.ts'
import { toDecimal } from '#shared/domain/money.ts'
import { judgeGoods } from './judge-goods.ts'
import { listHistories } from './reduction-repository.ts'
import { judgedView, viewReduction, viewReductions } from './reduction-view.ts'
import {
  changeReduction,
  createReduction,
  deleteReduction,
  endReduction,
  planOf,
  wholePlan,
} from './write-reduction.ts'

const historyDays = 60
const dayMs = 86_400_000

export function reductionRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database

  route(app, listReductions, () => viewReductions(db))
  route(app, getReduction, ({ params, request }) => viewReduction(db, params.id, requestLanguage(request)))
  route(app, previewReduction, async ({ body, request }) => {
    const plan = wholePlan(planOf(body, deps.clock()), body.id ?? 0)
    const judged = await judgeGoods(db, plan)
    return { articles: judged.map((one) => judgedView(one, plan.startsAt, requestLanguage(request))) }
  })
  route(app, createCall, ({ body, request }) => createReduction(deps, body, requestLanguage(request)))
  route(app, changeCall, ({ params, body, request }) =>
    changeReduction(deps, params.id, body, requestLanguage(request)),
  )
  route(app, endCall, ({ params, request }) => endReduction(deps, params.id, requestLanguage(request)))
  route(app, deleteCall, async ({ params, reply }) => {
    await deleteReduction(deps, params.id)
    reply.code(204)
    return undefined
  })

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
