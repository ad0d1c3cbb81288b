import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { idParam, instant, paging } from './fields.ts'

export const mailStates = ['pending', 'sent', 'dead'] as const

export const adminMail = z.object({
  id: z.int(),
  kind: z.string(),
  to: z.string(),
  /** `dead`: given up after a day of tries. */
  state: z.enum(mailStates),
  attempts: z.int(),
  createdAt: instant,
  sentAt: z.nullable(instant),
  nextAttemptAt: z.nullable(instant),
  lastError: z.nullable(z.string()),
})
export type AdminMail = z.output<typeof adminMail>

export const listAdminMails = endpoint('GET', '/api/admin/mails', {
  summary: 'Mails of the shop, newest first; X-Total-Count tells how many there are',
  query: z.object({ state: z.optional(z.enum(mailStates)), ...paging }),
  replies: { 200: z.array(adminMail) },
})

export const retryMail = endpoint('POST', '/api/admin/mails/:id/retry', {
  summary: 'Tries a mail that was given up, or waits, once more now',
  params: idParam,
  replies: { 202: adminMail },
  errors: ['mail_not_found', 'invalid_transition'],
})
