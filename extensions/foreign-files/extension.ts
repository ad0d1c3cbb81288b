import type { Extension } from '#server/extension.ts'
import { importMappingRoutes } from './mapping/import-mapping-routes.ts'

export const foreignFiles: Extension = {
  name: 'foreign-files',
  needs: ['stored-imports'],
  routes: { staff: [importMappingRoutes] },
  staffCalls: {
    'GET /api/admin/import-mappings': { roles: [], asks: 'no' },
    'POST /api/admin/import-mappings': { roles: [], asks: 'no' },
    'DELETE /api/admin/import-mappings/:id': { roles: [], asks: 'no' },
    'PUT /api/admin/import-mappings/:id': { roles: [], asks: 'no' },
    'GET /api/admin/import-words': { roles: [], asks: 'no' },
    'PUT /api/admin/import-words': { roles: [], asks: 'no' },
    'DELETE /api/admin/import-words/:id': { roles: [], asks: 'no' },
  },
}
