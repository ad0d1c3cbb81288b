import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { idParam, instant, paging } from '#shared/contract/platform/fields.ts'
import { mailStates } from '#shared/domain/platform/states/mail-states.ts'

const demoMail = z.object({
  id: z.int(),
  kind: z.string(),
  to: z.string(),
  language: z.enum(['it', 'en']),
  /** Null after the mail's data was deleted. */
  subject: z.nullable(z.string()),
  state: z.enum(mailStates),
  createdAt: instant,
  sentAt: z.nullable(instant),
})
export type DemoMail = z.output<typeof demoMail>

const demoMailContent = z.extend(demoMail, {
  html: z.nullable(z.string()),
  text: z.nullable(z.string()),
})
export type DemoMailContent = z.output<typeof demoMailContent>

export const listDemoMails = endpoint('GET', '/api/demo/mails', {
  summary: "A demo's mails, newest first; 404 in every other shop",
  query: z.object({ to: z.optional(z.string().check(z.maxLength(320))), ...paging }),
  replies: { 200: z.array(demoMail) },
  errors: ['not_found'],
})

export const readDemoMail = endpoint('GET', '/api/demo/mails/:id', {
  summary: 'One mail of a demo with both its parts; 404 in every other shop',
  params: idParam,
  replies: { 200: demoMailContent },
  errors: ['mail_not_found'],
})
