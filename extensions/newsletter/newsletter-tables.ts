import { sql } from 'drizzle-orm'
import { check, index, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/platform/database/schema/moment-columns.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import type { NewsletterSource, NewsletterState } from './newsletter-consent.ts'

/** Each with the proof of its consent, and nothing more: which text, when and where. */
export const newsletterConsents = pgTable(
  'newsletter_consents',
  {
    id: serial('id').primaryKey(),
    /** In lower case. */
    email: text('email').notNull().unique('newsletter_consents_once'),
    state: text('state').$type<NewsletterState>().notNull(),
    language: text('language').$type<Language>().notNull(),
    source: text('source').$type<NewsletterSource>().notNull(),
    textVersion: text('text_version').notNull(),
    requestedAt: moment('requested_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    withdrawnAt: moment('withdrawn_at'),
  },
  (t) => [
    index('newsletter_consents_requested').on(t.requestedAt),
    check('newsletter_consents_confirmed', sql`${t.state} <> 'confirmed' or ${t.confirmedAt} is not null`),
  ],
)
