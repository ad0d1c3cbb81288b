import { fileURLToPath } from 'node:url'
import type { Extension } from '#server/extension.ts'
import { stockAlert as en } from './en.ts'
import { stockAlert as it } from './it.ts'
import mails from './mails.json' with { type: 'json' }
import problems from './problems.json' with { type: 'json' }
import { stockAlertJob } from './send-stock-alerts.ts'
import {
  alertsDueMail,
  backInStockMail,
  priceLowerMail,
  stockAlertRequestMail,
  usedArrivedMail,
} from './stock-alert-mails.ts'
import { countStockAlertsOf, deleteStockAlertsOf, listStockAlertsOf } from './stock-alert-repository.ts'
import { adminStockAlertRoutes, stockAlertRoutes } from './stock-alert-routes.ts'
import { stockAlerts as stockAlertTable } from './stock-alert-tables.ts'

const hourMs = 3_600_000
const where = 'Scheda dell’articolo'

export const stockAlerts: Extension = {
  name: 'stock-alerts',
  routes: { public: [stockAlertRoutes], staff: [adminStockAlertRoutes] },
  staffCalls: { 'GET /api/admin/stock-alerts': { roles: ['counter', 'accountant'], asks: 'no' } },
  pages: [{ path: '/avviso', readers: 'key' }],
  tables: {
    tables: [stockAlertTable],
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    unrecorded: { stock_alerts: 'customers write it' },
  },
  jobs: (deps) => [stockAlertJob(deps)],
  mails: {
    used_arrived: { ...mails.used_arrived, kind: usedArrivedMail, waitsForRoom: true },
    stock_alert_request: { ...mails.stock_alert_request, kind: stockAlertRequestMail },
    back_in_stock: { ...mails.back_in_stock, kind: backInStockMail, waitsForRoom: true },
    price_lower: { ...mails.price_lower, kind: priceLowerMail, waitsForRoom: true },
    alerts_due: { ...mails.alerts_due, kind: alertsDueMail },
  },
  mailTopics: {
    stock_alerts: {
      isOn: async (_parts, email, db) => (await countStockAlertsOf(db, email)) > 0,
      stop: ({ database }, email) => deleteStockAlertsOf(database.db, email),
    },
  },
  problems,
  ownSentences: [
    {
      id: 'alert_of_product',
      where,
      name: 'Avviso quando torna',
      at: 'stockAlert.leadOfProduct',
      after: 'compare_empty',
      it: it.leadOfProduct,
      en: en.leadOfProduct,
    },
    {
      id: 'alert_lead',
      where,
      name: 'Avvisami: bici simili',
      at: 'stockAlert.lead',
      after: 'reviews_none',
      it: it.lead,
      en: en.lead,
    },
    {
      id: 'alert_done',
      where,
      name: 'Avvisami: fatto',
      at: 'stockAlert.done',
      values: ['email'],
      after: 'alert_lead',
      it: it.done('{email}'),
      en: en.done('{email}'),
    },
    {
      id: 'alert_forgotten',
      where,
      name: 'Avvisami: fino a quando',
      at: 'stockAlert.forgotten',
      after: 'alert_done',
      it: it.forgotten,
      en: en.forgotten,
    },
  ],
  limits: {
    // The subject is the e-mail address.
    stock_alert: [
      { of: 'subject', max: 5, withinMs: hourMs },
      { of: 'network', max: 10, withinMs: hourMs },
    ],
  },
  personalData: [
    {
      name: 'stockAlerts',
      read: (db, { provenEmail }) => listStockAlertsOf(db, provenEmail),
      erase: (tx, { email }) => deleteStockAlertsOf(tx, email),
    },
  ],
}

type Problems = typeof problems
declare module '#server/platform/problems/problem-table.ts' {
  interface ExtensionProblems extends Problems {}
}
declare module '#server/messages/mail-parts/extension-mails.ts' {
  interface ExtensionMails {
    used_arrived: typeof usedArrivedMail
    stock_alert_request: typeof stockAlertRequestMail
    back_in_stock: typeof backInStockMail
    price_lower: typeof priceLowerMail
    alerts_due: typeof alertsDueMail
  }
}
declare module '#server/platform/throttle/limit-rules.ts' {
  interface ExtensionLimits {
    stock_alert: true
  }
}
declare module '#shared/domain/messages/mail-topics.ts' {
  interface ExtensionMailTopics {
    stock_alerts: true
  }
}
