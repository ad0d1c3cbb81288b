import type { Extension } from '#server/extension.ts'
import { addBeforeCancel } from '../workshop/bookings/cancel-job.ts'
import { jobChecks } from './job-checks.ts'
import { workshopEstimateMail, workshopReadyMail } from './job-mail-kinds.ts'
import { visitsByFrame } from './jobs/bicycle-visit-repository.ts'
import { billRoutes } from './jobs/bill-routes.ts'
import { followOrder } from './jobs/follow-order.ts'
import { isBill } from './jobs/job-line-repository.ts'
import { giveBackParts } from './jobs/job-parts.ts'
import { jobPhotoRoutes } from './jobs/job-photo-routes.ts'
import { estimateRoutes, jobLineRoutes, jobRoutes } from './jobs/job-routes.ts'
import { jobSaleRoutes } from './jobs/sale-routes.ts'
import mails from './mails.json' with { type: 'json' }
import problems from './problems.json' with { type: 'json' }

addBeforeCancel(giveBackParts)

export const workshopJobs: Extension = {
  name: 'workshop-jobs',
  needs: ['workshop', 'counter'],
  routes: {
    public: [estimateRoutes, billRoutes],
    staff: [jobRoutes, jobLineRoutes, jobPhotoRoutes, jobSaleRoutes],
  },
  pages: [
    { path: '/officina/preventivo', readers: 'key' },
    { path: '/officina/conto', readers: 'key' },
  ],
  staffCalls: {
    'GET /api/admin/jobs': { roles: ['workshop', 'counter'], asks: 'no' },
    'GET /api/admin/jobs/:id': { roles: ['workshop', 'counter'], asks: 'no' },
    'GET /api/admin/jobs/:id/photos/:photo': { roles: ['workshop', 'counter'], asks: 'no' },
    'POST /api/admin/jobs': { roles: ['workshop'], asks: 'no' },
    'PATCH /api/admin/jobs/:id': { roles: ['workshop', 'counter'], asks: 'no' },
    'POST /api/admin/jobs/:id/hand-over': { roles: ['workshop', 'counter'], asks: 'by amount' },
    'POST /api/admin/jobs/:id/photos': { roles: ['workshop'], asks: 'no' },
    'POST /api/admin/jobs/:id/parts': { roles: ['workshop'], asks: 'no' },
    'POST /api/admin/jobs/:id/labour': { roles: ['workshop'], asks: 'no' },
    'DELETE /api/admin/jobs/:id/parts/:line': { roles: ['workshop'], asks: 'no' },
    'POST /api/admin/jobs/:id/estimate': { roles: ['workshop'], asks: 'no' },
  },
  mails: {
    workshop_estimate: { ...mails.workshop_estimate, kind: workshopEstimateMail },
    workshop_ready: { ...mails.workshop_ready, kind: workshopReadyMail },
  },
  problems,
  checks: jobChecks,
  bicycleWork: visitsByFrame,
  afterOrderStep: followOrder,
  readyElsewhere: isBill,
}

type Problems = typeof problems
declare module '#server/platform/problems/problem-table.ts' {
  interface ExtensionProblems extends Problems {}
}
declare module '#server/messages/mail-parts/extension-mails.ts' {
  interface ExtensionMails {
    workshop_estimate: typeof workshopEstimateMail
    workshop_ready: typeof workshopReadyMail
  }
}
