import { type AccessRow, adminOnly, nowhere } from './access-row.ts'

const unknownOrder = '/api/orders/PV-2222-2222'
const noOrder = [404, 404, 404, 404] as const
/** An outdated version: admitted, and refused with a conflict. */
const body = { version: 0, lines: [{ line: 1, quantity: 2 }] }

/** Order edits before packing: by the order's customer, a holder of its key, and the administrator. */
export const orderChangeAccess: AccessRow[] = [
  {
    route: 'GET /api/orders/:orderNumber/changes',
    call: (w) => ({ url: `/api/orders/${w.orderNumber}/changes` }),
    answers: [404, 404, 200, 404],
    missing: { call: { url: `${unknownOrder}/changes` }, answers: noOrder },
  },
  {
    route: 'POST /api/orders/:orderNumber/changes',
    call: (w) => ({ url: `/api/orders/${w.orderNumber}/changes`, body }),
    answers: [404, 404, 409, 404],
    missing: { call: { url: `${unknownOrder}/changes`, body }, answers: noOrder },
  },
  {
    route: 'POST /api/orders/:orderNumber/cancel',
    call: (w) => ({ url: `/api/orders/${w.orderNumber}/cancel`, body: {} }),
    answers: [404, 404, 200, 404],
    missing: { call: { url: `${unknownOrder}/cancel`, body: {} }, answers: noOrder },
  },
  {
    route: 'GET /api/admin/orders/:id/changes',
    call: (w) => ({ url: `/api/admin/orders/${w.orderId}/changes` }),
    answers: adminOnly(200),
    missing: { call: { url: `/api/admin/orders/${nowhere}/changes` }, answers: adminOnly(404) },
  },
  {
    route: 'POST /api/admin/orders/:id/changes',
    call: (w) => ({ url: `/api/admin/orders/${w.orderId}/changes`, body }),
    answers: adminOnly(409),
    missing: { call: { url: `/api/admin/orders/${nowhere}/changes`, body }, answers: adminOnly(404) },
  },
]
