import type { Extension } from '#server/extension.ts'
import { applePayFile, applePaySettingRoutes } from './apple-pay-domain.ts'
import { instrumentRoutes } from './instrument-routes.ts'
import problems from './problems.json' with { type: 'json' }
import { paypalInstruments as walletInstruments } from './wallet-instruments.ts'

export const paypalInstruments: Extension = {
  name: 'paypal-instruments',
  routes: { public: [instrumentRoutes, applePayFile], staff: [applePaySettingRoutes] },
  staffCalls: {
    'GET /api/admin/settings/apple-pay': { roles: [], asks: 'no' },
    'GET /api/admin/settings/apple-pay/versions': { roles: [], asks: 'no' },
    'PUT /api/admin/settings/apple-pay': { roles: [], asks: 'no', keys: 'never' },
  },
  problems,
  walletInstruments,
}

type Problems = typeof problems
declare module '#server/platform/problems/problem-table.ts' {
  interface ExtensionProblems extends Problems {}
}
