import type { Extension } from '#server/extension.ts'
import problems from './problems.json' with { type: 'json' }
import { undoRoutes } from './undo-routes.ts'
import { undoableCalls } from './undo-scope.ts'

export const undo: Extension = {
  name: 'undo',
  needs: ['media-library'],
  routes: { staff: [undoRoutes] },
  staffCalls: {
    'POST /api/admin/acts/:id/undo': { roles: ['counter', 'workshop', 'content'], asks: 'no' },
  },
  problems,
  undoable: undoableCalls,
}

type Problems = typeof problems
declare module '#server/platform/problems/problem-table.ts' {
  interface ExtensionProblems extends Problems {}
}
