import { type AccessRow, adminOnly, nowhere, openTo } from '#test/access/access-row.ts'

const own = (more = '') => `/api/orders/PV-0000-0000/invoice${more}`

export const accessRows: AccessRow[] = [
  { route: 'GET /api/admin/invoices', call: () => ({ url: '/api/admin/invoices' }), answers: adminOnly(200) },
  {
    route: 'GET /api/admin/invoice-requests/:orderId',
    call: () => ({ url: `/api/admin/invoice-requests/${nowhere}` }),
    answers: adminOnly(200),
  },
  {
    route: 'GET /api/admin/invoices/to-send',
    call: () => ({ url: '/api/admin/invoices/to-send' }),
    answers: adminOnly(200),
  },
  openTo('GET /api/invoices/offer', '/api/invoices/offer'),
  ...['xml', 'pdf'].map(
    (what): AccessRow => ({
      route: `GET /api/admin/invoices/:id/${what}`,
      call: () => ({ url: `/api/admin/invoices/999999/${what}` }),
      answers: adminOnly(404),
    }),
  ),
  {
    route: 'PATCH /api/admin/invoices/:id',
    call: () => ({ url: '/api/admin/invoices/999999', body: { state: 'sent' } }),
    answers: adminOnly(404),
  },
  {
    route: 'POST /api/admin/invoices/receipts',
    call: () => ({ url: '/api/admin/invoices/receipts' }),
    answers: adminOnly(400),
  },
  {
    route: 'GET /api/admin/settings/invoices',
    call: () => ({ url: '/api/admin/settings/invoices' }),
    answers: adminOnly(200),
  },
  {
    route: 'GET /api/admin/settings/invoices/versions',
    call: () => ({ url: '/api/admin/settings/invoices/versions' }),
    answers: adminOnly(200),
  },
  {
    route: 'PUT /api/admin/settings/invoices',
    call: () => ({ url: '/api/admin/settings/invoices', body: {} }),
    answers: adminOnly(400),
  },
  {
    route: 'PUT /api/orders/:orderNumber/invoice',
    call: () => ({ url: own() }),
    answers: [404, 404, 404, 404],
  },
  {
    route: 'GET /api/orders/:orderNumber/invoices',
    call: ({ orderNumber }) => ({ url: `/api/orders/${orderNumber}/invoices` }),
    answers: [404, 404, 200, 404],
  },
  {
    route: 'GET /api/orders/:orderNumber/invoices/:id/pdf',
    call: ({ orderNumber }) => ({ url: `/api/orders/${orderNumber}/invoices/999999/pdf` }),
    answers: [404, 404, 404, 404],
  },
]
