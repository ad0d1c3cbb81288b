import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { mailChoice } from '#shared/contract/platform/topic-choice.ts'

const linkToken = z.string().check(z.regex(/^[\w-]{40,500}$/, { error: 'token' }))
export const byMailLink = z.object({ token: linkToken })

export const readMailChoice = endpoint('GET', '/api/mail-choice', {
  summary: 'The kind of mails that the link of a mail belongs to, and whether they come',
  query: byMailLink,
  replies: { 200: mailChoice },
  errors: ['invalid_token'],
})

/** The address in `List-Unsubscribe` (rule 852). */
export const unsubscribe = endpoint('POST', '/api/unsubscribe', {
  summary: 'Stops the kind of mails that the link belongs to, without a login and whatever the body (RFC 8058)',
  query: byMailLink,
  replies: { 200: mailChoice },
  errors: ['invalid_token'],
})

export const openUnsubscribePage = endpoint('GET', '/api/unsubscribe', {
  summary: 'Leads to the page with the button; reading changes nothing',
  query: byMailLink,
  replies: { 303: null },
})
