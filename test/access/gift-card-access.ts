import { aGift } from '../gift-cards/gift-card-calls.ts'
import { type AccessRow, adminOnly, nowhere, openTo } from './access-row.ts'

const path = '/api/admin/gift-cards'
const noCard = { url: `${path}/${nowhere}` }
const body = { amount: '0.50', reason: 'Scusa', recipientName: 'A', recipientEmail: 'a@example.it', language: 'it' }

/** Gift cards: purchase and balance are public, their buyer has the order's key, the rest is the administrator's. */
export const giftCardAccess: AccessRow[] = [
  {
    route: 'POST /api/gift-cards/balance',
    call: () => ({ url: '/api/gift-cards/balance', body: { codes: ['00000000000000000000'] } }),
    answers: [200, 200, 200, 200],
  },
  {
    route: 'POST /api/gift-cards',
    call: () => ({ url: '/api/gift-cards', body: aGift }),
    answers: [201, 201, 201, 201],
  },
  // The owner's order sells none.
  {
    route: 'POST /api/orders/:orderNumber/gift-card/mail',
    call: (w) => ({ url: `/api/orders/${w.orderNumber}/gift-card/mail`, body: {} }),
    answers: [404, 404, 404, 404],
  },
  {
    route: 'POST /api/orders/:orderNumber/gift-card/withdrawal',
    call: (w) => ({ url: `/api/orders/${w.orderNumber}/gift-card/withdrawal`, body: {} }),
    answers: [404, 404, 404, 404],
  },
  { ...openTo('GET /api/admin/gift-cards', path), answers: adminOnly(200) },
  { route: 'POST /api/admin/gift-cards', call: () => ({ url: path, body }), answers: adminOnly(400) },
  { route: 'GET /api/admin/gift-cards/:id', call: () => noCard, answers: adminOnly(404) },
  {
    route: 'POST /api/admin/gift-cards/:id/block',
    call: () => ({ url: `${noCard.url}/block`, body: { isBlocked: true } }),
    answers: adminOnly(404),
  },
  {
    route: 'POST /api/admin/gift-cards/:id/mail',
    call: () => ({ url: `${noCard.url}/mail`, body: {} }),
    answers: adminOnly(404),
  },
]
