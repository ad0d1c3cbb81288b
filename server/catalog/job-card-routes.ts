import type { FastifyInstance } from 'fastify'
import { findJobCard } from '#server/catalog/inspection/job-card-repository.ts'
import { toJobCard } from '#server/catalog/inspection/job-card-view.ts'
import { findStoredProduct } from '#server/catalog/products/admin-product-repository.ts'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { changeJobCard as changeCall, getJobCard } from '#shared/contract/catalog/admin-job-cards.ts'
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
