import { type AccessRow, admin, everyone, nowhere, openTo } from '#test/access/access-row.ts'

const drafts = '/api/admin/drafts'

export const accessRows: AccessRow[] = [
  admin(`GET ${drafts}`, drafts, 200),
  admin(`POST ${drafts}`, drafts, 400, {}),
  admin(`GET ${drafts}/:id`, `${drafts}/${nowhere}`, 404),
  admin(`PUT ${drafts}/:id`, `${drafts}/${nowhere}`, 400, {}),
  admin(`DELETE ${drafts}/:id`, `${drafts}/${nowhere}`, 404),
  admin(`POST ${drafts}/:id/send`, `${drafts}/${nowhere}/send`, 404, {}),
  openTo('GET /api/drafts/:key', '/api/drafts/none', 404),
  openTo('GET /api/drafts/:key/quote.pdf', '/api/drafts/none/quote.pdf', 404),
  everyone('POST /api/drafts/:key/order', '/api/drafts/none/order', 404, { paymentMethod: 'bank' }),
]
