import type { FastifyInstance } from 'fastify'
import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { route } from '#server/platform/http/route.ts'
import { bulkEditProducts as editCall } from '#shared/contract/pricing/bulk-edit.ts'
import { bulkEditProducts } from './bulk-edit-products.ts'

const maxBodyBytes = 1024 * 1024

export function bulkEditRoutes(app: FastifyInstance, deps: CatalogDeps): void {
  route(app, editCall, { bodyLimit: maxBodyBytes }, ({ body }) => bulkEditProducts(deps, body))
}
