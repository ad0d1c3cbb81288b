import { type AccessRow, adminOnly } from './access-row.ts'

const path = '/api/admin/reductions'
// Other fields are wrong, so an admitted caller gets a 400.
const body = { name: 'Autunno', target: 'products', productIds: [], kind: 'percent', percent: 10 }

/** Reductions, as the administrator plans and ends them. */
export const reductionAccess: AccessRow[] = [
  { route: 'GET /api/admin/reductions', call: () => ({ url: path }), answers: adminOnly(200) },
  { route: 'POST /api/admin/reductions', call: () => ({ url: path, body }), answers: adminOnly(400) },
  {
    route: 'POST /api/admin/reductions/preview',
    call: () => ({ url: `${path}/preview`, body }),
    answers: adminOnly(200),
  },
  { route: 'GET /api/admin/reductions/:id', call: () => ({ url: `${path}/999999` }), answers: adminOnly(404) },
  { route: 'PUT /api/admin/reductions/:id', call: () => ({ url: `${path}/999999`, body }), answers: adminOnly(404) },
  {
    route: 'POST /api/admin/reductions/:id/end',
    call: () => ({ url: `${path}/999999/end`, body: {} }),
    answers: adminOnly(404),
  },
  { route: 'DELETE /api/admin/reductions/:id', call: () => ({ url: `${path}/999999` }), answers: adminOnly(404) },
  {
    route: 'GET /api/admin/products/:id/prices',
    call: (w) => ({ url: `/api/admin/products/${w.productId}/prices` }),
    answers: adminOnly(200),
    missing: { call: { url: '/api/admin/products/999999/prices' }, answers: adminOnly(404) },
  },
]
