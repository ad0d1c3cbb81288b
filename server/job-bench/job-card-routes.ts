import type { FastifyInstance } from 'fastify'
import { findStoredProduct } from '#server/catalog/admin-product-repository.ts'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/http/route.ts'
import { findJobCard } from '#server/job-cards/job-card-repository.ts'
import { toJobCard } from '#server/job-cards/job-card-view.ts'
import { problem } from '#server/problems/problem.ts'
import { changeJobCard as changeCall, getJobCard } from '#shared/contract/job-cards/admin-job-cards.ts'
import { changeJobCard } from './change-job-card.ts'

export function jobCardRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database

  route(app, getJobCard, async ({ params }) => {
    const bicycle = await findStoredProduct(db, params.id)
    if (!bicycle) throw problem('product_not_found')
    if (bicycle.row.category !== 'bici-usate') throw problem('no_used_bicycle')
    return toJobCard(await findJobCard(db, params.id), bicycle.row, deps.shop.usedPhotos)
  })

  route(app, changeCall, ({ params, body }) => changeJobCard(deps, params.id, body))
}
