import type { StoredOrder } from '#server/orders/order-records/order-repository.ts'
import { inPaperTurn, openPaper } from '#server/platform/paper/paper.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { vatRates } from '#shared/domain/platform/goods/vat.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { formatEuro } from '#shared/domain/platform/money.ts'
import type { Buyer, InvoiceDocument, Place } from './fatturapa/invoice-document.ts'
import { type Invoice, listFrameNumbers } from './invoice-repository.ts'
import { readDocument } from './write-invoice.ts'

const words = {
  it: {
    TD01: 'Fattura',
    TD04: 'Nota di credito',
    of: (day: string) => `del ${day}`,
    copy: 'Copia senza valore fiscale: l’originale è la fattura elettronica, nel cassetto fiscale di chi l’ha chiesta.',
    linked: (number: string) => `Storna la fattura ${number}`,
    from: 'Da',
    to: 'A',
    goods: 'Che cosa',
    frame: 'telaio',
    margin: 'Regime del margine, art. 36 D.L. 41/1995: IVA non esposta',
    rate: (rate: number, taxable: string, tax: string) => `IVA ${rate} %: imponibile ${taxable}, imposta ${tax}`,
    total: 'Totale',
    vatNumber: 'P. IVA',
    taxCode: 'C.F.',
    unprinted: (letters: string) => `Al posto di ogni □ c’è una lettera che qui non si può stampare: ${letters}.`,
  },
  en: {
    TD01: 'Invoice',
    TD04: 'Credit note',
    of: (day: string) => `of ${day}`,
    copy: 'Copy without fiscal value: the original is the electronic invoice, in the buyer’s drawer at the Agenzia delle Entrate.',
    linked: (number: string) => `Takes back from invoice ${number}`,
    from: 'From',
    to: 'To',
    goods: 'For',
    frame: 'frame',
    margin: 'Margin scheme, art. 36 D.L. 41/1995: VAT isn’t shown',
    rate: (rate: number, taxable: string, tax: string) => `VAT ${rate}%: taxable ${taxable}, tax ${tax}`,
    total: 'Total',
    vatNumber: 'VAT no.',
    taxCode: 'Tax code',
    unprinted: (letters: string) => `Each □ stands for a letter that cannot be printed here: ${letters}.`,
  },
} as const

export const nameOf = ({ name }: Pick<Buyer, 'name'>): string =>
  typeof name === 'string' ? name : `${name.firstName} ${name.lastName}`

interface CopyOf {
  language: Language
  /** Of the bicycles in it, for regional bonuses and insurance. */
  frameNumbers: readonly string[]
}

/** A page of A4 as PDF, in the language of its order. @throws Problem 503 busy */
export async function makeInvoiceCopy(
  { database: { db }, shop }: Deps,
  invoice: Invoice,
  { id, language }: StoredOrder,
): Promise<Buffer> {
  const frameNumbers = (await listFrameNumbers(db, id)).flatMap(({ serialNumber }) => serialNumber ?? [])
  const document = await readDocument(db, shop, invoice)
  return inPaperTurn.take(() => drawCopy(document, { language, frameNumbers }))
}

const placeText = ({ street, postalCode, city, province }: Place) =>
  `${street}\n${postalCode} ${city}${province ? ` (${province})` : ''}`

async function drawCopy(document: InvoiceDocument, { language, frameNumbers }: CopyOf): Promise<Buffer> {
  const t = words[language]
  const { kind, number, date, seller, buyer, lines, vat, totalCents, linked, cause } = document
  const euro = (cents: number) => formatEuro(cents, language)
  const idsOf = ({ vatNumber, taxCode }: { vatNumber: string | null; taxCode: string | null }) =>
    [vatNumber && `${t.vatNumber} ${vatNumber}`, taxCode && `${t.taxCode} ${taxCode}`].filter(Boolean).join(' · ')
  const paper = await openPaper({ title: `${t[kind]} ${number}`, author: seller.company, language })
  await paper.say(`${t[kind]} ${number}`, 26, { isBold: true })
  await paper.say(t.of(date.split('-').toReversed().join('/')), 12)
  if (linked) await paper.say(t.linked(linked.number), 12)
  if (cause) await paper.say(cause, 11, { isSoft: true })
  paper.space(0.4)
  await paper.say(t.copy, 10, { isSoft: true })
  await paper.heading(t.from)
  await paper.say(`${seller.company}\n${placeText(seller)}\n${idsOf(seller)}`, 11)
  await paper.heading(t.to)
  await paper.say(`${nameOf(buyer)}\n${placeText(buyer)}\n${idsOf(buyer)}`, 11)
  await paper.heading(t.goods)
  for (const { description, quantity, grossCents, vatClass } of lines) {
    const rate = vatRates[vatClass]
    const pieces = quantity > 1 ? `${quantity} × ` : ''
    await paper.say(`${pieces}${description}: ${euro(grossCents)}${rate === null ? '' : ` (${rate} %)`}`, 11)
    paper.space(0.2)
    paper.line()
    paper.space(0.3)
  }
  for (const frame of frameNumbers) await paper.say(`${t.frame} ${frame}`, 11)
  await paper.heading(`${t.total} ${euro(kind === 'TD04' ? -totalCents : totalCents)}`)
  for (const { rate, taxableCents, taxCents } of vat)
    await paper.say(rate === null ? t.margin : t.rate(rate, euro(taxableCents), euro(taxCents)), 10)
  const unprinted = paper.unprinted()
  if (unprinted.length > 0) await paper.say(t.unprinted(unprinted.join(', ')), 9)
  return paper.finish()
}
