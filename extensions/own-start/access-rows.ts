import { type AccessRow, adminOnly } from '#test/access/access-row.ts'

const url = '/api/admin/own-shop'

export const accessRows: AccessRow[] = [
  { route: `GET ${url}`, call: () => ({ url }), answers: adminOnly(200) },
  { route: `PUT ${url}`, call: () => ({ url, body: {} }), answers: adminOnly(400) },
]
