import { type AccessRow, adminOnly } from './access-row.ts'

const keys = ['appearance', 'facts', 'home', 'hours', 'languages', 'opening', 'payments']

/** A change without a value is refused; nothing of the shop changes. */
export const settingAccess: AccessRow[] = [
  { route: 'GET /api/admin/opening', call: () => ({ url: '/api/admin/opening' }), answers: adminOnly(200) },
  {
    route: 'POST /api/admin/settings/hours/moved',
    call: () => ({ url: '/api/admin/settings/hours/moved', body: {} }),
    answers: adminOnly(400),
  },
  {
    route: 'POST /api/admin/settings/appearance/logo',
    call: () => ({ url: '/api/admin/settings/appearance/logo', body: {} }),
    answers: adminOnly(415),
  },
  ...keys.flatMap((key): AccessRow[] => {
    const url = `/api/admin/settings/${key}`
    return [
      { route: `GET ${url}`, call: () => ({ url }), answers: adminOnly(200) },
      { route: `PUT ${url}`, call: () => ({ url, body: { version: 0 } }), answers: adminOnly(400) },
    ]
  }),
]
