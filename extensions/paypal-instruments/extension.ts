import type { Extension } from '#server/extension.ts'
import { instrumentRoutes } from './instrument-routes.ts'
import problems from './problems.json' with { type: 'json' }
import { paypalInstruments as walletInstruments } from './wallet-instruments.ts'

export const paypalInstruments: Extension = {
  name: 'paypal-instruments',
  routes: { public: [instrumentRoutes] },
  problems,
  walletInstruments,
}

type Problems = typeof problems
declare module '#server/platform/problems/problem-table.ts' {
  interface ExtensionProblems extends Problems {}
}
