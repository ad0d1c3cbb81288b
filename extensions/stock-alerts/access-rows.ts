import { type AccessRow, adminOnly, openTo } from '#test/access/access-row.ts'

const guessed = `/api/stock-alerts/${'x'.repeat(43)}`

export const accessRows: AccessRow[] = [
  {
    // What is not sold out: the same for all.
    route: 'POST /api/products/:id/stock-alerts',
    call: (w, role) => ({
      url: `/api/products/${w.productId}/stock-alerts`,
      body: { email: `${role}@next.example` },
    }),
    answers: [409, 409, 409, 409],
    missing: {
      call: { url: '/api/products/999999/stock-alerts', body: { email: 'ada@example.org' } },
      answers: [404, 404, 404, 404],
    },
  },
  openTo('GET /api/stock-alerts/:token', guessed, 400),
  {
    route: 'POST /api/stock-alerts/:token',
    call: () => ({ url: guessed, body: {} }),
    answers: [400, 400, 400, 400],
  },
  { route: 'DELETE /api/stock-alerts/:token', call: () => ({ url: guessed }), answers: [204, 204, 204, 204] },
  {
    route: 'GET /api/admin/stock-alerts',
    call: () => ({ url: '/api/admin/stock-alerts' }),
    answers: adminOnly(200),
  },
]
