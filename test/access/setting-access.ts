import { type AccessRow, adminOnly } from './access-row.ts'

const keys = ['appearance', 'facts', 'home', 'hours', 'languages', 'opening', 'payments', 'sign-in']

const texts = '/api/admin/texts'
const at = (group: string, more = '') => `${texts}/${group}${more}`

/** A draft without a language is refused. */
export const textAccess: AccessRow[] = [
  {
    route: 'POST /api/admin/markdown',
    call: () => ({ url: '/api/admin/markdown', body: { text: 'Ciao' } }),
    answers: adminOnly(200),
  },
  { route: `GET ${texts}`, call: () => ({ url: texts }), answers: adminOnly(200) },
  {
    route: `PUT ${texts}/:group`,
    call: () => ({ url: at('order_shipped'), body: { version: 0 } }),
    answers: adminOnly(400),
  },
  {
    route: `GET ${texts}/:group/versions`,
    call: () => ({ url: at('order_shipped', '/versions') }),
    answers: adminOnly(200),
  },
  ...['preview', 'trial'].map(
    (what): AccessRow => ({
      route: `POST ${texts}/:group/${what}`,
      call: () => ({ url: at('order_shipped', `/${what}`), body: { texts: {} } }),
      answers: adminOnly(400),
    }),
  ),
]

/** A change without a value is refused; nothing of the shop changes. */
export const settingAccess: AccessRow[] = [
  { route: 'GET /api/admin/opening', call: () => ({ url: '/api/admin/opening' }), answers: adminOnly(200) },
  {
    route: 'POST /api/admin/settings/hours/moved',
    call: () => ({ url: '/api/admin/settings/hours/moved', body: {} }),
    answers: adminOnly(400),
  },
  ...(['GET', 'POST'] as const).map(
    (method): AccessRow => ({
      route: `${method} /api/admin/settings/hours/closures/:from/:to/customers`,
      call: () => ({ url: '/api/admin/settings/hours/closures/2030-01-01/2030-01-02/customers' }),
      answers: adminOnly(404),
    }),
  ),
  {
    route: 'POST /api/admin/settings/home/preview',
    call: () => ({ url: '/api/admin/settings/home/preview', body: {} }),
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
      { route: `GET ${url}/versions`, call: () => ({ url: `${url}/versions` }), answers: adminOnly(200) },
    ]
  }),
]
