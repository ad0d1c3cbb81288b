import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { findOrder } from '#server/orders/order-records/order-repository.ts'
import { csvChunks } from '#server/platform/csv/csv-download.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { makeInvoiceCopy } from '../invoices/courtesy-copy.ts'
import { xmlFileName } from '../invoices/fatturapa/invoice-document.ts'
import { type Invoice, listInvoices } from '../invoices/invoice-repository.ts'
import { printedNumber } from '../invoices/invoice-states.ts'
import { buyerView } from '../invoices/invoice-view.ts'
import { readWritten } from '../invoices/write-invoice.ts'
import type { Takings } from './accounts-calls.ts'
import { channelNames, comma, rateName } from './accounts-words.ts'
import { readMarginRegister } from './goods-margin.ts'
import { daysOfMonth, readTakings } from './takings.ts'

type Cells = readonly string[]

async function csv(header: Cells, rows: readonly Cells[]): Promise<Buffer> {
  let text = ''
  for await (const chunk of csvChunks(header, [rows])) text += chunk
  return Buffer.from(text)
}

const takingRows = ({ days }: Takings): Cells[] =>
  days.flatMap(({ date, channel, rows, refunds }) =>
    [...rows.map((row) => ['Vendite', row] as const), ...refunds.map((row) => ['Resi', row] as const)].map(
      ([what, { vatRate, gross, net, vat }]) => [
        ...[date, channelNames[channel], what, rateName(vatRate)],
        ...[comma(gross), comma(net), comma(vat)],
      ],
    ),
  )

/** What is what, and what is missing. */
function readMe(month: string, takings: Takings, counts: { invoices: number; faulty: Cells; withoutCost: Cells }) {
  const { gross, net, vat, giftCards } = takings.totals
  return `${[
    `Carte di ${month}`,
    '',
    'corrispettivi.csv: giorno per giorno, sito e banco, per aliquota; i resi a parte, nel giorno in cui partono.',
    'registro-margine.csv: gli articoli in regime del margine venduti o resi, col costo e il margine.',
    'fatture.csv, fatture/: fatture e note di credito del mese, XML e copia in PDF (la copia non ha valore fiscale).',
    '',
    `Vendite meno resi: ${comma(gross)} euro, imponibile ${comma(net)}, IVA ${comma(vat)}.`,
    `Buoni regalo venduti meno rimborsati: ${comma(giftCards)} euro. Non sono vendite: contano quando si spendono.`,
    'Gli ordini con fattura sono anche nei corrispettivi: fatture.csv dice quali.',
    'Il margine del registro è senza le spese di spedizione.',
    ...(counts.faulty.length > 0 ? ['', `Senza XML, perché non passa i controlli: ${counts.faulty.join(', ')}.`] : []),
    ...(counts.withoutCost.length > 0 ? ['', `Manca il costo di: ${counts.withoutCost.join(', ')}.`] : []),
  ].join('\r\n')}\r\n`
}

/** XML, copies, lists and what is what, streamed as it is made. */
export async function writeMonthPackage(deps: Deps, month: string): Promise<Readable> {
  const db = await deps.database.reports()
  const days = daysOfMonth(month)
  const takings = await readTakings(db, month)
  const register = await readMarginRegister(db, days)
  const year = Number(month.slice(0, 4))
  const listed = (await listInvoices(db, { year })).filter(({ invoice }) => invoice.day.startsWith(month)).toReversed()
  const zip = new ZipFile()
  const mtime = deps.clock()
  const add = (name: string, content: Buffer) => zip.addBuffer(content, name, { mtime })
  add(
    'corrispettivi.csv',
    await csv(['Giorno', 'Canale', 'Che cosa', 'Aliquota', 'Lordo', 'Imponibile', 'IVA'], takingRows(takings)),
  )
  add(
    'registro-margine.csv',
    await csv(
      ['Giorno', 'Ordine', 'Codice', 'Articolo', 'Telaio', 'Pezzi', 'Costo', 'Prezzo', 'Margine'],
      register.map((line) => [
        ...[line.date, line.orderNumber, line.productCode, line.name, line.serialNumbers.join(' ')],
        ...[String(line.quantity), comma(line.cost ?? ''), comma(line.price), comma(line.margin ?? '')],
      ]),
    ),
  )
  add(
    'fatture.csv',
    await csv(
      ['Numero', 'Giorno', 'Tipo', 'A chi', 'Partita IVA', 'Codice fiscale', 'Ordine', 'Totale', 'Stato', 'Storna'],
      listed.map(({ invoice, orderNumber, linkedNumber }) => [
        ...[printedNumber(invoice), invoice.day, invoice.kind, buyerView(invoice.buyer).name],
        ...[invoice.buyer.vatNumber ?? '', invoice.buyer.taxCode ?? '', orderNumber],
        ...[comma(toDecimal(invoice.totalCents)), invoice.state, linkedNumber ?? ''],
      ]),
    ),
  )
  const faulty: string[] = []
  for (const { invoice } of listed) if (!(await addInvoice(deps, invoice, add))) faulty.push(printedNumber(invoice))
  const withoutCost = register.filter(({ cost }) => cost === null).map(({ name }) => name)
  const counts = { invoices: listed.length, faulty, withoutCost: [...new Set(withoutCost)] }
  add('leggimi.txt', Buffer.from(readMe(month, takings, counts)))
  zip.end()
  return zip.outputStream as Readable
}

/** @returns whether its file passes the checks */
async function addInvoice(deps: Deps, { id }: Invoice, add: (name: string, content: Buffer) => void) {
  const invoice = await readWritten(deps, id)
  const order = invoice && (await findOrder(deps.database.db, invoice.orderId))
  if (!invoice || !order) throw new Error(`the invoice ${id} vanished`)
  const name = `fatture/${printedNumber(invoice).replace('/', '-')}`
  add(`${name}.pdf`, await makeInvoiceCopy(deps, invoice, order))
  if (!invoice.xml || invoice.fault) return false
  add(`fatture/${xmlFileName(deps.shop.legal.vatNumber, invoice.sending)}`, Buffer.from(invoice.xml))
  return true
}
