import { testPassword } from '../visitor.ts'
import { type AccessRow, adminOnly, nowhere, openTo } from './access-row.ts'
import { adminOrderAccess } from './admin-order-access.ts'
import { campaignAccess } from './campaign-access.ts'
import { deliveryAccess } from './delivery-access.ts'
import { giftCardAccess } from './gift-card-access.ts'
import { openAccess } from './open-access.ts'
import { priceChangeAccess } from './price-change-access.ts'
import { reductionAccess } from './reduction-access.ts'
import { settingAccess, textAccess } from './setting-access.ts'
import { shelfAccess } from './shelf-access.ts'
import { sizeChartAccess } from './size-chart-access.ts'

/** Routes of the administration; three of them are public. */
export const adminAccess: AccessRow[] = [
  openTo('GET /api/admin/status', '/api/admin/status'),
  {
    route: 'POST /api/admin/login',
    call: () => ({ url: '/api/admin/login', body: { password: testPassword } }),
    answers: [200, 200, 200, 200],
  },
  {
    route: 'POST /api/admin/logout',
    call: () => ({ url: '/api/admin/logout', body: {} }),
    answers: [200, 200, 200, 200],
  },
  {
    route: 'PUT /api/admin/password',
    call: () => ({
      url: '/api/admin/password',
      body: { currentPassword: testPassword, newPassword: 'una password più lunga' },
    }),
    answers: adminOnly(200),
  },
  {
    route: 'POST /api/admin/logout-everywhere',
    call: () => ({ url: '/api/admin/logout-everywhere', body: {} }),
    answers: adminOnly(200),
  },
  { route: 'GET /api/admin/acts', call: () => ({ url: '/api/admin/acts' }), answers: adminOnly(200) },
  {
    route: 'GET /api/admin/acts/:kind/:id',
    call: (w) => ({ url: `/api/admin/acts/product/${w.productId}` }),
    answers: adminOnly(200),
  },
  { route: 'GET /api/admin/stats', call: () => ({ url: '/api/admin/stats' }), answers: adminOnly(200) },
  { route: 'GET /api/admin/tasks', call: () => ({ url: '/api/admin/tasks' }), answers: adminOnly(200) },
  { route: 'GET /api/admin/sales', call: () => ({ url: '/api/admin/sales' }), answers: adminOnly(200) },
  { route: 'GET /api/admin/products', call: () => ({ url: '/api/admin/products' }), answers: adminOnly(200) },
  {
    route: 'GET /api/admin/products/counts',
    call: () => ({ url: '/api/admin/products/counts' }),
    answers: adminOnly(200),
  },
  {
    route: 'GET /api/admin/products/:id',
    call: (w) => ({ url: `/api/admin/products/${w.productId}` }),
    answers: adminOnly(200),
    missing: { call: { url: '/api/admin/products/999999' }, answers: adminOnly(404) },
  },
  {
    route: 'POST /api/admin/products',
    call: () => ({
      url: '/api/admin/products',
      body: { name: 'Sella', description: 'Comoda.', category: 'componenti', price: '10', stock: 1 },
    }),
    answers: adminOnly(201),
  },
  {
    route: 'PUT /api/admin/products/:id',
    call: (w) => ({ url: `/api/admin/products/${w.productId}`, body: { name: 'Sella' } }),
    answers: adminOnly(200),
    missing: { call: { url: '/api/admin/products/999999', body: { name: 'Sella' } }, answers: adminOnly(404) },
  },
  {
    // Admitted, and refused because only a used bicycle has a card.
    route: 'GET /api/admin/products/:id/job-card',
    call: (w) => ({ url: `/api/admin/products/${w.productId}/job-card` }),
    answers: adminOnly(409),
    missing: { call: { url: '/api/admin/products/999999/job-card' }, answers: adminOnly(404) },
  },
  {
    route: 'PATCH /api/admin/products/:id/job-card',
    call: (w) => ({ url: `/api/admin/products/${w.productId}/job-card`, body: { grade: 'B' } }),
    answers: adminOnly(409),
    missing: { call: { url: '/api/admin/products/999999/job-card', body: { grade: 'B' } }, answers: adminOnly(404) },
  },
  {
    route: 'DELETE /api/admin/products/:id',
    call: (w) => ({ url: `/api/admin/products/${w.productId}` }),
    answers: adminOnly(204),
    missing: { call: { url: '/api/admin/products/999999' }, answers: adminOnly(404) },
  },
  ...campaignAccess,
  ...deliveryAccess,
  ...settingAccess,
  ...textAccess,
  ...giftCardAccess,
  ...sizeChartAccess,
  ...priceChangeAccess,
  ...openAccess,
  ...reductionAccess,
  ...shelfAccess,
  ...adminOrderAccess,
  { route: 'GET /api/admin/customers', call: () => ({ url: '/api/admin/customers' }), answers: adminOnly(200) },
  {
    route: 'GET /api/admin/customers/:id',
    call: (w) => ({ url: `/api/admin/customers/${w.ownerId}` }),
    answers: adminOnly(200),
    missing: { call: { url: `/api/admin/customers/${nowhere}` }, answers: adminOnly(404) },
  },
  {
    route: 'GET /api/admin/customers/:id/export',
    call: (w) => ({ url: `/api/admin/customers/${w.ownerId}/export` }),
    answers: adminOnly(200),
    missing: { call: { url: `/api/admin/customers/${nowhere}/export` }, answers: adminOnly(404) },
  },
  {
    route: 'DELETE /api/admin/customers/:id',
    call: (w) => ({ url: `/api/admin/customers/${w.ownerId}` }),
    answers: adminOnly(204),
    missing: { call: { url: `/api/admin/customers/${nowhere}` }, answers: adminOnly(404) },
  },
  { route: 'GET /api/admin/withdrawals', call: () => ({ url: '/api/admin/withdrawals' }), answers: adminOnly(200) },
  {
    // The world has none: an unknown number is not found by the administrator either.
    route: 'PATCH /api/admin/withdrawals/:reference',
    call: () => ({ url: '/api/admin/withdrawals/R-0000-0000', body: { state: 'refunded' } }),
    answers: adminOnly(404),
  },
  {
    route: 'GET /api/admin/payments/wallet',
    call: () => ({ url: '/api/admin/payments/wallet' }),
    answers: adminOnly(200),
  },
  {
    route: 'POST /api/admin/payments/wallet/test',
    call: () => ({ url: '/api/admin/payments/wallet/test', body: {} }),
    answers: adminOnly(200),
  },
  {
    route: 'GET /api/admin/payments/attention',
    call: () => ({ url: '/api/admin/payments/attention' }),
    answers: adminOnly(200),
  },
  {
    route: 'POST /api/admin/payments/:id/seen',
    call: () => ({ url: `/api/admin/payments/${nowhere}/seen`, body: {} }),
    answers: adminOnly(404),
  },
  { route: 'GET /api/admin/mails', call: () => ({ url: '/api/admin/mails' }), answers: adminOnly(200) },
  {
    route: 'POST /api/admin/mails/:id/retry',
    call: () => ({ url: '/api/admin/mails/1/retry', body: {} }),
    answers: adminOnly(202),
    missing: { call: { url: '/api/admin/mails/999999/retry', body: {} }, answers: adminOnly(404) },
  },
  {
    route: 'POST /api/admin/mails/resend-undelivered',
    call: () => ({ url: '/api/admin/mails/resend-undelivered', body: {} }),
    answers: adminOnly(202),
  },
  {
    route: 'POST /api/admin/mails/test',
    call: () => ({ url: '/api/admin/mails/test', body: {} }),
    answers: adminOnly(200),
  },
  { route: 'GET /api/admin/reviews', call: () => ({ url: '/api/admin/reviews' }), answers: adminOnly(200) },
  {
    route: 'GET /api/admin/reviews/counts',
    call: () => ({ url: '/api/admin/reviews/counts' }),
    answers: adminOnly(200),
  },
  {
    route: 'PUT /api/admin/reviews/:id/approval',
    call: (w) => ({ url: `/api/admin/reviews/${w.reviewId}/approval`, body: { isApproved: true } }),
    answers: adminOnly(200),
    missing: {
      call: { url: '/api/admin/reviews/999999/approval', body: { isApproved: true } },
      answers: adminOnly(404),
    },
  },
  {
    route: 'PUT /api/admin/reviews/:id/answer',
    call: (w) => ({ url: `/api/admin/reviews/${w.reviewId}/answer`, body: { text: 'Grazie.' } }),
    answers: adminOnly(200),
    missing: { call: { url: '/api/admin/reviews/999999/answer', body: { text: 'Grazie.' } }, answers: adminOnly(404) },
  },
  {
    route: 'DELETE /api/admin/reviews/:id',
    call: (w) => ({ url: `/api/admin/reviews/${w.reviewId}` }),
    answers: adminOnly(204),
    missing: { call: { url: '/api/admin/reviews/999999' }, answers: adminOnly(404) },
  },
  // Admitted, and refused because JSON is no picture.
  {
    route: 'POST /api/admin/images/focal-point',
    call: () => ({ url: '/api/admin/images/focal-point', body: {} }),
    answers: adminOnly(400),
  },
  { route: 'POST /api/admin/upload', call: () => ({ url: '/api/admin/upload', body: {} }), answers: adminOnly(415) },
  { route: 'GET /api/admin/image-status', call: () => ({ url: '/api/admin/image-status' }), answers: adminOnly(200) },
  {
    route: 'POST /api/admin/restore-images',
    call: () => ({ url: '/api/admin/restore-images', body: {} }),
    answers: adminOnly(200),
  },
  {
    route: 'POST /api/admin/backup-images',
    call: () => ({ url: '/api/admin/backup-images', body: {} }),
    answers: adminOnly(200),
  },
]
