import { type AccessRow, adminOnly } from '#test/access/access-row.ts'

const setting = '/api/admin/settings/backups'
const read = (url: string): AccessRow => ({ route: `GET ${url}`, call: () => ({ url }), answers: adminOnly(200) })

export const accessRows: AccessRow[] = [
  read(setting),
  read(`${setting}/versions`),
  { route: `PUT ${setting}`, call: () => ({ url: setting, body: {} }), answers: adminOnly(400) },
  read('/api/admin/backups'),
]
