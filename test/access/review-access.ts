import { type AccessRow, adminOnly, nowhere, openTo } from './access-row.ts'

const unknown = '999999'

/** Photos and votes of reviews, and questions. */
export const reviewAccess: AccessRow[] = [
  {
    ...openTo('GET /api/products/:id/questions', (w) => `/api/products/${w.productId}/questions`),
    missing: { call: { url: `/api/products/${unknown}/questions` }, answers: [404, 404, 404, 404] },
  },
  {
    route: 'POST /api/products/:id/questions',
    call: (w) => ({ url: `/api/products/${w.productId}/questions`, body: { text: 'Arriva con i pedali?' } }),
    answers: [201, 201, 201, 201],
    missing: {
      call: { url: `/api/products/${unknown}/questions`, body: { text: 'E?' } },
      answers: [404, 404, 404, 404],
    },
  },
  {
    // Admitted, and refused because JSON is no picture.
    route: 'POST /api/review-photos',
    call: () => ({ url: '/api/review-photos', body: {} }),
    answers: [415, 415, 415, 415],
  },
  openTo('GET /api/review-photos/:id', `/api/review-photos/${nowhere}`, 404),
  {
    // Not approved: the same for all.
    route: 'PUT /api/reviews/:id/helpful',
    call: (w) => ({ url: `/api/reviews/${w.reviewId}/helpful`, body: { vote: nowhere, isHelpful: true } }),
    answers: [404, 404, 404, 404],
  },
  { route: 'GET /api/admin/questions', call: () => ({ url: '/api/admin/questions' }), answers: adminOnly(200) },
  {
    route: 'PUT /api/admin/questions/:id/answer',
    call: () => ({ url: '/api/admin/questions/999999/answer', body: { text: 'No.' } }),
    answers: adminOnly(404),
  },
  {
    route: 'DELETE /api/admin/questions/:id',
    call: () => ({ url: '/api/admin/questions/999999' }),
    answers: adminOnly(404),
  },
  {
    route: 'GET /api/admin/review-photos/:id',
    call: () => ({ url: `/api/admin/review-photos/${nowhere}` }),
    answers: adminOnly(404),
  },
  {
    route: 'DELETE /api/admin/review-photos/:id',
    call: () => ({ url: `/api/admin/review-photos/${nowhere}` }),
    answers: adminOnly(404),
  },
]
