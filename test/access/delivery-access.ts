import { type AccessRow, adminOnly } from './access-row.ts'

const path = '/api/admin/delivery'

export const deliveryAccess: AccessRow[] = [
  { route: 'GET /api/admin/delivery', call: () => ({ url: path }), answers: adminOnly(200) },
  {
    route: 'PUT /api/admin/delivery',
    call: () => ({ url: path, body: { version: 0, rules: {} } }),
    answers: adminOnly(400),
  },
]
