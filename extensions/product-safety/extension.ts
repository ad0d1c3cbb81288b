import { fileURLToPath } from 'node:url'
import type { Extension } from '#server/extension.ts'
import type { StaffCallRow } from '#shared/domain/accounts/role-calls.ts'
import { incompleteRoutes } from './incomplete-routes.ts'
import { makerRoutes } from './maker-routes.ts'
import problems from './problems.json' with { type: 'json' }
import { productSafetyPart } from './product-safety.ts'
import { makerBrands, makers, productSafety as productSafetyTable, safetyStart } from './safety-tables.ts'

const edit: StaffCallRow = { roles: ['content'], asks: 'no' }

export const productSafety: Extension = {
  name: 'product-safety',
  routes: { staff: [makerRoutes, incompleteRoutes] },
  staffCalls: {
    'GET /api/admin/makers': { roles: ['counter', 'content'], asks: 'no' },
    'POST /api/admin/makers': edit,
    'PUT /api/admin/makers/:id': edit,
    'DELETE /api/admin/makers/:id': edit,
    'GET /api/admin/product-safety/incomplete': edit,
    'PUT /api/admin/product-safety/brands': edit,
    'PUT /api/admin/product-safety/products': edit,
    'GET /api/admin/settings/product-safety': edit,
    'GET /api/admin/settings/product-safety/versions': edit,
    'PUT /api/admin/settings/product-safety': { roles: [], asks: 'no' },
  },
  tables: {
    tables: [makers, makerBrands, productSafetyTable, safetyStart],
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    unrecorded: { safety_start: 'a day that never changes' },
  },
  problems,
  undoable: ['PUT /api/admin/settings/product-safety'],
  productParts: [productSafetyPart],
}

type Problems = typeof problems
declare module '#server/platform/problems/problem-table.ts' {
  interface ExtensionProblems extends Problems {}
}
