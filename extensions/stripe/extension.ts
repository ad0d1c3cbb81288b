import type { Extension } from '#server/extension.ts'
import { paymentKeyDesk } from '#server/site/shop/payment-key-routes.ts'
import { cardKeyCalls } from './card-calls.ts'
import { cardKeys, isOneMode } from './card-keys.ts'
import { cardSetupRoutes } from './card-routes.ts'
import { demoCards } from './demo-cards.ts'
import problems from './problems.json' with { type: 'json' }
import { stripeOf } from './stripe-provider.ts'

const keys = paymentKeyDesk({
  calls: cardKeyCalls,
  keys: cardKeys,
  open: stripeOf,
  unknownId: 'pi_prova',
  judge: (typed) => (isOneMode(typed) ? undefined : { secretKey: 'field_card_key_modes' }),
})

export const stripe: Extension = {
  name: 'stripe',
  routes: { public: [cardSetupRoutes], staff: keys.routes },
  staffCalls: keys.staffCalls,
  payments: { name: 'stripe', method: 'card', open: stripeOf },
  problems,
  variables: [...keys.variables, 'STRIPE_API_URL'],
  demo: demoCards,
}

type Problems = typeof problems
declare module '#server/platform/problems/problem-table.ts' {
  interface ExtensionProblems extends Problems {}
}
