import { type AccessRow, adminOnly, nowhere } from './access-row.ts'

const body = { kind: 'withdrawal', outcome: 'refund', lines: [{ line: 1, quantity: 1 }] }
const unknownOrder = '/api/orders/PV-2222-2222'
const noOrder = [404, 404, 404, 404] as const
const aReturn = `/api/admin/returns/${nowhere}`

const onReturn = (step: string, change?: object): AccessRow => ({
  route: `POST /api/admin/returns/:id/${step}`,
  call: () => ({ url: `${aReturn}/${step}`, ...(change && { body: change }) }),
  answers: adminOnly(404),
})

/**
 * Returns: by the order's customer, a holder of its key, and the administrator. The order here is not paid, so nothing
 * can be returned.
 */
export const returnAccess: AccessRow[] = [
  {
    route: 'GET /api/orders/:orderNumber/returns',
    call: (w) => ({ url: `/api/orders/${w.orderNumber}/returns` }),
    answers: [404, 404, 200, 404],
    missing: { call: { url: `${unknownOrder}/returns` }, answers: noOrder },
  },
  {
    route: 'POST /api/orders/:orderNumber/returns',
    call: (w) => ({ url: `/api/orders/${w.orderNumber}/returns`, body }),
    answers: [404, 404, 409, 404],
    missing: { call: { url: `${unknownOrder}/returns`, body }, answers: noOrder },
  },
  {
    route: 'POST /api/orders/:orderNumber/returns/:code/cancel',
    call: (w) => ({ url: `/api/orders/${w.orderNumber}/returns/RS-2222-1/cancel` }),
    answers: noOrder,
  },
  {
    route: 'GET /api/orders/:orderNumber/returns/:code/note',
    call: (w) => ({ url: `/api/orders/${w.orderNumber}/returns/RS-2222-1/note` }),
    answers: noOrder,
  },
  {
    route: 'GET /api/admin/returns/:id/note',
    call: () => ({ url: `${aReturn}/note` }),
    answers: adminOnly(404),
  },
  {
    // Admitted, and refused because this is no form.
    route: 'POST /api/orders/:orderNumber/return-photos',
    call: (w) => ({ url: `/api/orders/${w.orderNumber}/return-photos`, body: {} }),
    answers: [404, 404, 415, 404],
    missing: { call: { url: `${unknownOrder}/return-photos`, body: {} }, answers: noOrder },
  },
  {
    route: 'GET /api/orders/:orderNumber/return-photos/:id',
    call: (w) => ({ url: `/api/orders/${w.orderNumber}/return-photos/${nowhere}` }),
    answers: noOrder,
  },
  {
    route: 'GET /api/admin/return-photos/:id',
    call: () => ({ url: `/api/admin/return-photos/${nowhere}` }),
    answers: adminOnly(404),
  },
  { route: 'GET /api/admin/returns', call: () => ({ url: '/api/admin/returns' }), answers: adminOnly(200) },
  {
    route: 'GET /api/admin/orders/:id/return-offer',
    call: (w) => ({ url: `/api/admin/orders/${w.orderId}/return-offer` }),
    answers: adminOnly(200),
    missing: { call: { url: `/api/admin/orders/${nowhere}/return-offer` }, answers: adminOnly(404) },
  },
  {
    route: 'POST /api/admin/orders/:id/returns',
    call: (w) => ({ url: `/api/admin/orders/${w.orderId}/returns`, body }),
    answers: adminOnly(409),
    missing: { call: { url: `/api/admin/orders/${nowhere}/returns`, body }, answers: adminOnly(404) },
  },
  onReturn('received'),
  onReturn('refuse', { reason: 'Usato' }),
  onReturn('cancel'),
  onReturn('exchange'),
  onReturn('repaired'),
  onReturn('pieces', { line: 1, quantity: 1, to: 'stock' }),
]
