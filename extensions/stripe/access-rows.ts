import { type AccessRow, adminOnly, openTo } from '#test/access/access-row.ts'

const admin = (route: string, status: number, body?: object): AccessRow => ({
  route,
  call: () => ({ url: route.split(' ')[1] ?? '', ...(body && { body }) }),
  answers: adminOnly(status),
})

export const accessRows: AccessRow[] = [
  openTo('GET /api/payments/card-setup', '/api/payments/card-setup', 503),
  admin('GET /api/admin/settings/stripe', 200),
  admin('PUT /api/admin/settings/stripe', 400, {}),
  admin('GET /api/admin/payments/cards', 200),
  admin('POST /api/admin/payments/cards/test', 200, {}),
]
