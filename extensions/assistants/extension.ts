import type { Extension } from '#server/extension.ts'
import { assistantNoteRoutes } from './assistant-note-routes.ts'
import { assistantRoutes } from './assistant-routes.ts'

export const assistants: Extension = {
  name: 'assistants',
  needs: ['product-feeds'],
  routes: { public: [assistantRoutes, assistantNoteRoutes] },
}
