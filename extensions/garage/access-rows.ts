import { type AccessRow, type Answers, customersOnly } from '#test/access/access-row.ts'

const strangerFinds: Answers = [401, 404, 404, 401]

export const accessRows: AccessRow[] = [
  { route: 'GET /api/customer/bikes', call: () => ({ url: '/api/customer/bikes' }), answers: customersOnly(200) },
  {
    route: 'POST /api/customer/bikes',
    call: () => ({ url: '/api/customer/bikes', body: { code: 'of no bicycle' } }),
    answers: strangerFinds,
  },
  {
    route: 'POST /api/customer/bikes/:id/code',
    call: () => ({ url: `/api/customer/bikes/${'a'.repeat(32)}/code`, body: {} }),
    answers: strangerFinds,
  },
  {
    route: 'DELETE /api/customer/bikes/:id/code',
    call: () => ({ url: `/api/customer/bikes/${'a'.repeat(32)}/code` }),
    answers: strangerFinds,
  },
  {
    route: 'GET /api/customer/bikes/:id/history',
    call: () => ({ url: `/api/customer/bikes/${'a'.repeat(32)}/history` }),
    answers: strangerFinds,
  },
  {
    route: 'PUT /api/customer/bikes/:id/reminder',
    call: () => ({ url: `/api/customer/bikes/${'a'.repeat(32)}/reminder`, body: { wantsReminder: true } }),
    answers: strangerFinds,
  },
]
