import { type AccessRow, adminOnly } from '#test/access/access-row.ts'

const media = '/api/admin/media'
const unknown = `${media}/unknown.webp`

export const accessRows: AccessRow[] = [
  { route: `GET ${media}`, call: () => ({ url: media }), answers: adminOnly(200) },
  { route: `GET ${media}/:name`, call: () => ({ url: unknown }), answers: adminOnly(404) },
  { route: `PUT ${media}/:name`, call: () => ({ url: unknown, body: { version: 0 } }), answers: adminOnly(400) },
  { route: `DELETE ${media}/:name`, call: () => ({ url: unknown }), answers: adminOnly(404) },
]
