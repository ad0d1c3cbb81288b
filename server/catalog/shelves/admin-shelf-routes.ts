import type { FastifyInstance } from 'fastify'
import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { route } from '#server/platform/http/route.ts'
import {
  createFact as createFactCall,
  createShelf as createShelfCall,
  deleteFact as deleteFactCall,
  deleteShelf as deleteShelfCall,
  listAdminFacts,
  listAdminShelves,
  mergeShelf as mergeShelfCall,
  updateFact as updateFactCall,
  updateShelf as updateShelfCall,
} from '#shared/contract/catalog/admin-shelves.ts'
import { listAdminFactRows, listAdminShelfRows } from './admin-shelf-repository.ts'
import { createFact, deleteFact, updateFact } from './edit-facts.ts'
import { createShelf, deleteShelf, mergeShelf, updateShelf } from './edit-shelves.ts'

export function adminShelfRoutes(app: FastifyInstance, deps: CatalogDeps): void {
  const { db } = deps.database
  route(app, listAdminShelves, () => listAdminShelfRows(db))
  route(app, createShelfCall, ({ body }) => createShelf(deps, body))
  route(app, updateShelfCall, ({ params, body }) => updateShelf(deps, params.slug, body))
  route(app, mergeShelfCall, ({ params, body }) => mergeShelf(deps, params.slug, body))
  route(app, deleteShelfCall, async ({ params, reply }) => {
    await deleteShelf(deps, params.slug)
    reply.code(204)
    return undefined
  })
  route(app, listAdminFacts, () => listAdminFactRows(db))
  route(app, createFactCall, ({ body }) => createFact(deps, body))
  route(app, updateFactCall, ({ params, body }) => updateFact(deps, params.key, body))
  route(app, deleteFactCall, async ({ params, reply }) => {
    await deleteFact(deps, params.key)
    reply.code(204)
    return undefined
  })
}
