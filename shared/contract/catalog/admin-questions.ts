import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { idParam, paging, prose, searched } from '#shared/contract/platform/fields.ts'
import { question } from './questions.ts'
import { reviewAnswer } from './reviews.ts'

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
