import { type AccessRow, adminOnly, nowhere } from './access-row.ts'

const keys = '/api/admin/api-keys'
const receivers = '/api/admin/event-receivers'
const unknownReceiver = `${receivers}/${nowhere}`

/** API keys and webhooks: for the administrator only. */
export const openAccess: AccessRow[] = [
  { route: `GET ${keys}`, call: () => ({ url: keys }), answers: adminOnly(200) },
  {
    route: `POST ${keys}`,
    call: () => ({ url: keys, body: { name: 'Cassa', scopes: ['read_catalogue'] } }),
    answers: adminOnly(201),
  },
  {
    route: `POST ${keys}/:id/revoke`,
    call: () => ({ url: `${keys}/${nowhere}/revoke`, body: {} }),
    answers: adminOnly(404),
  },
  { route: `GET ${receivers}`, call: () => ({ url: receivers }), answers: adminOnly(200) },
  {
    // A private address, refused.
    route: `POST ${receivers}`,
    call: () => ({ url: receivers, body: { address: 'https://127.0.0.1/', kinds: ['order.paid'] } }),
    answers: adminOnly(400),
  },
  {
    route: `PATCH ${receivers}/:id`,
    call: () => ({ url: unknownReceiver, body: { isPaused: true } }),
    answers: adminOnly(404),
  },
  { route: `DELETE ${receivers}/:id`, call: () => ({ url: unknownReceiver }), answers: adminOnly(404) },
  {
    route: `POST ${receivers}/:id/secret`,
    call: () => ({ url: `${unknownReceiver}/secret`, body: {} }),
    answers: adminOnly(404),
  },
  {
    route: `POST ${receivers}/:id/test`,
    call: () => ({ url: `${unknownReceiver}/test`, body: {} }),
    answers: adminOnly(404),
  },
  { route: `GET ${receivers}/:id/events`, call: () => ({ url: `${unknownReceiver}/events` }), answers: adminOnly(404) },
  {
    route: 'POST /api/admin/outgoing-events/:id/resend',
    call: () => ({ url: '/api/admin/outgoing-events/999999/resend', body: {} }),
    answers: adminOnly(404),
  },
  {
    route: 'POST /api/admin/products/:id/stock',
    call: ({ productId }) => ({
      url: `/api/admin/products/${productId}/stock`,
      body: { change: 1, reference: 'carico' },
    }),
    answers: adminOnly(200),
  },
]
