import { type AccessRow, adminOnly } from './access-row.ts'

const path = '/api/admin/campaigns'
const body = { name: 'Autunno', target: 'all', kind: 'percent', percent: 10 }

/** Discount codes. */
export const campaignAccess: AccessRow[] = [
  {
    route: 'POST /api/cart/codes',
    call: () => ({ url: '/api/cart/codes', body: { codes: ['NESSUNO'], productIds: [] } }),
    answers: [200, 200, 200, 200],
  },
  { route: 'GET /api/admin/campaigns', call: () => ({ url: path }), answers: adminOnly(200) },
  { route: 'GET /api/admin/campaigns/:id', call: () => ({ url: `${path}/999999` }), answers: adminOnly(404) },
  { route: 'POST /api/admin/campaigns', call: () => ({ url: path, body }), answers: adminOnly(400) },
  { route: 'PUT /api/admin/campaigns/:id', call: () => ({ url: `${path}/999999`, body }), answers: adminOnly(404) },
  {
    route: 'POST /api/admin/campaigns/:id/codes',
    call: () => ({ url: `${path}/999999/codes`, body: { drawn: 1 } }),
    answers: adminOnly(404),
  },
  {
    route: 'POST /api/admin/campaigns/:id/end',
    call: () => ({ url: `${path}/999999/end`, body: {} }),
    answers: adminOnly(404),
  },
  { route: 'DELETE /api/admin/campaigns/:id', call: () => ({ url: `${path}/999999` }), answers: adminOnly(404) },
]
