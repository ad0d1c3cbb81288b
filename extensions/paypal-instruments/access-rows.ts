import { type AccessRow, everyone } from '#test/access/access-row.ts'

const start = '/api/payments/paypal'
const ofOrder = '/api/orders/PV-1/payments/paypal?k=no'

export const accessRows: AccessRow[] = [
  everyone(`POST ${start}`, start, 400, {}),
  everyone('POST /api/orders/:orderNumber/payments/paypal', ofOrder, 404, { instrument: 'card' }),
]
