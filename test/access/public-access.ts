import { anOrderBody } from '../factories.ts'
import { aRegistration, testPassword } from '../visitor.ts'
import { type AccessRow, openTo } from './access-row.ts'

const nowhere = '999999'

/** Calls without a login; most are the same for all. */
export const publicAccess: AccessRow[] = [
  openTo('GET /health/live', '/health/live'),
  openTo('GET /health/ready', '/health/ready'),
  // From another machine and without the token: refused, for the administrator too.
  openTo('GET /metrics', '/metrics', 403),
  openTo('GET /robots.txt', '/robots.txt'),
  openTo('GET /.well-known/security.txt', '/.well-known/security.txt'),
  openTo('GET /.well-known/change-password', '/.well-known/change-password', 302),
  openTo('GET /sitemap.xml', '/sitemap.xml'),
  // A sitemap that fits into one file has no parts.
  openTo('GET /sitemap-:part(^\\d{1,4}).xml', '/sitemap-1.xml', 404),
  ...['/site.webmanifest', '/manifest.webmanifest', '/opensearch.xml'].map((path) => openTo(`GET ${path}`, path)),
  ...['/api/openapi.json', '/api/docs', '/api/docs/start.js', '/api/docs/redoc.js'].map((path) =>
    openTo(`GET ${path}`, path),
  ),
  openTo('GET /api/shop', '/api/shop'),
  openTo('GET /api/pages/:slug', '/api/pages/missing', 404),
  openTo('GET /api/legal-texts/:page', '/api/legal-texts/condizioni'),
  // This shop is no demo: its mails are not readable (in a demo they are, demo-mail-routes.test.ts).
  openTo('GET /api/demo/mails', '/api/demo/mails', 404),
  openTo('GET /api/demo/mails/:id', '/api/demo/mails/1', 404),
  openTo('GET /api/postal-codes/:cap', '/api/postal-codes/36100'),
  openTo('GET /images/:name', '/images/missing.webp', 404),
  openTo('GET /images/share/:file', '/images/share/missing.webp.jpg', 404),
  openTo('GET /api/products', '/api/products'),
  openTo('GET /api/products/facets', '/api/products/facets'),
  // Without the token of a mail it opens nothing.
  openTo('GET /conferma-indirizzo', '/conferma-indirizzo', 404),
  openTo('GET /en/conferma-indirizzo', '/en/conferma-indirizzo', 404),
  openTo('GET /api/reservations', '/api/reservations'),
  openTo('GET /api/shelves', '/api/shelves'),
  {
    ...openTo('GET /api/shelves/:slug', '/api/shelves/catene'),
    missing: { call: { url: '/api/shelves/niente' }, answers: [404, 404, 404, 404] },
  },
  openTo('GET /api/search/suggestions', '/api/search/suggestions?q=bici'),
  {
    ...openTo('GET /api/products/:id', (w) => `/api/products/${w.productId}`),
    missing: { call: { url: `/api/products/${nowhere}` }, answers: [404, 404, 404, 404] },
  },
  {
    ...openTo('GET /api/products/:id/nearest', (w) => `/api/products/${w.productId}/nearest`),
    missing: { call: { url: `/api/products/${nowhere}/nearest` }, answers: [404, 404, 404, 404] },
  },
  {
    ...openTo('GET /api/products/:id/related', (w) => `/api/products/${w.productId}/related`),
    missing: { call: { url: `/api/products/${nowhere}/related` }, answers: [404, 404, 404, 404] },
  },
  openTo('GET /api/products/closers', '/api/products/closers?ids=1&missing=10.00'),
  openTo('GET /api/products/companions', (w) => `/api/products/companions?ids=${w.productId}`),
  openTo('GET /api/bikes/questions', '/api/bikes/questions?own=beadSeat:622'),
  openTo('GET /api/reviews', '/api/reviews'),
  openTo('GET /api/board', '/api/board'),
  openTo('GET /api/home', '/api/home'),
  {
    ...openTo('GET /api/products/:id/reviews', (w) => `/api/products/${w.productId}/reviews`),
    missing: { call: { url: `/api/products/${nowhere}/reviews` }, answers: [404, 404, 404, 404] },
  },
  {
    ...openTo('GET /api/products/:id/rating-stats', (w) => `/api/products/${w.productId}/rating-stats`),
    missing: { call: { url: `/api/products/${nowhere}/rating-stats` }, answers: [404, 404, 404, 404] },
  },
  // A guessed key: the same for all.
  openTo('GET /api/wish-lists/:key', `/api/wish-lists/${'x'.repeat(43)}`, 404),
  openTo('GET /api/mail-choice', `/api/mail-choice?token=${'x'.repeat(60)}`, 400),
  openTo('GET /api/unsubscribe', `/api/unsubscribe?token=${'x'.repeat(60)}`, 303),
  {
    route: 'POST /api/unsubscribe',
    call: () => ({ url: `/api/unsubscribe?token=${'x'.repeat(60)}`, body: {} }),
    answers: [400, 400, 400, 400],
  },
  {
    route: 'POST /api/products/:id/reviews',
    call: (w, role) => ({
      url: `/api/products/${w.productId}/reviews`,
      body: { customerName: role, customerEmail: `${role}@review.example`, rating: 5, title: 'Sì', comment: 'Bene.' },
    }),
    answers: [201, 201, 201, 201],
    missing: {
      call: {
        url: `/api/products/${nowhere}/reviews`,
        body: { customerName: 'Ada', customerEmail: 'ada@example.org', rating: 5, title: 'Sì', comment: 'Bene.' },
      },
      answers: [404, 404, 404, 404],
    },
  },
  {
    route: 'POST /api/orders',
    call: (w) => ({ url: '/api/orders', body: anOrderBody({ items: [{ productId: w.productId, quantity: 1 }] }) }),
    answers: [201, 201, 201, 201],
  },
  {
    // Without the key of its mail an order exists for its customer only; the administrator has other calls.
    route: 'GET /api/orders/:orderNumber',
    call: (w) => ({ url: `/api/orders/${w.orderNumber}` }),
    answers: [404, 404, 200, 404],
    missing: { call: { url: '/api/orders/PV-2222-2222' }, answers: [404, 404, 404, 404] },
  },
  {
    route: 'POST /api/orders/:orderNumber/wallet',
    call: (w) => ({ url: `/api/orders/${w.orderNumber}/wallet` }),
    answers: [404, 404, 503, 404],
    missing: { call: { url: '/api/orders/PV-2222-2222/wallet' }, answers: [404, 404, 404, 404] },
  },
  {
    route: 'POST /api/withdrawals',
    call: (w) => ({
      url: '/api/withdrawals',
      body: { customerName: 'Ada', customerEmail: 'ada@example.org', orderNumber: w.orderNumber },
    }),
    answers: [201, 201, 201, 201],
    missing: {
      call: {
        url: '/api/withdrawals',
        body: { customerName: 'Ada', customerEmail: 'ada@example.org', orderNumber: 'PV-2222-2222' },
      },
      answers: [201, 201, 201, 201],
    },
  },
  // The wallet is not offered in this shop: the same 503 for all, and nothing known about any payment.
  openTo('GET /setup', '/setup', 503),
  {
    route: 'POST /order',
    call: () => ({ url: '/order', body: { amount: '1.00', currency: 'EUR', intent: 'capture' } }),
    answers: [503, 503, 503, 503],
  },
  {
    route: 'POST /order/:id/capture',
    call: () => ({ url: '/order/5O190127TN364715T/capture', body: {} }),
    answers: [503, 503, 503, 503],
  },
  openTo('GET /order/:id', '/order/5O190127TN364715T', 404),
  {
    route: 'DELETE /order/:id',
    call: () => ({ url: '/order/5O190127TN364715T' }),
    answers: [404, 404, 404, 404],
  },
  openTo('GET /api/payment-methods', '/api/payment-methods?total=10.00&delivery=courier'),
  {
    // Not configured in this shop either.
    route: 'POST /api/payments',
    call: (w) => ({
      url: '/api/payments',
      body: {
        ...{ method: 'card', amount: '1.00', currency: 'EUR' },
        checkout: anOrderBody({ items: [{ productId: w.productId, quantity: 1 }], order: { paymentMethod: 'card' } }),
      },
    }),
    answers: [503, 503, 503, 503],
  },
  {
    route: 'POST /api/orders/:orderNumber/payments',
    call: (w) => ({ url: `/api/orders/${w.orderNumber}/payments`, body: { method: 'card' } }),
    answers: [404, 404, 503, 404],
  },
  {
    route: 'POST /api/payments/:id/complete',
    call: () => ({ url: '/api/payments/pi_1/complete', body: {} }),
    answers: [404, 404, 404, 404],
  },
  openTo('GET /api/payments/:id', '/api/payments/pi_1', 404),
  { route: 'DELETE /api/payments/:id', call: () => ({ url: '/api/payments/pi_1' }), answers: [404, 404, 404, 404] },
  {
    route: 'POST /api/payments/events',
    call: () => ({ url: '/api/payments/events', body: {} }),
    answers: [503, 503, 503, 503],
  },
  {
    route: 'POST /api/webhooks/paypal',
    call: () => ({ url: '/api/webhooks/paypal', body: {} }),
    answers: [503, 503, 503, 503],
  },
  {
    route: 'POST /api/customer/register',
    call: () => ({ url: '/api/customer/register', body: aRegistration() }),
    answers: [201, 201, 201, 201],
  },
  {
    route: 'POST /api/customer/login',
    call: () => ({ url: '/api/customer/login', body: { email: 'owner@example.org', password: testPassword } }),
    answers: [200, 200, 200, 200],
  },
  {
    route: 'POST /api/customer/logout',
    call: () => ({ url: '/api/customer/logout', body: {} }),
    answers: [204, 204, 204, 204],
  },
  openTo('GET /api/login', '/api/login', 302),
  openTo('GET /api/logout', '/api/logout', 302),
  openTo('GET /annulla-cambio-email', '/annulla-cambio-email?token=x', 302),
  openTo('GET /en/annulla-cambio-email', '/en/annulla-cambio-email?token=x', 302),
  openTo('GET /verifica-email', '/verifica-email?token=x', 302),
  openTo('GET /en/verifica-email', '/en/verifica-email?token=x', 302),
  {
    route: 'POST /api/customer/password-reset',
    call: () => ({ url: '/api/customer/password-reset', body: { email: 'owner@example.org' } }),
    answers: [202, 202, 202, 202],
    missing: {
      call: { url: '/api/customer/password-reset', body: { email: 'no.account@example.org' } },
      answers: [202, 202, 202, 202],
    },
  },
  {
    // The link is the proof and can be used once.
    route: 'POST /api/customer/password-reset/confirm',
    call: (w) => ({
      url: '/api/customer/password-reset/confirm',
      body: { token: w.resetToken, password: testPassword },
    }),
    answers: [200, 400, 400, 400],
    missing: {
      call: {
        url: '/api/customer/password-reset/confirm',
        body: { token: 'A'.repeat(43), password: testPassword },
      },
      answers: [400, 400, 400, 400],
    },
  },
]
