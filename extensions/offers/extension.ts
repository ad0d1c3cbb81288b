import { fileURLToPath } from 'node:url'
import type { Extension } from '#server/extension.ts'
import { laterPages } from '#shared/domain/site/pages.ts'
import { draftChecks } from './draft-check-repository.ts'
import { drafts } from './draft-tables.ts'
import { draftOfferMail } from './drafts/draft-offer-mail.ts'
import { draftJobs, draftPeople } from './drafts/draft-people.ts'
import { adminDraftRoutes, draftRoutes } from './drafts/draft-routes.ts'
import mails from './mails.json' with { type: 'json' }
import problems from './problems.json' with { type: 'json' }

export const offers: Extension = {
  name: 'offers',
  routes: { public: [draftRoutes], staff: [adminDraftRoutes] },
  staffCalls: {
    'GET /api/admin/drafts': { roles: ['counter'], asks: 'no' },
    'GET /api/admin/drafts/:id': { roles: ['counter'], asks: 'no' },
    'POST /api/admin/drafts': { roles: ['counter'], asks: 'by amount' },
    'PUT /api/admin/drafts/:id': { roles: ['counter'], asks: 'by amount' },
    'DELETE /api/admin/drafts/:id': { roles: ['counter'], asks: 'no' },
    'POST /api/admin/drafts/:id/send': { roles: ['counter'], asks: 'no' },
  },
  pages: [
    {
      path: '/admin/proposte',
      readers: 'owner',
      isItalian: true,
      modules: [laterPages, 'extensions/offers/admin/offer-screen.tsx'],
    },
    { path: '/proposta', readers: 'key' },
  ],
  tables: {
    tables: [drafts],
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    unrecorded: { drafts: 'not ordered yet; the order has its own history' },
  },
  jobs: draftJobs,
  mails: { draft_offer: { ...mails.draft_offer, kind: draftOfferMail } },
  personalData: [draftPeople],
  problems,
  checks: draftChecks,
}

type Problems = typeof problems
declare module '#server/platform/problems/problem-table.ts' {
  interface ExtensionProblems extends Problems {}
}
declare module '#server/messages/mail-parts/extension-mails.ts' {
  interface ExtensionMails {
    draft_offer: typeof draftOfferMail
  }
}
