import { type AccessRow, admin } from '#test/access/access-row.ts'

const none = '00000000-0000-4000-8000-000000000000'
const counts = '/api/admin/stock-counts'
const goods = '/api/admin/goods-received'

export const accessRows: AccessRow[] = [
  admin(`POST ${counts}`, counts, 201, { shelf: 'B2' }),
  admin(`GET ${counts}`, counts, 200),
  admin(`GET ${counts}/:id`, `${counts}/${none}`, 404),
  admin(`PUT ${counts}/:id/lines`, `${counts}/${none}/lines`, 404, { lines: [{ productId: 1, counted: 1 }] }),
  admin(`POST ${counts}/:id/book`, `${counts}/${none}/book`, 404),
  admin(`DELETE ${counts}/:id`, `${counts}/${none}`, 404),
  admin(`POST ${goods}/read`, `${goods}/read`, 400, {}),
  admin(`POST ${goods}`, goods, 400, {}),
  admin(`GET ${goods}`, goods, 200),
  admin(`GET ${goods}/:id`, `${goods}/${none}`, 404),
  admin('GET /api/admin/price-labels', '/api/admin/price-labels?items=2147483647*1', 404),
]
