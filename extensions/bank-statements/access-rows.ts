import { type AccessRow, adminOnly, nowhere } from '#test/access/access-row.ts'

export const accessRows: AccessRow[] = [
  { route: 'GET /api/admin/bank-credits', call: () => ({ url: '/api/admin/bank-credits' }), answers: adminOnly(200) },
  {
    // No statement.
    route: 'POST /api/admin/bank-statements',
    call: () => ({ url: '/api/admin/bank-statements', body: {} }),
    answers: adminOnly(400),
  },
  {
    route: 'POST /api/admin/bank-credits/book-sure',
    call: () => ({ url: '/api/admin/bank-credits/book-sure', body: { ids: [nowhere] } }),
    answers: adminOnly(200),
  },
  {
    route: 'POST /api/admin/bank-credits/:id/book',
    call: (w) => ({ url: `/api/admin/bank-credits/${nowhere}/book`, body: { orderId: w.orderId } }),
    answers: adminOnly(404),
  },
  {
    route: 'POST /api/admin/bank-credits/:id/split',
    call: (w) => ({
      url: `/api/admin/bank-credits/${nowhere}/split`,
      body: { parts: [w.orderId, nowhere].map((orderId) => ({ orderId, amount: '1.00' })) },
    }),
    answers: adminOnly(404),
  },
  {
    route: 'PUT /api/admin/bank-credits/:id',
    call: () => ({ url: `/api/admin/bank-credits/${nowhere}`, body: { state: 'ignored' } }),
    answers: adminOnly(404),
  },
]
