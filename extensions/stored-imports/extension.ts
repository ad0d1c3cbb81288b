import type { Extension } from '#server/extension.ts'
import { importJobs } from './import-jobs.ts'
import { importRoutes } from './import-routes.ts'
import { undoInterruptedAtStart } from './running-imports.ts'

export const storedImports: Extension = {
  name: 'stored-imports',
  routes: { staff: [importRoutes] },
  staffCalls: {
    'GET /api/admin/imports': { roles: ['counter'], asks: 'no' },
    'GET /api/admin/imports/:id': { roles: ['counter'], asks: 'no' },
    'POST /api/admin/imports/:id/stop': { roles: ['counter'], asks: 'no' },
    'POST /api/admin/imports/:id/undo': { roles: ['counter'], asks: 'no' },
  },
  jobs: importJobs,
  atStart: undoInterruptedAtStart,
}
