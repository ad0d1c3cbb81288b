import { type AccessRow, adminOnly, nowhere } from './access-row.ts'

const parcelCall = (method: string, step: string, body?: object): AccessRow => ({
  route: `${method} /api/admin/parcels/:id${step}`,
  call: () => ({ url: `/api/admin/parcels/${nowhere}${step}`, ...(body && { body }) }),
  answers: adminOnly(404),
})

/** The administrator's calls for orders, parcels and refunds. */
export const adminOrderAccess: AccessRow[] = [
  {
    route: 'POST /api/admin/orders/:id/notes',
    call: (w) => ({ url: `/api/admin/orders/${w.orderId}/notes`, body: { text: 'Chiamato' } }),
    answers: adminOnly(201),
    missing: {
      call: { url: `/api/admin/orders/${nowhere}/notes`, body: { text: 'Chiamato' } },
      answers: adminOnly(404),
    },
  },
  {
    route: 'DELETE /api/admin/order-notes/:id',
    call: () => ({ url: '/api/admin/order-notes/2147483647' }),
    answers: adminOnly(404),
  },
  {
    route: 'PUT /api/admin/orders/:id/work',
    call: (w) => ({ url: `/api/admin/orders/${w.orderId}/work`, body: { step: 'packed' } }),
    answers: adminOnly(409),
    missing: { call: { url: `/api/admin/orders/${nowhere}/work`, body: { step: null } }, answers: adminOnly(404) },
  },
  { route: 'GET /api/admin/order-tags', call: () => ({ url: '/api/admin/order-tags' }), answers: adminOnly(200) },
  {
    route: 'POST /api/admin/orders/:id/tags',
    call: (w) => ({ url: `/api/admin/orders/${w.orderId}/tags`, body: { name: 'regalo' } }),
    answers: adminOnly(200),
    missing: { call: { url: `/api/admin/orders/${nowhere}/tags`, body: { name: 'regalo' } }, answers: adminOnly(404) },
  },
  {
    route: 'DELETE /api/admin/orders/:id/tags/:name',
    call: (w) => ({ url: `/api/admin/orders/${w.orderId}/tags/regalo` }),
    answers: adminOnly(200),
    missing: { call: { url: `/api/admin/orders/${nowhere}/tags/regalo` }, answers: adminOnly(404) },
  },
  { route: 'GET /api/admin/orders', call: () => ({ url: '/api/admin/orders' }), answers: adminOnly(200) },
  { route: 'GET /api/admin/order-counts', call: () => ({ url: '/api/admin/order-counts' }), answers: adminOnly(200) },
  { route: 'GET /api/admin/orders/export', call: () => ({ url: '/api/admin/orders/export' }), answers: adminOnly(200) },
  {
    route: 'GET /api/admin/orders/:id',
    call: (w) => ({ url: `/api/admin/orders/${w.orderId}` }),
    answers: adminOnly(200),
    missing: { call: { url: `/api/admin/orders/${nowhere}` }, answers: adminOnly(404) },
  },
  {
    route: 'PATCH /api/admin/orders/:id',
    call: (w) => ({ url: `/api/admin/orders/${w.orderId}`, body: { paymentStatus: 'paid' } }),
    answers: adminOnly(200),
    missing: {
      call: { url: `/api/admin/orders/${nowhere}`, body: { paymentStatus: 'paid' } },
      answers: adminOnly(404),
    },
  },
  {
    route: 'POST /api/admin/orders/:id/parcels',
    call: (w) => ({ url: `/api/admin/orders/${w.orderId}/parcels`, body: { lines: [{ line: 1, quantity: 1 }] } }),
    answers: adminOnly(201),
    missing: {
      call: { url: `/api/admin/orders/${nowhere}/parcels`, body: { lines: [{ line: 1, quantity: 1 }] } },
      answers: adminOnly(404),
    },
  },
  parcelCall('PATCH', '', { carrier: 'gls' }),
  parcelCall('POST', '/sent'),
  parcelCall('POST', '/delivered'),
  parcelCall('POST', '/undo'),
  {
    // Its transfer is not late: the order is not cancelled.
    route: 'POST /api/admin/orders/:id/late-transfer',
    call: (w) => ({ url: `/api/admin/orders/${w.orderId}/late-transfer` }),
    answers: adminOnly(409),
    missing: { call: { url: `/api/admin/orders/${nowhere}/late-transfer` }, answers: adminOnly(404) },
  },
  {
    route: 'POST /api/admin/orders/:id/transfer-returned',
    call: (w) => ({ url: `/api/admin/orders/${w.orderId}/transfer-returned` }),
    answers: adminOnly(409),
    missing: { call: { url: `/api/admin/orders/${nowhere}/transfer-returned` }, answers: adminOnly(404) },
  },
  {
    // Admitted, and refused because the order is not paid.
    route: 'POST /api/admin/orders/:id/refunds',
    call: (w) => ({ url: `/api/admin/orders/${w.orderId}/refunds`, body: { shipping: true } }),
    answers: adminOnly(409),
    missing: {
      call: { url: `/api/admin/orders/${nowhere}/refunds`, body: { shipping: true } },
      answers: adminOnly(404),
    },
  },
  {
    route: 'POST /api/admin/refunds/:id/retry',
    call: () => ({ url: `/api/admin/refunds/${nowhere}/retry` }),
    answers: adminOnly(404),
  },
  {
    route: 'PUT /api/admin/refunds/:id/account',
    call: () => ({
      url: `/api/admin/refunds/${nowhere}/account`,
      body: { iban: 'IT60X0542811101000000123456', holder: 'Giulia Ferrari' },
    }),
    answers: adminOnly(404),
  },
  {
    route: 'POST /api/admin/refunds/:id/done',
    call: () => ({ url: `/api/admin/refunds/${nowhere}/done` }),
    answers: adminOnly(404),
  },
  {
    route: 'POST /api/admin/refunds/:id/pieces',
    call: () => ({ url: `/api/admin/refunds/${nowhere}/pieces`, body: { line: 1, quantity: 1, to: 'stock' } }),
    answers: adminOnly(404),
  },
  {
    route: 'POST /api/admin/orders/:id/mails',
    call: (w) => ({ url: `/api/admin/orders/${w.orderId}/mails`, body: { kind: 'order_confirmation' } }),
    answers: adminOnly(202),
    missing: {
      call: { url: `/api/admin/orders/${nowhere}/mails`, body: { kind: 'order_confirmation' } },
      answers: adminOnly(404),
    },
  },
]
