import type { Extension } from '#server/extension.ts'
import { paypalKeyRoutes } from './paypal-key-routes.ts'
import { ownPaypal, variables } from './paypal-keys.ts'
import problems from './problems.json' with { type: 'json' }

export const paypalKeys: Extension = {
  name: 'paypal-keys',
  routes: { staff: [paypalKeyRoutes] },
  staffCalls: {
    'GET /api/admin/settings/paypal': { roles: [], asks: 'no' },
    'PUT /api/admin/settings/paypal': { roles: [], asks: 'in its body', keys: 'never' },
  },
  problems,
  wallet: ownPaypal,
  variables,
}

type Problems = typeof problems
declare module '#server/platform/problems/problem-table.ts' {
  interface ExtensionProblems extends Problems {}
}
