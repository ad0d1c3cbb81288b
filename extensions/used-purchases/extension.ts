import { fileURLToPath } from 'node:url'
import type { Extension } from '#server/extension.ts'
import type { StaffCallRow } from '#shared/domain/accounts/role-calls.ts'
import problems from './problems.json' with { type: 'json' }
import { purchaseJobs, sellerData } from './purchase-people.ts'
import { purchaseRoutes } from './purchase-routes.ts'
import { purchasedProduct } from './purchased-product.ts'
import { usedPurchases as sheets } from './used-purchase-tables.ts'

/** Programs read no identity documents. */
const read: StaffCallRow = { roles: ['counter', 'accountant'], asks: 'no', keys: 'never' }
const write: StaffCallRow = { ...read, roles: ['counter'] }

export const usedPurchases: Extension = {
  name: 'used-purchases',
  routes: { staff: [purchaseRoutes] },
  staffCalls: {
    'GET /api/admin/used-purchases': read,
    'GET /api/admin/used-purchases/csv': { ...read, asks: 'personal data' },
    'GET /api/admin/used-purchases/known-frame': write,
    'GET /api/admin/used-purchases/:id': read,
    'GET /api/admin/used-purchases/:id/paper': read,
    'POST /api/admin/used-purchases': write,
    'PUT /api/admin/used-purchases/:id': write,
    'POST /api/admin/used-purchases/:id/void': write,
  },
  tables: { tables: [sheets], migrations: fileURLToPath(new URL('./migrations', import.meta.url)) },
  jobs: purchaseJobs,
  problems,
  productParts: [purchasedProduct],
  personalData: [sellerData],
}

type Problems = typeof problems
declare module '#server/platform/problems/problem-table.ts' {
  interface ExtensionProblems extends Problems {}
}
