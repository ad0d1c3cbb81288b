import type { DeskRows } from '#web/extensions/desk-row.ts'

export const stockAlertDesk: DeskRows = {
  later: () => import('./stock-alert-later.ts'),
  awaited: (api) => import('../stock-alert-calls.ts').then((file) => api(file.countStockAlerts)),
}
