import { type AccessRow, adminOnly } from './access-row.ts'

const path = '/api/admin/price-changes'
const body = { target: 'products', productIds: [], kind: 'percent_up', percent: 10, rounding: 'cent' }

/** Many prices changed at once. */
export const priceChangeAccess: AccessRow[] = [
  { route: 'GET /api/admin/price-events', call: () => ({ url: '/api/admin/price-events' }), answers: adminOnly(200) },
  {
    route: 'POST /api/admin/price-changes/preview',
    call: () => ({ url: `${path}/preview`, body }),
    answers: adminOnly(200),
  },
  {
    route: 'POST /api/admin/price-changes',
    call: () => ({ url: path, body: { ...body, stamp: 'x' } }),
    answers: adminOnly(409),
  },
  {
    route: 'PATCH /api/admin/products',
    call: () => ({ url: '/api/admin/products', body: { rows: [{ id: 999_999 }] } }),
    answers: adminOnly(409),
  },
  {
    route: 'POST /api/admin/price-changes/:id/undo',
    call: () => ({ url: `${path}/999999/undo`, body: {} }),
    answers: adminOnly(404),
  },
]
