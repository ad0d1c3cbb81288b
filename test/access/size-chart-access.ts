import { type AccessRow, adminOnly, nowhere, openTo } from './access-row.ts'

const path = '/api/admin/size-charts'

/** Size advice. */
export const sizeChartAccess: AccessRow[] = [
  {
    ...openTo('GET /api/products/:id/size-chart', (w) => `/api/products/${w.productId}/size-chart`),
    missing: { call: { url: `/api/products/${nowhere}/size-chart` }, answers: [404, 404, 404, 404] },
  },
  { route: 'GET /api/admin/size-charts', call: () => ({ url: path }), answers: adminOnly(200) },
  {
    route: 'PUT /api/admin/size-charts',
    call: () => ({ url: path, body: { version: 0, charts: [{}] } }),
    answers: adminOnly(400),
  },
]
