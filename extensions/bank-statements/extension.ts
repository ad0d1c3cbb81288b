import type { Extension } from '#server/extension.ts'
import { bankStatementJobs } from './bank-statement-jobs.ts'
import { bankStatementFileRoutes, bankStatementRoutes } from './bank-statement-routes.ts'
import problems from './problems.json' with { type: 'json' }

export const bankStatements: Extension = {
  name: 'bank-statements',
  routes: { staff: [bankStatementFileRoutes, bankStatementRoutes] },
  staffCalls: {
    'GET /api/admin/bank-credits': { roles: ['counter', 'accountant'], asks: 'no' },
    'PUT /api/admin/bank-credits/:id': { roles: ['counter'], asks: 'no' },
    'POST /api/admin/bank-credits/:id/book': { roles: ['counter'], asks: 'no' },
    'POST /api/admin/bank-credits/:id/split': { roles: ['counter'], asks: 'no' },
    'POST /api/admin/bank-credits/book-sure': { roles: ['counter'], asks: 'no' },
    'POST /api/admin/bank-statements': { roles: ['counter'], asks: 'no' },
  },
  jobs: bankStatementJobs,
  problems,
}

type Problems = typeof problems
declare module '#server/platform/problems/problem-table.ts' {
  interface ExtensionProblems extends Problems {}
}
