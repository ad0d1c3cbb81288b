import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { idParam, instant, line, paging, prose, searched } from '#shared/contract/platform/fields.ts'
import { reviewAnswer, reviewExtras } from './reviews.ts'

const adminReview = z.object({
  id: z.int(),
  customerName: z.string(),
  customerEmail: z.string(),
  rating: z.int(),
  title: z.string(),
  comment: z.string(),
  isApproved: z.boolean(),
  isVerified: z.boolean(),
  hiddenReason: z.nullable(z.string()),
  answer: z.nullable(reviewAnswer),
  createdAt: instant,
  ...reviewExtras,
  /** `slug` of its page, null while it is not for sale. */
  product: z.object({ id: z.int(), name: z.string(), productCode: z.string(), slug: z.nullable(z.string()) }),
})
export type AdminReview = z.output<typeof adminReview>

const adminReviewQuery = z.object({
  status: z.optional(z.enum(['pending', 'approved'])),
  /** Looks through the writer, the text and the product. */
  q: searched,
  ...paging,
})
export type AdminReviewQuery = z.output<typeof adminReviewQuery>

export const listAdminReviews = endpoint('GET', '/api/admin/reviews', {
  summary: 'All reviews, newest first; X-Total-Count tells how many there are',
  query: adminReviewQuery,
  replies: { 200: z.array(adminReview) },
})

export const countAdminReviews = endpoint('GET', '/api/admin/reviews/counts', {
  summary: 'How many reviews there are, wait and are approved, and how many questions there are and wait',
  replies: {
    200: z.object({
      all: z.int(),
      pending: z.int(),
      approved: z.int(),
      questions: z.object({ all: z.int(), waiting: z.int() }),
    }),
  },
})

export const approveReview = endpoint('PUT', '/api/admin/reviews/:id/approval', {
  summary: 'Shows a review or takes it off the page; its writer is told of the first time it is shown',
  params: idParam,
  body: z.object({
    isApproved: z.boolean(),
    /** For hiding: the shop must be able to give the reason (rule 453). */
    reason: z.optional(z.nullable(line(0, 200))),
  }),
  replies: { 200: adminReview },
  errors: ['review_not_found'],
})

const reviewAnswerText = z.object({
  text: prose(0, 20_000).check(z.maxLength(2000, { error: 'answer_length' })),
})

export const answerReview = endpoint('PUT', '/api/admin/reviews/:id/answer', {
  summary: 'The shop’s public answer under a review; its writer is told of each new one once the review is shown',
  params: idParam,
  body: reviewAnswerText,
  replies: { 200: adminReview },
  errors: ['review_not_found'],
})

export const getAdminReviewPhoto = endpoint('GET', '/api/admin/review-photos/:id', {
  summary: 'A picture of any review',
  params: z.object({ id: z.uuid({ error: 'id' }) }),
  replies: { 200: null },
  answersFile: 'image/webp',
  errors: ['review_photo_not_found'],
})

export const deleteReviewPhoto = endpoint('DELETE', '/api/admin/review-photos/:id', {
  summary: 'Takes one picture out of a review for good',
  params: z.object({ id: z.uuid({ error: 'id' }) }),
  replies: { 204: null },
  errors: ['review_photo_not_found'],
})

export const deleteReview = endpoint('DELETE', '/api/admin/reviews/:id', {
  summary: 'Deletes a review for good',
  params: idParam,
  replies: { 204: null },
  errors: ['review_not_found'],
})
