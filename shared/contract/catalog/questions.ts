import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { email, idParam, instant, prose } from '#shared/contract/platform/fields.ts'
import { languages } from '#shared/domain/platform/language.ts'
import { reviewAnswer } from './reviews.ts'

export const question = z.object({
  id: z.int(),
  text: z.string(),
  language: z.enum(languages),
  createdAt: instant,
  answer: reviewAnswer,
})
export type Question = z.output<typeof question>

/** What a form of the page sends; without an address the answer is on the page alone. */
export const newQuestion = z.object({
  text: prose(1, 500),
  email: z.optional(z.union([z.literal(''), email])),
  /** A field no person sees; a filled one is spam. */
  website: z.optional(z.string().check(z.maxLength(200))),
})

export const listQuestions = endpoint('GET', '/api/products/:id/questions', {
  summary: 'Answered questions about a product, newest first',
  params: idParam,
  replies: { 200: z.array(question) },
  errors: ['product_not_found'],
})

export const askQuestion = endpoint('POST', '/api/products/:id/questions', {
  summary: 'A question about a product, shown once the shop has answered it',
  params: idParam,
  body: newQuestion,
  replies: { 201: z.object({ id: z.int() }) },
  errors: ['product_not_found'],
})
