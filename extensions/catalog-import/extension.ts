import type { Extension } from '#server/extension.ts'
import { shopArchiveRoutes } from './archive/shop-archive-routes.ts'
import { catalogFileRoutes } from './catalog-file/catalog-file-routes.ts'

export const catalogImport: Extension = {
  name: 'catalog-import',
  needs: ['stored-imports', 'foreign-files', 'picture-intake'],
  routes: { staff: [catalogFileRoutes, shopArchiveRoutes] },
  staffCalls: {
    'PUT /api/admin/images/:name': { roles: ['counter', 'workshop', 'content'], asks: 'no' },
    'GET /api/admin/products/archive': { roles: [], asks: 'for good', keys: 'never' },
    'GET /api/admin/products/export': { roles: ['counter', 'accountant'], asks: 'no', keys: 'read_catalogue' },
    'POST /api/admin/products/import': { roles: ['counter'], asks: 'no', keys: 'write_catalogue' },
    'POST /api/admin/products/import/wrong-rows': { roles: ['counter'], asks: 'no' },
    'POST /api/admin/shelves/take': { roles: ['counter'], asks: 'no' },
  },
}
