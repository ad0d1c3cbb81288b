import { type AccessRow, admin, everyone, nowhere, openTo } from '#test/access/access-row.ts'

const none = 2_147_483_647
const jobs = '/api/admin/jobs'
const estimate = '/api/workshop/estimates/none'

export const accessRows: AccessRow[] = [
  openTo('GET /api/workshop/estimates/:key', estimate, 404),
  everyone('POST /api/workshop/estimates/:key', estimate, 404, { accept: true }),
  openTo('GET /api/workshop/bills/:key', '/api/workshop/bills/none', 404),
  everyone('POST /api/workshop/bills/:key', '/api/workshop/bills/none', 404, {}),
  admin(`GET ${jobs}`, jobs, 200),
  admin(`GET ${jobs}/:id`, `${jobs}/${none}`, 404),
  admin(`GET ${jobs}/:id/photos/:photo`, `${jobs}/${none}/photos/${nowhere}`, 404),
  admin(`POST ${jobs}`, jobs, 201, { name: 'Giulia' }),
  admin(`PATCH ${jobs}/:id`, `${jobs}/${none}`, 404, { state: 'arrived' }),
  admin(`POST ${jobs}/:id/hand-over`, `${jobs}/${none}/hand-over`, 404, { tenders: [] }),
  admin(`POST ${jobs}/:id/photos`, `${jobs}/${none}/photos`, 404),
  admin(`POST ${jobs}/:id/parts`, `${jobs}/${none}/parts`, 404, { productId: 1 }),
  admin(`POST ${jobs}/:id/labour`, `${jobs}/${none}/labour`, 404, { name: 'Catena', price: '20.00' }),
  admin(`DELETE ${jobs}/:id/parts/:line`, `${jobs}/${none}/parts/${none}`, 404),
  admin(`POST ${jobs}/:id/estimate`, `${jobs}/${none}/estimate`, 404, { lines: [{ name: 'Catena', price: '20.00' }] }),
]
