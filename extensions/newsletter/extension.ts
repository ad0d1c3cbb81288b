import { fileURLToPath } from 'node:url'
import type { Extension } from '#server/extension.ts'
import mails from './mails.json' with { type: 'json' }
import { newsletterJob } from './newsletter-jobs.ts'
import { deleteConsentOf, findConsent, withdrawConsent } from './newsletter-repository.ts'
import { newsletterRequestMail } from './newsletter-request-mail.ts'
import { adminNewsletterRoutes, joinPurpose, newsletterRoutes, ownNewsletterRoutes } from './newsletter-routes.ts'
import { newsletterConsents } from './newsletter-tables.ts'

const hourMs = 3_600_000

export const newsletter: Extension = {
  name: 'newsletter',
  routes: { public: [newsletterRoutes], customer: [ownNewsletterRoutes], staff: [adminNewsletterRoutes] },
  staffCalls: {
    'GET /api/admin/newsletter': { roles: ['counter', 'content'], asks: 'no' },
    'DELETE /api/admin/newsletter/:id': { roles: ['counter', 'content'], asks: 'no' },
    'GET /api/admin/newsletter/export': { roles: [], asks: 'personal data' },
  },
  tables: {
    tables: [newsletterConsents],
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    unrecorded: { newsletter_consents: 'customers write it, with its proof' },
  },
  jobs: (deps) => [newsletterJob(deps)],
  mails: { newsletter_request: { ...mails.newsletter_request, kind: newsletterRequestMail } },
  mailTopics: {
    newsletter: {
      isOn: async (_parts, email, db) => (await findConsent(db, email))?.state === 'confirmed',
      stop: ({ database, clock }, email) => withdrawConsent(database.db, email, clock()),
      request: {
        purpose: joinPurpose,
        isKnown: async ({ database }, email) => (await findConsent(database.db, email)) !== undefined,
      },
    },
  },
  limits: {
    // The subject is the e-mail address.
    newsletter: [
      { of: 'subject', max: 5, withinMs: hourMs },
      { of: 'network', max: 10, withinMs: hourMs },
    ],
  },
  personalData: [
    {
      name: 'newsletter',
      read: async (db, { provenEmail }) => (provenEmail && (await findConsent(db, provenEmail))) || null,
      erase: (tx, { email }) => deleteConsentOf(tx, email),
    },
  ],
}

declare module '#server/messages/mail-parts/extension-mails.ts' {
  interface ExtensionMails {
    newsletter_request: typeof newsletterRequestMail
  }
}
declare module '#server/platform/throttle/limit-rules.ts' {
  interface ExtensionLimits {
    newsletter: true
  }
}
declare module '#shared/domain/messages/mail-topics.ts' {
  interface ExtensionMailTopics {
    newsletter: true
  }
}
