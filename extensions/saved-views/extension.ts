import { fileURLToPath } from 'node:url'
import type { Extension } from '#server/extension.ts'
import problems from './problems.json' with { type: 'json' }
import { deleteOwnViews } from './saved-view-repository.ts'
import { savedViewRoutes } from './saved-view-routes.ts'
import { savedViews as savedViewTable } from './saved-view-tables.ts'

export const savedViews: Extension = {
  name: 'saved-views',
  routes: { staff: [savedViewRoutes] },
  staffCalls: {
    'GET /api/admin/views': { roles: ['counter', 'workshop', 'content', 'accountant'], asks: 'no', keys: 'never' },
    'POST /api/admin/views': { roles: ['counter', 'workshop', 'content', 'accountant'], asks: 'no', keys: 'never' },
    'DELETE /api/admin/views/:id': {
      roles: ['counter', 'workshop', 'content', 'accountant'],
      asks: 'no',
      keys: 'never',
    },
    'PUT /api/admin/views/:id': { roles: ['counter', 'workshop', 'content', 'accountant'], asks: 'no', keys: 'never' },
  },
  tables: {
    tables: [savedViewTable],
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
  },
  problems,
  personLeaves: deleteOwnViews,
}

type Problems = typeof problems
declare module '#server/platform/problems/problem-table.ts' {
  interface ExtensionProblems extends Problems {}
}
