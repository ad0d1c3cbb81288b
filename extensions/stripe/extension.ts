import type { Extension } from '#server/extension.ts'
import { variables } from './card-keys.ts'
import { cardSettingRoutes, cardSetupRoutes } from './card-routes.ts'
import { demoCards } from './demo-cards.ts'
import problems from './problems.json' with { type: 'json' }
import { openStripe } from './stripe-provider.ts'

export const stripe: Extension = {
  name: 'stripe',
  routes: { public: [cardSetupRoutes], staff: [cardSettingRoutes] },
  staffCalls: {
    'GET /api/admin/settings/stripe': { roles: [], asks: 'no' },
    'PUT /api/admin/settings/stripe': { roles: [], asks: 'in its body', keys: 'never' },
    'GET /api/admin/payments/cards': { roles: [], asks: 'no' },
    'POST /api/admin/payments/cards/test': { roles: [], asks: 'no' },
  },
  payments: { name: 'stripe', method: 'card', open: openStripe },
  problems,
  variables,
  demo: demoCards,
}

type Problems = typeof problems
declare module '#server/platform/problems/problem-table.ts' {
  interface ExtensionProblems extends Problems {}
}
