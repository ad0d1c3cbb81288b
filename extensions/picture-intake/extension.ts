import type { Extension } from '#server/extension.ts'
import { incomingPictureJobs } from './incoming-picture-jobs.ts'
import { incomingPictureRoutes } from './incoming-picture-routes.ts'

export const pictureIntake: Extension = {
  name: 'picture-intake',
  needs: ['stored-imports', 'foreign-files'],
  routes: { staff: [incomingPictureRoutes] },
  staffCalls: {
    'GET /api/admin/incoming-pictures': { roles: ['counter', 'content'], asks: 'no' },
    'POST /api/admin/incoming-pictures/match': { roles: ['counter', 'content'], asks: 'no' },
    'POST /api/admin/incoming-pictures/steps': { roles: ['counter', 'content'], asks: 'no' },
    'POST /api/admin/products/:id/pictures': { roles: ['counter', 'workshop', 'content'], asks: 'no' },
  },
  jobs: incomingPictureJobs,
}
