import { type AccessRow, admin, everyone, openTo } from '#test/access/access-row.ts'

const none = 2_147_483_647
const services = '/api/admin/workshop/services'
const setting = '/api/admin/settings/workshop'
const booking = '/api/workshop/bookings/OF-0000'
const service = { name: 'Controllo', minutes: 45, priceKind: 'fixed', price: '35.00' }

export const accessRows: AccessRow[] = [
  openTo('GET /api/workshop/services', '/api/workshop/services'),
  openTo('GET /api/workshop/slots', `/api/workshop/slots?service=${none}`, 404),
  everyone('POST /api/workshop/bookings', '/api/workshop/bookings', 400, {}),
  openTo('GET /api/workshop/bookings/:number', booking, 404),
  openTo('GET /api/workshop/bookings/:number/calendar', `${booking}/calendar`, 404),
  everyone('PATCH /api/workshop/bookings/:number', booking, 404, { start: '2026-11-28T08:00:00Z' }),
  everyone('DELETE /api/workshop/bookings/:number', booking, 404),
  everyone('POST /api/workshop/bookings/:number/photos', `${booking}/photos`, 404),
  admin(`GET ${services}`, services, 200),
  admin(`POST ${services}`, services, 201, service),
  admin(`PUT ${services}/:id`, `${services}/${none}`, 404, service),
  admin(`DELETE ${services}/:id`, `${services}/${none}`, 404),
  admin(`GET ${setting}`, setting, 200),
  admin(`GET ${setting}/versions`, `${setting}/versions`, 200),
  admin(`PUT ${setting}`, setting, 400, { version: 0 }),
  admin('GET /api/admin/workshop/week', '/api/admin/workshop/week', 200),
  admin('GET /api/admin/workshop/outside', '/api/admin/workshop/outside', 200),
  admin('POST /api/admin/workshop/outside', '/api/admin/workshop/outside', 200, {}),
]
