import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { email, idParam, instant, line, prose } from '#shared/contract/platform/fields.ts'
import { fits, heightBands } from '#shared/domain/platform/goods/review-fit.ts'
import { languages } from '#shared/domain/platform/language.ts'

export const reviewAnswer = z.object({ text: z.string(), at: instant })
export type ReviewAnswer = z.output<typeof reviewAnswer>

/** How the size fitted, the writer's height as the lowest of its band, and photos; left out where there is none. */
export const reviewExtras = {
  fit: z.optional(z.enum(fits)),
  heightFromCm: z.optional(z.int()),
  photoIds: z.optional(z.array(z.string())),
}

const review = z.object({
  id: z.int(),
  customerName: z.string(),
  rating: z.int(),
  title: z.string(),
  comment: z.string(),
  /** Of its words; left out: Italian. */
  language: z.optional(z.enum(languages)),
  isVerified: z.boolean(),
  answer: z.nullable(reviewAnswer),
  createdAt: instant,
  ...reviewExtras,
  /** How many have found it helpful; left out: none. */
  helpful: z.optional(z.int()),
})
export type Review = z.output<typeof review>

const ratingStats = z.object({ averageRating: z.number(), totalReviews: z.int() })
export type RatingStats = z.output<typeof ratingStats>

const words = {
  customerName: line(1, 80),
  customerEmail: email,
  title: line(1, 120),
  comment: prose(1, 4000),
  /** A field no person sees; a filled one is spam. */
  website: z.optional(z.string().check(z.maxLength(200))),
}

/** The text fields of a review. */
export const reviewText = z.object(words)

export const maxReviewPhotos = 4

const newReview = z.object({
  ...words,
  rating: z.int().check(z.minimum(1, { error: 'rating' }), z.maximum(5, { error: 'rating' })),
  /** The key of the order's mail: proves the purchase without a login. */
  reviewKey: z.optional(z.string().check(z.maxLength(200))),
  fit: reviewExtras.fit,
  heightFromCm: z.optional(z.literal(heightBands)),
  /** Of photos sent before. */
  photoIds: z.optional(z.array(z.uuid({ error: 'id' })).check(z.maxLength(maxReviewPhotos, { error: 'photos' }))),
})

export type NewReview = z.output<typeof newReview>

export const listReviews = endpoint('GET', '/api/products/:id/reviews', {
  summary: 'Approved reviews of a product, newest first',
  params: idParam,
  replies: { 200: z.array(review) },
  errors: ['product_not_found'],
})

export const getRatingStats = endpoint('GET', '/api/products/:id/rating-stats', {
  summary: 'Average and number of approved reviews',
  params: idParam,
  replies: { 200: ratingStats },
  errors: ['product_not_found'],
})

const shopReviews = z.extend(ratingStats, {
  /** How many have five stars, four, three, two, one. */
  counts: z.array(z.int()),
  reviews: z.array(z.extend(review, { product: z.object({ slug: z.string(), name: z.string() }) })),
})
export type ShopReviews = z.output<typeof shopReviews>

export const listShopReviews = endpoint('GET', '/api/reviews', {
  summary: 'The three newest approved reviews of what the shop sells, and its rating by all of them',
  replies: { 200: shopReviews },
})

export const addReview = endpoint('POST', '/api/products/:id/reviews', {
  summary: 'A review, shown once the shop has approved it',
  params: idParam,
  body: newReview,
  replies: {
    201: z.extend(z.omit(review, { answer: true, language: true, helpful: true }), { isApproved: z.boolean() }),
  },
  errors: ['product_not_found', 'already_reviewed', 'review_photo_not_found'],
})

export const sendReviewPhoto = endpoint('POST', '/api/review-photos', {
  summary: 'Takes one picture for a review that is being written (multipart, field `image`), as pictures of products',
  takesFile: 'multipart/form-data',
  replies: { 201: z.object({ id: z.string() }) },
  errors: ['image_too_large', 'image_too_many_pixels', 'image_type'],
})

export const getReviewPhoto = endpoint('GET', '/api/review-photos/:id', {
  summary: 'A picture of an approved review',
  params: z.object({ id: z.uuid({ error: 'id' }) }),
  query: z.object({ size: z.optional(z.literal('small')) }),
  replies: { 200: null },
  answersFile: 'image/webp',
  errors: ['review_photo_not_found'],
})

export const voteHelpful = endpoint('PUT', '/api/reviews/:id/helpful', {
  summary: 'Finds a review helpful, or no more; a vote is a random number that its browser keeps',
  params: idParam,
  body: z.object({ vote: z.uuid({ error: 'id' }), isHelpful: z.boolean() }),
  replies: { 200: z.object({ helpful: z.int() }) },
  errors: ['review_not_found'],
})
