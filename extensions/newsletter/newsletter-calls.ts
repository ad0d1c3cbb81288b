import * as z from 'zod/mini'
import { byMailLink } from '#shared/contract/messages/mail-choice.ts'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { email, id, idParam, instant, paging, searched } from '#shared/contract/platform/fields.ts'
import { resource } from '#shared/contract/platform/resource.ts'
import { mailChoice } from '#shared/contract/platform/topic-choice.ts'
import { languages } from '#shared/domain/platform/language.ts'
import { newsletterSources, newsletterStates } from './newsletter-consent.ts'

export const newsletterWish = z.object({
  email,
  source: z.optional(z.enum(newsletterSources)),
  /** A field no person sees; a filled one is spam. */
  website: z.optional(z.string().check(z.maxLength(200))),
})

export const requestNewsletter = endpoint('POST', '/api/newsletter', {
  summary:
    'Asks for the newsletter; counts once the link in the mail is followed. Only the confirmed address of the caller’s account needs no mail. The answer does not tell who has it',
  body: newsletterWish,
  replies: { 202: z.object({ email: z.string(), isConfirmed: z.boolean() }) },
})

export const confirmNewsletter = endpoint('POST', '/api/newsletter/confirmation', {
  summary: 'Confirms the newsletter for the address that the link was mailed to',
  body: byMailLink,
  replies: { 200: mailChoice },
  errors: ['invalid_token'],
})

const ownNewsletter = z.object({ state: z.nullable(z.enum(newsletterStates)) })

export const getOwnNewsletter = endpoint('GET', '/api/customer/newsletter', {
  summary: 'The newsletter of the account’s address, once it is confirmed',
  replies: { 200: ownNewsletter },
})

export const leaveOwnNewsletter = endpoint('DELETE', '/api/customer/newsletter', {
  summary: 'Ends the newsletter of the account’s confirmed address',
  replies: { 204: null },
})

const subscriber = z.object({
  id,
  email: z.string(),
  state: z.enum(newsletterStates),
  language: z.enum(languages),
  source: z.enum(newsletterSources),
  /** Of the text that was agreed to. */
  textVersion: z.string(),
  requestedAt: instant,
  confirmedAt: z.nullable(instant),
  withdrawnAt: z.nullable(instant),
})
export type Subscriber = z.output<typeof subscriber>

const state = z.optional(z.enum(newsletterStates))
const subscribers = resource('/api/admin/newsletter/:id', idParam, 'not_found')

export const listSubscribers = subscribers.list(
  'Who has asked for the newsletter, newest first, each with its consent; X-Total-Count tells how many there are',
  subscriber,
  z.object({ state, q: searched, ...paging }),
)

export const exportSubscribers = endpoint('GET', '/api/admin/newsletter/export', {
  summary: 'Consents as a CSV file for a mail service, each with its proof and its link to unsubscribe',
  query: z.object({ state, q: searched }),
  replies: { 200: null },
  answersFile: 'text/csv',
})

export const removeSubscriber = subscribers.remove('Unsubscribes an address at its owner’s request')
