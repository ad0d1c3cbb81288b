import type { Extension } from '#server/extension.ts'
import { mailBoxServer } from './mail-box.ts'
import { mailServerRoutes } from './mail-server-routes.ts'
import problems from './problems.json' with { type: 'json' }

export const mailServer: Extension = {
  name: 'mail-server',
  routes: { staff: [mailServerRoutes] },
  staffCalls: {
    'GET /api/admin/settings/mail-server': { roles: [], asks: 'no' },
    'PUT /api/admin/settings/mail-server': { roles: [], asks: 'in its body', keys: 'never' },
    'GET /api/admin/mails/server': { roles: [], asks: 'no' },
  },
  problems,
  mailServer: mailBoxServer,
}

type Problems = typeof problems
declare module '#server/platform/problems/problem-table.ts' {
  interface ExtensionProblems extends Problems {}
}
