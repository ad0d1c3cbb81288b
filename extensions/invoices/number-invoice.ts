import type { AfterOrderStep } from '#server/orders/extension-ports/after-order-steps.ts'
import type { HeldCheckout, TypedPlace } from '#server/orders/extension-ports/order-fields.ts'
import type { StoredOrder } from '#server/orders/order-records/order-repository.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { isProvince } from '#shared/domain/platform/shop/retailer-rules.ts'
import type { Buyer } from './fatturapa/invoice-document.ts'
import type { InvoiceParty } from './invoice-party.ts'
import {
  findInvoiceOfOrder,
  findRequestedBuyer,
  insertInvoice,
  insertRequest,
  listUncredited,
  nextNumber,
  readInvoiceSettings,
} from './invoice-repository.ts'
import type { InvoiceKind } from './invoice-states.ts'
import { partName } from './person-name.ts'

/** Where the buyer is: as they say, else where the goods go. */
function placeOf(party: InvoiceParty, order: Pick<StoredOrder, 'province'>, typed: TypedPlace) {
  if (party.address) return party.address
  const { shippingAddress: street, postalCode, city } = typed
  if (!street || !postalCode || !city) throw invalidInput({ 'order.invoice.address': 'field_invoice_address' })
  const own = typed.delivery === 'pickup' ? typed.province : order.province
  const province = party.kind === 'person' ? party.province : own && isProvince(own) ? own : null
  return { street, postalCode, city, province }
}

export function buyerOf(party: InvoiceParty, order: StoredOrder, typed: TypedPlace): Buyer {
  const place = placeOf(party, order, typed)
  if (party.kind === 'person') {
    const name = partName(order.customerName, party.taxCode) ?? order.customerName
    return { ...place, name, vatNumber: null, taxCode: party.taxCode, recipientCode: null, pec: null }
  }
  const { name, vatNumber, taxCode = null, recipientCode = null, pec = null } = party
  return { ...place, name, vatNumber, taxCode, recipientCode, pec }
}

async function requireOffered(tx: Tx, at: Date): Promise<void> {
  const { from } = await readInvoiceSettings(tx)
  if (from !== null && romeDayOf(at) < from) throw problem('invoice_not_offered')
}

/** Before the money is taken. @throws Problem as of requestInvoice */
export async function judgeRequest(tx: Tx, { at }: HeldCheckout, party: unknown, typed: TypedPlace): Promise<void> {
  await requireOffered(tx, at)
  placeOf(party as InvoiceParty, { province: typed.province ?? null }, typed)
}

/** @throws Problem 409 invoice_not_offered before the day that the shop has set, 400 without an address */
export async function requestInvoice(tx: Tx, order: StoredOrder, party: unknown, typed: TypedPlace): Promise<void> {
  await requireOffered(tx, order.createdAt)
  await insertRequest(tx, order.id, buyerOf(party as InvoiceParty, order, typed), order.createdAt)
  if (order.paymentStatus === 'paid') await numberInvoice(tx, order, order.createdAt)
}

async function takeNumber(tx: Tx, kind: InvoiceKind, at: Date) {
  const settings = await readInvoiceSettings(tx)
  const series = kind === 'TD04' ? (settings.creditSeries ?? settings.series) : settings.series
  const day = romeDayOf(at)
  const year = Number(day.slice(0, 4))
  return { kind, series, day, year, number: await nextNumber(tx, `${year}/${series}`), ...(await nextSending(tx)) }
}

/** Four letters and digits after a P: the shop's files never have the name of another program's. */
export const nextSending = async (tx: Tx): Promise<{ sending: string }> => ({
  sending: `P${(await nextNumber(tx, 'sending')).toString(36).toUpperCase().padStart(4, '0')}`,
})

/** Numbers the invoice of an order that is paid now, where one was asked for. */
async function numberInvoice(tx: Tx, order: StoredOrder, at: Date): Promise<void> {
  const buyer = await findRequestedBuyer(tx, order)
  if (!buyer || (await findInvoiceOfOrder(tx, order.id))) return
  const { id: orderId, totalCents } = order
  await insertInvoice(tx, { ...(await takeNumber(tx, 'TD01', at)), orderId, totalCents, buyer, createdAt: at })
}

/** Numbers the credit notes of what was paid back of an invoiced order. */
async function numberCreditNotes(tx: Tx, { id: orderId }: StoredOrder, at: Date): Promise<void> {
  const invoice = await findInvoiceOfOrder(tx, orderId)
  if (!invoice) return
  for (const { id: refundId, amountCents: totalCents } of await listUncredited(tx, orderId)) {
    const of = { orderId, refundId, invoiceId: invoice.id, totalCents, buyer: invoice.buyer, createdAt: at }
    await insertInvoice(tx, { ...(await takeNumber(tx, 'TD04', at)), ...of })
  }
}

export const numberPapers: AfterOrderStep = async (tx, order, { event, at }) => {
  if (event === 'refunded') return numberCreditNotes(tx, order, at)
  // An order that is paid when it is placed has its request stored after the step.
  if (event !== 'placed' && order.paymentStatus === 'paid' && order.paidAt?.getTime() === at.getTime())
    await numberInvoice(tx, order, at)
}
