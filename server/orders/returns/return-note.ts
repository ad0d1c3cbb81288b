import { stepsToDo } from '#server/messages/mail-kinds/after-sales/after-sales-mail-parts.ts'
import type { ReturnMailData } from '#server/messages/mail-parts/after-sales-mail-data.ts'
import { inPaperTurn, openPaper } from '#server/platform/paper/paper.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { placeLines } from '#shared/domain/platform/shop/shop-address.ts'

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
    unprinted: (letters: string, order: string) =>
      `Al posto di ogni □ c’è una lettera che qui non si può stampare: ${letters}. Il testo intero è nell’ordine ${order}.`,
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
    unprinted: (letters: string, order: string) =>
      `Each □ stands for a letter that cannot be printed here: ${letters}. The whole text is in order ${order}.`,
    outcomes: { refund: 'refund', exchange: 'exchange', repair: 'repair' },
  },
} as const

/** The sheet that goes into the parcel, one page of A4 as PDF. @throws Problem 503 busy */
export const makeReturnNote = (data: ReturnMailData, of: { shop: Shop; language: Language }): Promise<Buffer> =>
  inPaperTurn.take(() => drawReturnNote(data, of))

async function drawReturnNote(
  data: ReturnMailData,
  { shop, language }: { shop: Shop; language: Language },
): Promise<Buffer> {
  const t = words[language]
  const paper = await openPaper({ title: `${t.title} ${data.code}`, author: shop.name, language })
  await paper.say(shop.name, 13, { isBold: true })
  paper.space(1.2)
  await paper.say(t.title, 26, { isBold: true })
  await paper.say(t.hint, 12, { isSoft: true })
  paper.space(0.8)
  paper.codeBox(t.code, data.code)
  await paper.heading(`${t.order} ${data.orderNumber}`)
  await paper.say(`${t.kinds[data.kind]}, ${t.outcomes[data.outcome]}`, 12)
  await paper.heading(t.from)
  await paper.say(data.customerName, 12)
  await paper.heading(t.to)
  await paper.say([shop.name, ...placeLines(shop)].join('\n'), 12)
  await paper.heading(t.goods)
  for (const { name, size, quantity, exchangeSize } of data.lines) {
    const details = [size && `${t.size} ${size}`, exchangeSize && t.exchange(exchangeSize)].filter(Boolean).join(', ')
    await paper.say(`${quantity} × ${name}${details && ` (${details})`}`, 12)
    paper.space(0.2)
    paper.line()
    paper.space(0.3)
  }
  await paper.heading(t.todo)
  const steps = stepsToDo(data, { shop, language, isOnPaper: true })
  for (const [i, step] of steps.entries()) {
    await paper.say(steps.length === 1 ? step : `${i + 1}. ${step}`, 12)
    paper.space(0.25)
  }
  paper.space(1)
  const unprinted = paper.unprinted()
  if (unprinted.length > 0) {
    await paper.say(t.unprinted(unprinted.join(', '), data.orderNumber), 9)
    paper.space(0.5)
  }
  await paper.say([shop.email, shop.phone].filter(Boolean).join(' · '), 10, { isSoft: true })
  return paper.finish()
}
