import { testPassword } from '../visitor.ts'
import { type AccessRow, type Answers, customersOnly } from './access-row.ts'

/** The owner alone: for another customer the object does not exist. */
const ownerOnly = (status: number): Answers => [401, 404, status, 401]
const strangerFinds: Answers = [401, 404, 404, 401]

const anAddress = { label: '', name: '', phone: '', address: 'Via Dante 14', city: 'Padova', postalCode: '35121' }

/** Calls that require a customer's session. */
export const customerAccess: AccessRow[] = [
  { route: 'GET /api/auth/user', call: () => ({ url: '/api/auth/user' }), answers: customersOnly(200) },
  {
    route: 'PATCH /api/auth/user/notifications',
    call: () => ({ url: '/api/auth/user/notifications', body: { emailNotifications: false } }),
    answers: customersOnly(200),
  },
  { route: 'GET /api/customer/me', call: () => ({ url: '/api/customer/me' }), answers: customersOnly(200) },
  {
    route: 'PUT /api/customer/profile',
    call: (_w, role) => ({
      url: '/api/customer/profile',
      body: { firstName: 'Ada', lastName: 'Rossi', email: `${role}@example.org` },
    }),
    answers: customersOnly(200),
  },
  {
    route: 'PUT /api/customer/password',
    call: () => ({
      url: '/api/customer/password',
      body: { currentPassword: testPassword, newPassword: 'un’altra password' },
    }),
    answers: customersOnly(204),
  },
  {
    route: 'POST /api/customer/email-verification',
    call: () => ({ url: '/api/customer/email-verification', body: {} }),
    answers: customersOnly(202),
  },
  {
    route: 'GET /api/customer/past-orders',
    call: () => ({ url: '/api/customer/past-orders' }),
    answers: customersOnly(200),
  },
  { route: 'GET /api/customer/orders', call: () => ({ url: '/api/customer/orders' }), answers: customersOnly(200) },
  {
    route: 'GET /api/customer/withdrawals',
    call: () => ({ url: '/api/customer/withdrawals' }),
    answers: customersOnly(200),
  },
  { route: 'GET /api/customer/export', call: () => ({ url: '/api/customer/export' }), answers: customersOnly(200) },
  {
    route: 'DELETE /api/customer',
    call: () => ({ url: '/api/customer', body: { password: testPassword } }),
    answers: customersOnly(204),
  },
  {
    route: 'GET /api/customer/addresses',
    call: () => ({ url: '/api/customer/addresses' }),
    answers: customersOnly(200),
  },
  {
    route: 'POST /api/customer/addresses',
    call: () => ({ url: '/api/customer/addresses', body: anAddress }),
    answers: customersOnly(201),
  },
  {
    route: 'PUT /api/customer/addresses/:id',
    call: (w) => ({ url: `/api/customer/addresses/${w.addressId}`, body: anAddress }),
    answers: ownerOnly(200),
    missing: { call: { url: '/api/customer/addresses/999999', body: anAddress }, answers: strangerFinds },
  },
  {
    route: 'DELETE /api/customer/addresses/:id',
    call: (w) => ({ url: `/api/customer/addresses/${w.addressId}` }),
    answers: ownerOnly(204),
    missing: { call: { url: '/api/customer/addresses/999999' }, answers: strangerFinds },
  },
  {
    route: 'GET /api/customer/wish-list',
    call: () => ({ url: '/api/customer/wish-list' }),
    answers: customersOnly(200),
  },
  {
    route: 'POST /api/customer/wish-list',
    call: (w) => ({ url: '/api/customer/wish-list', body: { wishes: [{ productId: w.productId }] } }),
    answers: customersOnly(200),
  },
  {
    // Of the own list alone: what is not on it answers the same.
    route: 'DELETE /api/customer/wish-list/:id',
    call: (w) => ({ url: `/api/customer/wish-list/${w.productId}` }),
    answers: customersOnly(204),
  },
  {
    route: 'POST /api/customer/wish-list/link',
    call: () => ({ url: '/api/customer/wish-list/link', body: {} }),
    answers: customersOnly(200),
  },
  {
    route: 'DELETE /api/customer/wish-list/link',
    call: () => ({ url: '/api/customer/wish-list/link' }),
    answers: customersOnly(204),
  },
  { route: 'GET /api/customer/cart', call: () => ({ url: '/api/customer/cart' }), answers: customersOnly(200) },
  {
    route: 'POST /api/customer/cart',
    call: (w) => ({ url: '/api/customer/cart', body: { productId: w.productId, quantity: 1 } }),
    answers: customersOnly(201),
    missing: {
      call: { url: '/api/customer/cart', body: { productId: 999_999, quantity: 1 } },
      answers: strangerFinds,
    },
  },
  {
    route: 'PATCH /api/customer/cart/:id',
    call: (w) => ({ url: `/api/customer/cart/${w.cartLineId}`, body: { quantity: 2 } }),
    answers: ownerOnly(200),
    missing: { call: { url: '/api/customer/cart/999999', body: { quantity: 2 } }, answers: strangerFinds },
  },
  {
    route: 'DELETE /api/customer/cart/:id',
    call: (w) => ({ url: `/api/customer/cart/${w.cartLineId}` }),
    answers: ownerOnly(204),
    missing: { call: { url: '/api/customer/cart/999999' }, answers: strangerFinds },
  },
  {
    route: 'DELETE /api/customer/cart/clear',
    call: () => ({ url: '/api/customer/cart/clear' }),
    answers: customersOnly(204),
  },
  { route: 'GET /api/customer/sessions', call: () => ({ url: '/api/customer/sessions' }), answers: customersOnly(200) },
  {
    route: 'DELETE /api/customer/sessions',
    call: () => ({ url: '/api/customer/sessions' }),
    answers: customersOnly(200),
  },
  {
    route: 'DELETE /api/customer/sessions/:id',
    call: (w) => ({ url: `/api/customer/sessions/${w.sessionId}` }),
    answers: ownerOnly(204),
    missing: { call: { url: `/api/customer/sessions/${'0'.repeat(16)}` }, answers: strangerFinds },
  },
]
