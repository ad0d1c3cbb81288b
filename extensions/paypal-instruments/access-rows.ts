import { type AccessRow, adminOnly, everyone } from '#test/access/access-row.ts'

const start = '/api/payments/paypal'
const ofOrder = '/api/orders/PV-1/payments/paypal?k=no'

const setting = '/api/admin/settings/apple-pay'
const read = (url: string): AccessRow => ({ route: `GET ${url}`, call: () => ({ url }), answers: adminOnly(200) })
const file = '/.well-known/apple-developer-merchantid-domain-association'

export const accessRows: AccessRow[] = [
  everyone(`POST ${start}`, start, 400, {}),
  everyone('POST /api/orders/:orderNumber/payments/paypal', ofOrder, 404, { instrument: 'card' }),
  read(setting),
  read(`${setting}/versions`),
  { route: `PUT ${setting}`, call: () => ({ url: setting, body: {} }), answers: adminOnly(400) },
  everyone(`GET ${file}`, file, 404),
]
