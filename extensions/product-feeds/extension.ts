import type { Extension } from '#server/extension.ts'
import { feedRoutes } from './feed-routes.ts'
import { feedStatusRoutes } from './feed-status-routes.ts'

export const productFeeds: Extension = {
  name: 'product-feeds',
  routes: { public: [feedRoutes], staff: [feedStatusRoutes] },
  staffCalls: { 'GET /api/admin/feeds': { roles: ['counter', 'content'], asks: 'no' } },
}
