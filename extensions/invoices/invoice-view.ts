import { toDecimal } from '#shared/domain/platform/money.ts'
import { nameOf } from './courtesy-copy.ts'
import { type Buyer, xmlFileName } from './fatturapa/invoice-document.ts'
import type { AdminInvoice, BuyerView } from './invoice-calls.ts'
import type { listInvoices } from './invoice-repository.ts'
import { printedNumber } from './invoice-states.ts'

export const buyerView = (buyer: Buyer): BuyerView => ({ ...buyer, name: nameOf(buyer) })

export function adminInvoiceView(
  { invoice, orderNumber, linkedNumber }: Awaited<ReturnType<typeof listInvoices>>[number],
  vatNumber: string,
): AdminInvoice {
  return {
    ...invoice,
    printed: printedNumber(invoice),
    orderNumber,
    date: invoice.day,
    total: toDecimal(invoice.totalCents),
    buyer: buyerView(invoice.buyer),
    linked: linkedNumber,
    fileName: xmlFileName(vatNumber, invoice.sending),
    createdAt: invoice.createdAt.toISOString(),
  }
}
