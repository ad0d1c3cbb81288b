import { type AccessRow, adminOnly } from '#test/access/access-row.ts'

const noOrder = '00000000-0000-4000-8000-000000000000'
const admin = (route: string, status: number, more: { body?: object; url?: string } = {}): AccessRow => ({
  route,
  call: () => ({ url: more.url ?? route.split(' ')[1] ?? '', ...(more.body && { body: more.body }) }),
  answers: adminOnly(status),
})

/** A wrong key is the same to every reader. */
const byKey = (route: string, url: string, body?: object): AccessRow => ({
  route,
  call: () => ({ url, ...(body && { body }) }),
  answers: [404, 404, 404, 404],
})

export const accessRows: AccessRow[] = [
  { route: 'GET /api/pickup-slots', call: () => ({ url: '/api/pickup-slots' }), answers: [200, 200, 200, 200] },
  admin('POST /api/admin/orders/:id/hand-over', 404, {
    url: `/api/admin/orders/${noOrder}/hand-over`,
    body: { code: '000000' },
  }),
  byKey('POST /api/orders/:orderNumber/pickup-slot', '/api/orders/PV-0000-00000/pickup-slot', {
    start: '2026-11-21T09:00:00.000Z',
  }),
  admin('GET /api/admin/counter/lookup', 404, { url: '/api/admin/counter/lookup?code=nessuno' }),
  admin('POST /api/admin/counter/sales', 400, { body: {} }),
  admin('POST /api/admin/counter/deposits', 400, { body: {} }),
  admin('GET /api/admin/counter/tickets', 200),
  admin('POST /api/admin/counter/tickets', 400, { body: {} }),
  admin('DELETE /api/admin/counter/tickets/:id', 404, { url: `/api/admin/counter/tickets/${noOrder}` }),
  admin('GET /api/admin/counter/days/:date', 200, { url: '/api/admin/counter/days/2026-11-20' }),
  admin('PUT /api/admin/counter/days/:date', 400, { url: '/api/admin/counter/days/2026-11-20', body: {} }),
  admin('GET /api/admin/counter/days/:date/lines', 200, { url: '/api/admin/counter/days/2026-11-20/lines' }),
  admin('GET /api/admin/settings/pickup', 200),
  admin('PUT /api/admin/settings/pickup', 400, { body: {} }),
  admin('GET /api/admin/settings/counter', 200),
  admin('PUT /api/admin/settings/counter', 400, { body: {} }),
]
