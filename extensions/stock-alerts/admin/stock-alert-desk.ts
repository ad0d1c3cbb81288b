import type { DeskRows } from '#web/extensions/desk-row.ts'

export const stockAlertDesk: DeskRows = {
  later: () => import('./stock-alert-later.ts'),
  awaited: async (api) => api((await import('../stock-alert-calls.ts')).countStockAlerts),
}
