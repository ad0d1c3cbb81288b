import { fileURLToPath } from 'node:url'
import type { Extension } from '#server/extension.ts'
import { invoiceChecks } from './invoice-check-repository.ts'
import { invoiceParty } from './invoice-party.ts'
import { invoiceReadyMail } from './invoice-ready-mail.ts'
import { listBuyers } from './invoice-repository.ts'
import { adminInvoiceRoutes, ownInvoiceRoutes, receiptRoutes } from './invoice-routes.ts'
import { invoiceCounters, invoiceRequests, invoices as invoiceTable } from './invoice-tables.ts'
import mails from './mails.json' with { type: 'json' }
import { judgeRequest, numberPapers, requestInvoice } from './number-invoice.ts'
import problems from './problems.json' with { type: 'json' }
import { writeInvoices } from './write-invoice.ts'

export const invoices: Extension = {
  name: 'invoices',
  routes: { public: [ownInvoiceRoutes], staff: [adminInvoiceRoutes, receiptRoutes] },
  staffCalls: {
    'GET /api/admin/invoices': { roles: ['accountant'], asks: 'no' },
    'GET /api/admin/invoice-requests/:orderId': { roles: ['accountant'], asks: 'no' },
    'GET /api/admin/invoices/to-send': { roles: ['accountant'], asks: 'personal data' },
    'GET /api/admin/invoices/:id/xml': { roles: ['accountant'], asks: 'no' },
    'GET /api/admin/invoices/:id/pdf': { roles: ['accountant'], asks: 'no' },
    'PATCH /api/admin/invoices/:id': { roles: ['accountant'], asks: 'no' },
    'POST /api/admin/invoices/receipts': { roles: ['accountant'], asks: 'no' },
    'GET /api/admin/settings/invoices': { roles: ['accountant'], asks: 'no' },
    'GET /api/admin/settings/invoices/versions': { roles: ['accountant'], asks: 'no' },
    'PUT /api/admin/settings/invoices': { roles: ['accountant'], asks: 'no' },
  },
  tables: {
    tables: [invoiceRequests, invoiceCounters, invoiceTable],
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    unrecorded: {
      invoice_requests: 'buyers write it, with their order',
      invoice_counters: 'counts, and says nothing of its own',
    },
  },
  jobs: (deps) => [
    {
      name: 'write and check the files of new invoices',
      everySeconds: 10,
      run: (stop) => writeInvoices(deps, stop),
    },
  ],
  mails: { invoice_ready: { ...mails.invoice_ready, kind: invoiceReadyMail } },
  problems,
  undoable: ['PUT /api/admin/settings/invoices'],
  checks: invoiceChecks,
  orderFields: {
    invoice: { schema: invoiceParty, hold: judgeRequest, store: requestInvoice, errors: ['invoice_not_offered'] },
  },
  afterOrderStep: numberPapers,
  personalData: [
    {
      name: 'invoices',
      read: (db, person) => listBuyers(db, person),
      // Kept for ten years (art. 2220 c.c.), as their orders are.
      erase: async () => undefined,
    },
  ],
}

declare module '#server/messages/mail-parts/extension-mails.ts' {
  interface ExtensionMails {
    invoice_ready: typeof invoiceReadyMail
  }
}
type Problems = typeof problems
declare module '#server/platform/problems/problem-table.ts' {
  interface ExtensionProblems extends Problems {}
}
