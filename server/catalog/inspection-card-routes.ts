import type { FastifyInstance } from 'fastify'
import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { findInspectionCard } from '#server/catalog/inspection/inspection-card-repository.ts'
import { toInspectionCard } from '#server/catalog/inspection/inspection-card-view.ts'
import { findStoredProduct } from '#server/catalog/products/admin-product-repository.ts'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { saveInspectionCard as changeCall, getInspectionCard } from '#shared/contract/catalog/admin-inspection-cards.ts'
import { changeInspectionCard } from './change-inspection-card.ts'

export function inspectionCardRoutes(app: FastifyInstance, deps: CatalogDeps): void {
  const { db } = deps.database

  route(app, getInspectionCard, async ({ params }) => {
    const bicycle = await findStoredProduct(db, params.id)
    if (!bicycle) throw problem('product_not_found')
    if (bicycle.row.category !== 'bici-usate') throw problem('no_used_bicycle')
    return toInspectionCard(await findInspectionCard(db, params.id), bicycle.row, deps.shop.usedPhotos)
  })

  route(app, changeCall, ({ params, body }) => changeInspectionCard(deps, params.id, body))
}
