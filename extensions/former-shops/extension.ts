import type { Extension } from '#server/extension.ts'
import { formerShopFileRoutes, formerShopRoutes } from './former-shop-routes.ts'
import { moveSettingRoutes } from './move-setting-routes.ts'
import problems from './problems.json' with { type: 'json' }

export const formerShops: Extension = {
  name: 'former-shops',
  needs: ['stored-imports', 'foreign-files', 'catalog-import'],
  routes: { staff: [formerShopFileRoutes, formerShopRoutes, moveSettingRoutes] },
  staffCalls: {
    'GET /api/admin/moved-in': { roles: [], asks: 'no' },
    'POST /api/admin/moved-in': { roles: [], asks: 'no' },
    'DELETE /api/admin/moved-in/:id': { roles: [], asks: 'no' },
    'GET /api/admin/settings/move': { roles: [], asks: 'no' },
    'PUT /api/admin/settings/move': { roles: [], asks: 'no' },
  },
  undoable: ['PUT /api/admin/settings/move'],
  problems,
}

type Problems = typeof problems
declare module '#server/platform/problems/problem-table.ts' {
  interface ExtensionProblems extends Problems {}
}
