import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { idParam, instant, paging } from '#shared/contract/platform/fields.ts'
import { mailStates } from '#shared/domain/platform/states/mail-states.ts'

const adminMail = z.object({
  id: z.int(),
  kind: z.string(),
  to: z.string(),
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

export const resendUndelivered = endpoint('POST', '/api/admin/mails/resend-undelivered', {
  summary: 'Sends every mail that was only written as a file, now that a mail server is configured',
  replies: { 202: z.object({ count: z.int() }) },
  errors: ['no_mail_server'],
})

/** `not_delivered`: no mail server is configured, the mail is a file in DATA_DIR/mail. */
export const testMailResult = z.object({
  to: z.string(),
  state: z.enum(['sent', 'not_delivered', 'failed']),
  /** The mail server's answer. */
  error: z.nullable(z.string()),
})
export type TestMailResult = z.output<typeof testMailResult>

export const sendTestMail = endpoint('POST', '/api/admin/mails/test', {
  summary: "Sends a test mail to the shop's own address and answers what happened",
  replies: { 200: testMailResult },
})
