import { hash } from 'node:crypto'
import {
  findOrder,
  listOrderLines,
  type OrderLineRow,
  type StoredOrder,
} from '#server/orders/order-records/order-repository.ts'
import { mailCustomer } from '#server/orders/order-records/order-step.ts'
import { listOrderVat } from '#server/orders/order-records/order-vat-repository.ts'
import { readTaxedRefunds } from '#server/orders/refunds/refund-view.ts'
import type { Db } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { checkInvoiceXml } from './fatturapa/check-xml.ts'
import {
  type InvoiceDocument,
  orderLines,
  restLines,
  type Seller,
  type SoldLine,
} from './fatturapa/invoice-document.ts'
import { writeInvoiceXml } from './fatturapa/write-xml.ts'
import { findInvoice, type Invoice, listUnwritten, storeXml } from './invoice-repository.ts'
import { printedNumber } from './invoice-states.ts'

const sellerOf = ({ legal, address, email }: Shop): Seller => ({
  ...{ company: legal.company, vatNumber: legal.vatNumber, taxCode: legal.taxCode },
  ...{ rea: legal.rea, shareCapital: legal.shareCapital, email },
  ...address,
})

const soldLine = (line: OrderLineRow): SoldLine => ({
  code: line.productCode,
  description: line.size ? `${line.shopName}, taglia ${line.size}` : line.shopName,
  quantity: line.quantity,
  grossCents: line.totalCents - line.discountCents,
  vatClass: line.vatClass,
})

type Content = Pick<InvoiceDocument, 'lines' | 'vat' | 'payments' | 'linked' | 'cause'>

async function contentOfInvoice(db: Db, order: StoredOrder, shop: Shop): Promise<Content> {
  const vat = await listOrderVat(db, order.id)
  const lines = (await listOrderLines(db, order.id)).map(soldLine)
  const byBank = order.paymentMethod === 'bank' && shop.bank.iban !== ''
  const ownCents = order.totalCents - order.giftCardCents
  return {
    lines: orderLines(lines, vat, 'Spedizione'),
    vat,
    linked: null,
    cause: `Ordine ${order.orderNumber} del ${romeDayOf(order.createdAt)}`,
    payments: [
      { method: byBank ? 'MP05' : 'MP08', cents: ownCents, ...(byBank && { iban: shop.bank.iban }) },
      { method: 'MP08', cents: order.giftCardCents },
    ],
  }
}

async function contentOfCreditNote(db: Db, order: StoredOrder, note: Invoice): Promise<Content> {
  const invoice = note.invoiceId === null ? undefined : await findInvoice(db, note.invoiceId)
  const taxed = (await readTaxedRefunds(db, order.id)).find(({ refund }) => refund.id === note.refundId)
  if (!invoice || !taxed) throw new Error(`the credit note ${note.id} has lost its invoice or refund`)
  const { refund, vat } = taxed
  const lines = taxed.lines.map(
    ({ shopName, size, vatClass, line }): SoldLine => ({
      code: null,
      description: `Reso: ${shopName}${size ? `, taglia ${size}` : ''}`,
      quantity: line.quantity,
      grossCents: line.amountCents,
      vatClass,
    }),
  )
  const number = printedNumber(invoice)
  const others = lines.length > 0 ? 'Spedizione e altri importi resi' : `Storno della fattura ${number}`
  return {
    lines: [...lines, ...restLines(lines, vat, (cents) => (cents < 0 ? 'Importi trattenuti' : others))],
    vat,
    linked: { number, date: invoice.day },
    cause: `Rimborso dell'ordine ${order.orderNumber}`,
    payments: [{ method: refund.kind === 'transfer' ? 'MP05' : 'MP08', cents: refund.amountCents }],
  }
}

/** What an invoice says, from rows that do not change once it is numbered, and the shop as it is. */
export async function readDocument(db: Db, shop: Shop, invoice: Invoice): Promise<InvoiceDocument> {
  const order = await findOrder(db, invoice.orderId)
  if (!order) throw new Error(`the invoice ${invoice.id} has lost its order`)
  const { kind, day: date, sending, buyer, totalCents } = invoice
  const content = kind === 'TD01' ? contentOfInvoice(db, order, shop) : contentOfCreditNote(db, order, invoice)
  const number = printedNumber(invoice)
  return { kind, number, date, sending, seller: sellerOf(shop), buyer, totalCents, ...(await content) }
}

/** Writes and checks the file of an invoice that has none yet. */
async function writeInvoice({ database, shop, clock }: Deps, invoice: Invoice): Promise<void> {
  const xml = await writeInvoiceXml(await readDocument(database.db, shop, invoice))
  const at = clock()
  const faults = await checkInvoiceXml(xml, romeDayOf(at))
  const fault = faults.length > 0 ? faults.map(({ code, reason }) => `${code}: ${reason}`).join('\n') : null
  await inTransaction(database, async (tx) => {
    const isFirst = await storeXml(tx, invoice, { xml, sha256: hash('sha256', xml), fault })
    const order = isFirst && !fault ? await findOrder(tx, invoice.orderId) : undefined
    if (!order) return
    const { orderNumber, customerName } = order
    const data = { orderNumber, customerName, kind: invoice.kind, printed: printedNumber(invoice) }
    // Sent once: a file made again is no news to the customer.
    await mailCustomer(tx, order, at, { kind: 'invoice_ready', about: `invoice ${invoice.id}`, data })
  })
}

/** With its file. @returns undefined for an unknown one */
export async function readWritten(deps: Deps, id: number): Promise<Invoice | undefined> {
  const invoice = await findInvoice(deps.database.db, id)
  if (!invoice || invoice.xml !== null) return invoice
  await writeInvoice(deps, invoice)
  return findInvoice(deps.database.db, id)
}

export async function writeInvoices(deps: Deps, stop?: AbortSignal): Promise<void> {
  for (const id of await listUnwritten(deps.database.db, 100)) {
    stop?.throwIfAborted()
    const invoice = await readWritten(deps, id)
    if (invoice?.fault) deps.log.error({ invoice: id, fault: invoice.fault }, 'an invoice does not pass its checks')
  }
}
