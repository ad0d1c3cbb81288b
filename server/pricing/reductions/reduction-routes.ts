import type { FastifyInstance } from 'fastify'
import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { requestLanguage } from '#server/platform/http/request-language.ts'
import { route } from '#server/platform/http/route.ts'
import {
  changeReduction as changeCall,
  createReduction as createCall,
  deleteReduction as deleteCall,
  endReduction as endCall,
  getReduction,
  listReductions,
  previewReduction,
} from '#shared/contract/pricing/admin-reductions.ts'
import { judgeReductionProducts } from './judge-reduction-products.ts'
import { judgedView, viewReduction, viewReductions } from './reduction-view.ts'
import {
  changeReduction,
  createReduction,
  deleteReduction,
  endReduction,
  planOf,
  wholePlan,
} from './write-reduction.ts'

export function reductionRoutes(app: FastifyInstance, deps: CatalogDeps): void {
  const { db } = deps.database

  route(app, listReductions, () => viewReductions(db))
  route(app, getReduction, ({ params, request }) => viewReduction(db, params.id, requestLanguage(request)))
  route(app, previewReduction, async ({ body, request }) => {
    const plan = wholePlan(planOf(body, deps.clock()), body.id ?? 0)
    const judged = await judgeReductionProducts(db, plan)
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
}
