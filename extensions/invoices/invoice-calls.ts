import * as z from 'zod/mini'
import { orderKeyQuery, orderNumberParam } from '#shared/contract/orders/orders.ts'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { amountOut, day, idParam, instant, line } from '#shared/contract/platform/fields.ts'
import { invoiceParty } from './invoice-party.ts'
import { invoiceKinds, invoiceStates } from './invoice-states.ts'

const buyer = z.object({
  name: z.string(),
  vatNumber: z.nullable(z.string()),
  taxCode: z.nullable(z.string()),
  recipientCode: z.nullable(z.string()),
  pec: z.nullable(z.string()),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  province: z.nullable(z.string()),
})
export type BuyerView = z.output<typeof buyer>

const adminInvoice = z.object({
  id: z.int(),
  number: z.int(),
  year: z.int(),
  series: z.string(),
  /** As it stands on the invoice: "2026/1". */
  printed: z.string(),
  kind: z.enum(invoiceKinds),
  orderId: z.string(),
  orderNumber: z.string(),
  date: day,
  total: amountOut,
  state: z.enum(invoiceStates),
  /** The exchange's reason for a refusal. */
  sdiCode: z.nullable(z.string()),
  sdiReason: z.nullable(z.string()),
  /** What the schema has against the file; it is not handed out then. */
  fault: z.nullable(z.string()),
  buyer,
  /** The invoice that a credit note takes back from. */
  linked: z.nullable(z.string()),
  fileName: z.string(),
  createdAt: instant,
})
export type AdminInvoice = z.output<typeof adminInvoice>

const year = z.pipe(z.string().check(z.regex(/^20\d\d$/, { error: 'range' })), z.transform(Number))

export const listAdminInvoices = endpoint('GET', '/api/admin/invoices', {
  summary: 'Invoices and credit notes, newest first',
  query: z.object({ year: z.optional(year), orderId: z.optional(z.uuid({ error: 'id' })) }),
  replies: { 200: z.array(adminInvoice) },
})

export const getInvoiceRequest = endpoint('GET', '/api/admin/invoice-requests/:orderId', {
  summary: 'Who asked for an invoice with an order; null: not asked for',
  params: z.object({ orderId: z.uuid({ error: 'id' }) }),
  replies: { 200: z.object({ buyer: z.nullable(buyer) }) },
})

export const getInvoicesToSend = endpoint('GET', '/api/admin/invoices/to-send', {
  summary: 'The files of all invoices that wait to be sent, as one ZIP; those with a fault are left out',
  replies: { 200: null },
  answersFile: 'application/zip',
})

export const getInvoiceXml = endpoint('GET', '/api/admin/invoices/:id/xml', {
  summary: 'The file for the exchange (FatturaPA 1.2.3), checked against its schema',
  params: idParam,
  replies: { 200: null },
  answersFile: 'application/xml',
  errors: ['invoice_unknown', 'invoice_faulty'],
})

export const getInvoicePdf = endpoint('GET', '/api/admin/invoices/:id/pdf', {
  summary: 'A copy to read, as PDF, with frame numbers; it has no fiscal value',
  params: idParam,
  replies: { 200: null },
  answersFile: 'application/pdf',
  errors: ['invoice_unknown'],
})

export const changeInvoice = endpoint('PATCH', '/api/admin/invoices/:id', {
  summary: 'Says what became of an invoice at the exchange; a refused one is made again, with the buyer’s data mended',
  params: idParam,
  body: z.object({
    state: z.enum(invoiceStates),
    sdiCode: z.optional(z.nullable(line(0, 10))),
    /** Only with `to_send`. */
    party: z.optional(invoiceParty),
  }),
  replies: { 200: adminInvoice },
  errors: ['invoice_unknown', 'invalid_transition'],
})

export const maxReceiptBytes = 1_000_000

export const importReceipt = endpoint('POST', '/api/admin/invoices/receipts', {
  summary: 'Takes in a receipt of the exchange: RC, MC or NS',
  takesFile: 'application/octet-stream',
  replies: { 200: adminInvoice },
  errors: ['invoice_unknown', 'receipt_unreadable', 'invalid_transition'],
})

const ownQuery = z.extend(orderKeyQuery, { key: z.optional(z.string().check(z.maxLength(100))) })

export const readInvoiceOffer = endpoint('GET', '/api/invoices/offer', {
  summary: 'Whether an invoice can be asked for now, and to whom the customer’s last one was made out',
  replies: { 200: z.object({ isOffered: z.boolean(), last: z.nullable(buyer) }) },
})

export const requestInvoiceLater = endpoint('PUT', '/api/orders/:orderNumber/invoice', {
  summary: 'An invoice is asked for with the order, not later (art. 22 DPR 633/72): always refused',
  params: orderNumberParam,
  query: ownQuery,
  replies: { 204: null },
  errors: ['order_not_found', 'invoice_too_late'],
})

export const listOwnInvoices = endpoint('GET', '/api/orders/:orderNumber/invoices', {
  summary: 'Invoices and credit notes of an order, for its customer',
  params: orderNumberParam,
  query: ownQuery,
  replies: {
    200: z.object({
      /** Asked for, and not there before the order is paid. */
      isRequested: z.boolean(),
      invoices: z.array(
        z.object({ id: z.int(), printed: z.string(), kind: z.enum(invoiceKinds), date: day, total: amountOut }),
      ),
    }),
  },
  errors: ['order_not_found'],
})

export const getOwnInvoicePdf = endpoint('GET', '/api/orders/:orderNumber/invoices/:id/pdf', {
  summary: 'The copy of an order’s invoice, as PDF',
  params: z.extend(orderNumberParam, idParam.shape),
  query: ownQuery,
  replies: { 200: null },
  answersFile: 'application/pdf',
  errors: ['order_not_found', 'invoice_unknown'],
})
