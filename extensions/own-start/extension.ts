import type { Extension } from '#server/extension.ts'
import { ownStartRoutes } from './own-start-routes.ts'
import problems from './problems.json' with { type: 'json' }

export const ownStart: Extension = {
  name: 'own-start',
  routes: { staff: [ownStartRoutes] },
  staffCalls: {
    'GET /api/admin/own-shop': { roles: [], asks: 'no', keys: 'never' },
    'PUT /api/admin/own-shop': { roles: [], asks: 'access', keys: 'never' },
  },
  problems,
}

type Problems = typeof problems
declare module '#server/platform/problems/problem-table.ts' {
  interface ExtensionProblems extends Problems {}
}
