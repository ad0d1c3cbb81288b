import type { ReturnMailData } from '#server/messages/mail-kinds/after-sales/after-sales-mail-data.ts'
import { stepsToDo } from '#server/messages/mail-kinds/after-sales/after-sales-mail-parts.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import { fairTurns } from '#server/platform/throttle/fair-turns.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { placeLines } from '#shared/domain/site/shop-address.ts'
import type { PaperFont } from './paper-letters.ts'

const ink = '#13221D'
const inkSoft = '#41514C'
const rule = '#D6C9C2'
const marginPt = 56
const bold: PaperFont = 'Helvetica-Bold'
const plain: PaperFont = 'Helvetica'

const words = {
  it: {
    title: 'Nota di reso',
    hint: 'Metti questo foglio nel pacco.',
    order: 'Ordine',
    from: 'Da',
    to: 'A',
    goods: 'Nel pacco',
    size: 'taglia',
    code: 'Codice del reso',
    todo: 'Che cosa fai',
    exchange: (size: string) => `da cambiare con la taglia ${size}`,
    kinds: {
      withdrawal: 'Recesso dal contratto',
      shop_return: 'Reso',
      guarantee: 'Garanzia legale',
      transport_damage: 'Danno di trasporto',
    },
    outcomes: { refund: 'rimborso', exchange: 'cambio', repair: 'riparazione' },
  },
  en: {
    title: 'Return note',
    hint: 'Put this sheet into the parcel.',
    order: 'Order',
    from: 'From',
    to: 'To',
    goods: 'In the parcel',
    size: 'size',
    code: 'Return code',
    todo: 'What to do',
    exchange: (size: string) => `to be exchanged for size ${size}`,
    kinds: {
      withdrawal: 'Withdrawal from the contract',
      shop_return: 'Return',
      guarantee: 'Legal guarantee',
      transport_damage: 'Damage on the way',
    },
    outcomes: { refund: 'refund', exchange: 'exchange', repair: 'repair' },
  },
} as const

const inTurn = fairTurns({ atOnce: 1, waiting: 50, retryAfterSeconds: 5 })

/** The sheet that goes into the parcel, one page of A4 as PDF. @throws Problem 503 busy */
export const makeReturnNote = (data: ReturnMailData, of: { shop: Shop; language: Language }): Promise<Buffer> =>
  inTurn.take(() => drawReturnNote(data, of))

async function drawReturnNote(
  data: ReturnMailData,
  { shop, language }: { shop: Shop; language: Language },
): Promise<Buffer> {
  // Loaded with the first note: 35 MB that most runs of the shop never need.
  const [{ default: PdfDocument }, { paperLetters }] = await Promise.all([
    import('pdfkit'),
    import('./paper-letters.ts'),
  ])
  const t = words[language]
  const title = `${t.title} ${data.code}`
  const sheet = new PdfDocument({
    size: 'A4',
    margin: marginPt,
    lang: language,
    info: { Title: title, Author: shop.name },
  })
  const chunks: Buffer[] = []
  sheet.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => sheet.once('end', resolve).once('error', reject))
  const say = (text: string, size: number, style: { font?: PaperFont; color?: string } = {}) => {
    const { letters, font } = paperLetters(text, style.font ?? plain)
    return sheet
      .font(font)
      .fontSize(size)
      .fillColor(style.color ?? ink)
      .text(letters)
  }
  const heading = (text: string) => {
    sheet.moveDown(0.9)
    say(text, 11, { font: bold, color: inkSoft }).moveDown(0.25)
  }
  say(shop.name, 13, { font: bold })
  sheet.moveDown(1.2)
  say(t.title, 26, { font: bold })
  say(t.hint, 12, { color: inkSoft }).moveDown(0.8)
  const top = sheet.y
  const width = sheet.page.width - 2 * marginPt
  sheet.lineWidth(1.5).strokeColor(ink).rect(marginPt, top, width, 74).stroke()
  sheet
    .font(plain)
    .fontSize(11)
    .fillColor(inkSoft)
    .text(t.code, marginPt + 16, top + 12)
  sheet
    .font(bold)
    .fontSize(30)
    .fillColor(ink)
    .text(data.code, marginPt + 16, top + 30)
  sheet.x = marginPt
  sheet.y = top + 84
  heading(`${t.order} ${data.orderNumber}`)
  say(`${t.kinds[data.kind]}, ${t.outcomes[data.outcome]}`, 12)
  heading(t.from)
  say(data.customerName, 12)
  heading(t.to)
  say([shop.name, ...placeLines(shop)].join('\n'), 12)
  heading(t.goods)
  for (const { name, size, quantity, exchangeSize } of data.lines) {
    const details = [size && `${t.size} ${size}`, exchangeSize && t.exchange(exchangeSize)].filter(Boolean).join(', ')
    say(`${quantity} × ${name}${details && ` (${details})`}`, 12)
    sheet.moveDown(0.2)
    sheet
      .lineWidth(0.5)
      .strokeColor(rule)
      .moveTo(marginPt, sheet.y)
      .lineTo(marginPt + width, sheet.y)
      .stroke()
    sheet.moveDown(0.3)
  }
  heading(t.todo)
  const steps = stepsToDo(data, { shop, language, isOnPaper: true })
  for (const [i, step] of steps.entries()) {
    say(steps.length === 1 ? step : `${i + 1}. ${step}`, 12)
    sheet.moveDown(0.25)
  }
  sheet.moveDown(1)
  say([shop.email, shop.phone].filter(Boolean).join(' · '), 10, { color: inkSoft })
  sheet.end()
  await ended
  return Buffer.concat(chunks)
}
