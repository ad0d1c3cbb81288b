import { lazyPage } from '#web/extensions/lazy-page.ts'
import type { WebExtension } from '#web/extensions/web-extension.ts'
import { StockAlert } from './web/stock-alert.tsx'

export const stockAlertsWeb: WebExtension = {
  places: { 'product.alert': StockAlert },
  pages: [lazyPage('/avviso', () => import('./web/stock-alert-page.tsx').then((file) => file.stockAlertPage))],
  mailTopics: () => import('./web/stock-alert-topic.ts').then((file) => file.mailTopics),
}
