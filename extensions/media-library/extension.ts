import type { Extension } from '#server/extension.ts'
import { mediaRoutes } from './media-routes.ts'

export const mediaLibrary: Extension = {
  name: 'media-library',
  routes: { staff: [mediaRoutes] },
  staffCalls: {
    'GET /api/admin/media': { roles: ['content'], asks: 'no' },
    'DELETE /api/admin/media/:name': { roles: ['content'], asks: 'no' },
    'GET /api/admin/media/:name': { roles: ['content'], asks: 'no' },
    'PUT /api/admin/media/:name': { roles: ['content'], asks: 'no' },
  },
  undoable: ['PUT /api/admin/media/:name', 'DELETE /api/admin/media/:name'],
}
