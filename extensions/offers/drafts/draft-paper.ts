import { methodNames } from '#server/messages/mail-parts/order-mail-parts.ts'
import { inPaperTurn, openPaper } from '#server/platform/paper/paper.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { dateText } from '#shared/domain/platform/hours/date-text.ts'
import { romeClock } from '#shared/domain/platform/hours/rome-clock.ts'
import { formatEuro } from '#shared/domain/platform/money.ts'
import type { DraftRow } from './draft-repository.ts'

const words = {
  it: {
    title: 'Preventivo',
    to: (name: string) => `Per ${name}`,
    size: 'taglia',
    free: 'gratis',
    total: 'Totale, IVA inclusa dove dovuta',
    until: (day: string) => `Prezzi e consegna valgono fino a ${day}.`,
    stock: 'I pezzi non sono tenuti da parte finché non ordini.',
    unprinted: (letters: string) => `Al posto di ogni □ c’è una lettera che qui non si può stampare: ${letters}.`,
  },
  en: {
    title: 'Quote',
    to: (name: string) => `For ${name}`,
    size: 'size',
    free: 'free',
    total: 'Total, VAT included where due',
    until: (day: string) => `Prices and delivery hold until ${day}.`,
    stock: 'The items are not set aside until you order.',
    unprinted: (letters: string) => `Each □ stands for a letter that cannot be printed here: ${letters}.`,
  },
} as const

/** A page of A4 as PDF, in the language of the offer. @throws Problem 503 busy */
export function makeQuote(draft: DraftRow, shop: Deps['shop']): Promise<Buffer> {
  return inPaperTurn.take(() => draw(draft, shop))
}

async function draw({ content, shippingCents, expiresAt }: DraftRow, shop: Deps['shop']): Promise<Buffer> {
  const { lines, customer, language, message, delivery } = content
  const t = words[language]
  const euro = (cents: number) => formatEuro(cents, language)
  const paper = await openPaper({ title: t.title, author: shop.name, language })
  await paper.say(t.title, 26, { isBold: true })
  const { street, postalCode, city } = shop.address
  await paper.say(`${shop.name}, ${street}, ${postalCode} ${city} · ${shop.phone}`, 11, { isSoft: true })
  if (customer.name) await paper.heading(t.to(customer.name))
  if (message) await paper.say(message, 11)
  paper.space(0.6)
  for (const { name, productCode, size, quantity, unitCents } of lines) {
    const what = [name, size && `${t.size} ${size}`, productCode].filter(Boolean).join(', ')
    await paper.say(`${quantity} × ${what}: ${euro(unitCents)} → ${euro(quantity * unitCents)}`, 11)
    paper.space(0.2)
    paper.line()
    paper.space(0.3)
  }
  await paper.say(`${methodNames[delivery][language]}: ${shippingCents === 0 ? t.free : euro(shippingCents)}`, 11)
  const total = lines.reduce((sum, one) => sum + one.quantity * one.unitCents, shippingCents)
  await paper.heading(`${t.total}: ${euro(total)}`)
  await paper.say(`${t.until(dateText(romeClock(expiresAt), language, 'promise'))} ${t.stock}`, 11)
  const unprinted = paper.unprinted()
  if (unprinted.length > 0) await paper.say(t.unprinted(unprinted.join(', ')), 9)
  return paper.finish()
}
