import { inTransaction } from '#server/platform/database/transaction.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import type { InvoiceParty } from './invoice-party.ts'
import { findInvoiceBySending, type Invoice, lockInvoice, updateInvoice } from './invoice-repository.ts'
import { type InvoiceState, invoiceLife } from './invoice-states.ts'
import { nextSending } from './number-invoice.ts'
import { partName } from './person-name.ts'
import { readReceipt } from './read-receipt.ts'

interface Change {
  state: InvoiceState
  sdiCode?: string | null | undefined
  sdiReason?: string | null | undefined
  party?: InvoiceParty | undefined
}

const full = ({ buyer }: Invoice): string =>
  typeof buyer.name === 'string' ? buyer.name : `${buyer.name.firstName} ${buyer.name.lastName}`

/** The buyer with mended data; the address stays where none is given. */
function mended(invoice: Invoice, party: InvoiceParty): Invoice['buyer'] {
  const place = { ...invoice.buyer, ...party.address }
  const none = { vatNumber: null, recipientCode: null, pec: null }
  if (party.kind === 'person') {
    const name = partName(full(invoice), party.taxCode) ?? full(invoice)
    return { ...place, ...none, name, taxCode: party.taxCode, province: party.province }
  }
  const { name, vatNumber, taxCode = null, recipientCode = null, pec = null } = party
  return { ...place, name, vatNumber, taxCode, recipientCode, pec }
}

/**
 * What became of an invoice; the same again changes nothing. Made again it keeps number and date and gets another file.
 * @throws Problem 404 invoice_unknown, 409 invalid_transition
 */
export async function changeInvoiceState({ database }: Deps, id: number, change: Change): Promise<void> {
  const { state, party, sdiCode = null, sdiReason = null } = change
  if (party && state !== 'to_send') throw invalidInput({ party: 'field_invalid' })
  await inTransaction(database, async (tx) => {
    const invoice = await lockInvoice(tx, id)
    if (!invoice) throw problem('invoice_unknown')
    const isSame = invoice.state === state
    if (!isSame && !invoiceLife.may(invoice.state, state)) throw problem('invalid_transition')
    if (isSame && !party) return
    const again = state === 'to_send' && {
      ...(await nextSending(tx)),
      ...{ xml: null, sha256: null, fault: null },
      ...(party && { buyer: mended(invoice, party) }),
    }
    await updateInvoice(tx, id, {
      state,
      sdiCode: state === 'rejected' ? sdiCode : null,
      sdiReason: state === 'rejected' ? sdiReason : null,
      ...again,
    })
  })
}

/** @throws Problem 400 receipt_unreadable, 404 invoice_unknown, 409 invalid_transition */
export async function takeReceipt(deps: Deps, content: Buffer): Promise<Invoice> {
  const { sending, ...change } = await readReceipt(content)
  const invoice = await findInvoiceBySending(deps.database.db, sending)
  if (!invoice) throw problem('invoice_unknown')
  await changeInvoiceState(deps, invoice.id, change)
  return invoice
}
