import { InvoiceRequest } from './invoice-request.tsx'
import { OwnInvoices } from './own-invoices.tsx'

export const invoicePlaces = { request: InvoiceRequest, papers: OwnInvoices }
