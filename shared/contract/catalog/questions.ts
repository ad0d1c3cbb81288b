import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { email, idParam, instant, paging, prose, searched } from '#shared/contract/platform/fields.ts'
import { languages } from '#shared/domain/platform/language.ts'
import { reviewAnswer } from './reviews.ts'

const question = z.object({
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

const adminQuestion = z.extend(question, {
  email: z.nullable(z.string()),
  answer: z.nullable(reviewAnswer),
  /** `slug` of its page, null while it is not for sale. */
  product: z.object({ id: z.int(), name: z.string(), productCode: z.string(), slug: z.nullable(z.string()) }),
})
export type AdminQuestion = z.output<typeof adminQuestion>

const adminQuestionQuery = z.object({ q: searched, ...paging })
export type AdminQuestionQuery = z.output<typeof adminQuestionQuery>

export const listAdminQuestions = endpoint('GET', '/api/admin/questions', {
  summary: 'All questions, those without an answer first; X-Total-Count tells how many there are',
  query: adminQuestionQuery,
  replies: { 200: z.array(adminQuestion) },
})

export const answerQuestion = endpoint('PUT', '/api/admin/questions/:id/answer', {
  summary: 'Shows a question with the shop’s answer; an empty one takes both off the page. The first answer is mailed',
  params: idParam,
  body: z.object({ text: prose(0, 20_000).check(z.maxLength(2000, { error: 'answer_length' })) }),
  replies: { 200: adminQuestion },
  errors: ['question_not_found'],
})

export const deleteQuestion = endpoint('DELETE', '/api/admin/questions/:id', {
  summary: 'Deletes a question for good',
  params: idParam,
  replies: { 204: null },
  errors: ['question_not_found'],
})
