import { fileURLToPath } from 'node:url'
import type { Extension } from '#server/extension.ts'
import problems from './problems.json' with { type: 'json' }
import { stockRoomChecks } from './stock-room-check-repository.ts'
import { countRoutes, goodsRoutes } from './stock-room-routes.ts'
import * as tables from './stock-room-tables.ts'

export const stockRoom: Extension = {
  name: 'stock-room',
  needs: ['counter'],
  routes: { staff: [countRoutes, goodsRoutes] },
  staffCalls: {
    'POST /api/admin/stock-counts': { roles: ['counter'], asks: 'no' },
    'GET /api/admin/stock-counts': { roles: ['counter'], asks: 'no' },
    'GET /api/admin/stock-counts/:id': { roles: ['counter'], asks: 'no' },
    'PUT /api/admin/stock-counts/:id/lines': { roles: ['counter'], asks: 'no' },
    'POST /api/admin/stock-counts/:id/book': { roles: ['counter'], asks: 'no' },
    'DELETE /api/admin/stock-counts/:id': { roles: ['counter'], asks: 'no' },
    'POST /api/admin/goods-received/read': { roles: ['counter'], asks: 'no' },
    'POST /api/admin/goods-received': { roles: ['counter'], asks: 'no' },
    'GET /api/admin/goods-received': { roles: ['counter'], asks: 'no' },
    'GET /api/admin/goods-received/:id': { roles: ['counter'], asks: 'no' },
    'GET /api/admin/price-labels': { roles: ['counter'], asks: 'no' },
  },
  tables: {
    tables: Object.values(tables),
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    unrecorded: {
      stock_count_lines: 'the stock that they move is recorded with its product',
      goods_lines: 'written once, with their delivery; stock and cost are recorded with their product',
    },
  },
  problems,
  checks: stockRoomChecks,
}

type Problems = typeof problems
declare module '#server/platform/problems/problem-table.ts' {
  interface ExtensionProblems extends Problems {}
}
