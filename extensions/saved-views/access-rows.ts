import { type AccessRow, adminOnly } from '#test/access/access-row.ts'

const path = '/api/admin/views'
const none = `${path}/2147483647`

export const accessRows: AccessRow[] = [
  { route: `GET ${path}`, call: () => ({ url: path }), answers: adminOnly(200) },
  {
    route: `POST ${path}`,
    call: () => ({ url: path, body: { list: 'orders', name: 'Da spedire', address: '', isShared: false } }),
    answers: adminOnly(201),
  },
  {
    route: `PUT ${path}/:id`,
    call: () => ({ url: none, body: { name: 'Da spedire', isShared: true } }),
    answers: adminOnly(404),
  },
  { route: `DELETE ${path}/:id`, call: () => ({ url: none }), answers: adminOnly(404) },
]
