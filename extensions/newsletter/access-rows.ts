import { type AccessRow, adminOnly, customersOnly } from '#test/access/access-row.ts'

export const accessRows: AccessRow[] = [
  {
    route: 'POST /api/newsletter',
    call: (_w, role) => ({ url: '/api/newsletter', body: { email: `${role}@news.example` } }),
    answers: [202, 202, 202, 202],
  },
  {
    route: 'POST /api/newsletter/confirmation',
    call: () => ({ url: '/api/newsletter/confirmation', body: { token: 'x'.repeat(60) } }),
    answers: [400, 400, 400, 400],
  },
  {
    route: 'GET /api/customer/newsletter',
    call: () => ({ url: '/api/customer/newsletter' }),
    answers: customersOnly(200),
  },
  {
    route: 'DELETE /api/customer/newsletter',
    call: () => ({ url: '/api/customer/newsletter' }),
    answers: customersOnly(204),
  },
  { route: 'GET /api/admin/newsletter', call: () => ({ url: '/api/admin/newsletter' }), answers: adminOnly(200) },
  {
    route: 'GET /api/admin/newsletter/export',
    call: () => ({ url: '/api/admin/newsletter/export' }),
    answers: adminOnly(200),
  },
  {
    route: 'DELETE /api/admin/newsletter/:id',
    call: () => ({ url: '/api/admin/newsletter/999999' }),
    answers: adminOnly(404),
  },
]
