import { inPaperTurn, openPaper } from '#server/platform/paper/paper.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { dateText } from '#shared/domain/platform/hours/date-text.ts'
import { romeClock } from '#shared/domain/platform/hours/rome-clock.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { formatEuro } from '#shared/domain/platform/money.ts'
import type { PurchaseRow } from './used-purchase-repository.ts'

const words = {
  it: {
    title: 'Scheda d’acquisto di una bici usata',
    number: (number: number, day: string) => `N. ${number} del registro dei beni usati, ${day}`,
    void: (why: string) => `Annullata: ${why}`,
    buyer: 'Chi compra',
    vat: 'Partita IVA',
    seller: 'Chi vende',
    taxCode: 'Codice fiscale',
    document: {
      identity_card: 'Carta d’identità',
      driving_licence: 'Patente',
      passport: 'Passaporto',
      residence_permit: 'Permesso di soggiorno',
    },
    bicycle: 'La bicicletta',
    frame: 'Numero di telaio',
    noFrame: 'non leggibile o mancante',
    price: 'Prezzo pagato',
    ways: {
      cash: 'in contanti',
      transfer: 'con bonifico',
      cheque: 'con assegno',
      exchange: 'scalato da un altro acquisto',
    },
    declaration: 'Dichiarazione di chi vende',
    declares:
      'Dichiaro che la bicicletta è mia, che ne ho il pieno diritto di vendita, che non è di provenienza illecita e che nessun altro ha diritti su di essa. La vendo come privato, fuori da un’attività d’impresa, arte o professione, e senza IVA. Dichiaro di aver ricevuto il prezzo scritto sopra.',
    privacy: (name: string) =>
      `${name} conserva questi dati per gli obblighi di legge su beni usati e IVA, e fino a dieci anni.`,
    place: 'Luogo e data',
    signatures: ['Firma di chi vende', 'Firma di chi compra'],
    unprinted: (letters: string) => `Al posto di ogni □ c’è una lettera che qui non si può stampare: ${letters}.`,
  },
  en: {
    title: 'Purchase sheet of a used bicycle',
    number: (number: number, day: string) => `No. ${number} of the register of used goods, ${day}`,
    void: (why: string) => `Struck out: ${why}`,
    buyer: 'Buyer',
    vat: 'VAT number',
    seller: 'Seller',
    taxCode: 'Italian tax code',
    document: {
      identity_card: 'Identity card',
      driving_licence: 'Driving licence',
      passport: 'Passport',
      residence_permit: 'Residence permit',
    },
    bicycle: 'The bicycle',
    frame: 'Frame number',
    noFrame: 'illegible or missing',
    price: 'Price paid',
    ways: {
      cash: 'in cash',
      transfer: 'by bank transfer',
      cheque: 'by cheque',
      exchange: 'taken off another purchase',
    },
    declaration: 'Declaration of the seller',
    declares:
      'I declare that the bicycle is mine, that I have the full right to sell it, that it is not of unlawful origin and that no other person has a right to it. I sell it as a private person, outside any business or profession, and without VAT. I declare that I have received the price written above.',
    privacy: (name: string) =>
      `${name} keeps these data for its legal duties on used goods and VAT, for up to ten years.`,
    place: 'Place and date',
    signatures: ['Signature of the seller', 'Signature of the buyer'],
    unprinted: (letters: string) => `Each □ stands for a letter that cannot be printed here: ${letters}.`,
  },
} as const

/** A page of A4 as PDF, to be signed. @throws Problem 503 busy */
export function makePurchasePaper(sheet: PurchaseRow, shop: Deps['shop'], language: Language): Promise<Buffer> {
  return inPaperTurn.take(() => draw(sheet, shop, language))
}

async function draw(sheet: PurchaseRow, { name, address, legal }: Deps['shop'], language: Language): Promise<Buffer> {
  const t = words[language]
  const paper = await openPaper({ title: `${t.title} ${sheet.number}`, author: name, language })
  const say = (text: string) => paper.say(text, 11)
  const day = dateText(romeClock(new Date(`${sheet.boughtOn}T12:00:00Z`)), language, 'distant')
  await paper.say(t.title, 22, { isBold: true })
  await paper.say(t.number(sheet.number, day), 11, { isSoft: true })
  if (sheet.voidReason) await paper.say(t.void(sheet.voidReason), 13, { isBold: true })
  await paper.heading(t.buyer)
  await say(`${name}, ${address.street}, ${address.postalCode} ${address.city} · ${t.vat} ${legal.vatNumber}`)
  await paper.heading(t.seller)
  await paper.say(sheet.sellerName, 11, { isBold: true })
  await say(sheet.sellerAddress)
  await say(`${t.document[sheet.documentKind]} ${sheet.documentNumber}`)
  if (sheet.taxCode) await say(`${t.taxCode} ${sheet.taxCode}`)
  await paper.heading(t.bicycle)
  await paper.say(sheet.bicycle, 11, { isBold: true })
  await say(`${t.frame}: ${sheet.frameNumber ?? t.noFrame}`)
  await say(`${t.price}: ${formatEuro(sheet.priceCents, language)}, ${t.ways[sheet.paidBy]}`)
  await paper.heading(t.declaration)
  await say(t.declares)
  paper.space(0.6)
  await paper.say(t.privacy(name), 9, { isSoft: true })
  for (const what of [t.place, ...t.signatures]) {
    paper.space(3.6)
    paper.line()
    await paper.say(what, 9, { isSoft: true })
  }
  const unprinted = paper.unprinted()
  if (unprinted.length > 0) await paper.say(t.unprinted(unprinted.join(', ')), 9)
  return paper.finish()
}
