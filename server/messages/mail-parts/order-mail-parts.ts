import { daysInWords } from '#shared/domain/platform/delivery/delivery-promise.ts'
import { deliveryZoneOf } from '#shared/domain/platform/delivery/delivery-zones.ts'
import { imageFacts } from '#shared/domain/platform/goods/image-name.ts'
import { vatWording } from '#shared/domain/platform/goods/vat.ts'
import { formatEuro } from '#shared/domain/platform/money.ts'
import { needsNoPaypalAccount } from '#shared/domain/platform/states/paypal-account.ts'
import { greetingName, withoutLinks } from './harmless-text.ts'
import { type MailBlock, type MailContext, type MailLine, pageAddress } from './mail-content.ts'
import { mailTexts } from './mail-texts.ts'
import type { OrderMailData } from './order-mail-data.ts'

// Parts that several order mails share.

const calendar = { timeZone: 'Europe/Rome', day: 'numeric', month: 'long', year: 'numeric' } as const
const clock = { timeZone: 'Europe/Rome', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
// Made once: making one takes longer than the rest of a mail.
const inWords = (options: Intl.DateTimeFormatOptions) => ({
  it: new Intl.DateTimeFormat('it-IT', options),
  en: new Intl.DateTimeFormat('en-GB', options),
})
const days = inWords(calendar)
const times = inWords(clock)

/** "20 novembre 2026" on the shop's calendar. */
export function dayText(moment: Date, language: 'it' | 'en'): string {
  return days[language].format(moment)
}

/** "20 novembre 2026, ore 11:00" by the shop's clock. */
export function momentText(moment: Date, language: 'it' | 'en'): string {
  const time = times[language].format(moment)
  return `${dayText(moment, language)}, ${language === 'it' ? 'ore ' : ''}${time}`
}

const weekdays = inWords({ timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' })

/** "lunedì 7 dicembre". */
export const weekdayText = (day: string, language: 'it' | 'en'): string => weekdays[language].format(new Date(day))

/** When a paid order arrives: on the promised day ("arriva mercoledì 2 dicembre"), else in so many days. */
export function arrivalText(order: OrderMailData, { language, shop }: MailContext): string {
  const { arrivesOn, delivery } = order
  const it = language === 'it'
  const day = arrivesOn && weekdayText(arrivesOn, language)
  if (delivery === 'pickup') {
    if (day) return it ? `lo ritiri in negozio da ${day}` : `collect it from the shop from ${day}`
    return it ? 'ti scriviamo quando puoi ritirarlo' : 'we’ll email you when you can collect it'
  }
  if (day) return it ? `arriva ${day}` : `it arrives on ${day}`
  const days = workingDaysOf(order, shop)
  return it ? `consegna in ${days} giorni lavorativi` : `delivery within ${days} working days`
}

/** "3-5": the working days to the destination. */
export function workingDaysOf(
  { delivery, postalCode }: Pick<OrderMailData, 'delivery' | 'postalCode'>,
  { shipping }: MailContext['shop'],
): string {
  return daysInWords(shipping, delivery === 'express' ? 'express' : deliveryZoneOf(postalCode, shipping.zones))
}

/** Where a provider's refund goes: to what it was paid by. Rows older than the fields are PayPal's. */
export function paidWay(method: string | null | undefined, it: boolean, instrument?: string | null): string {
  if (method === 'card' || needsNoPaypalAccount(instrument))
    return it ? 'con lo stesso mezzo di pagamento' : 'to the same payment method'
  return it ? 'su PayPal' : 'to PayPal'
}

/** The part paid by wallet or transfer. */
export const restOf = ({ totalCents, giftCardCents }: OrderMailData): number => totalCents - (giftCardCents ?? 0)

export function orderWords(order: OrderMailData, { language }: MailContext) {
  return {
    it: language === 'it',
    name: greetingName(order.customerName, language),
    amount: formatEuro(restOf(order), language),
  }
}

/** The placeholders of every order mail. */
export function orderValues(order: OrderMailData, context: MailContext): Record<string, string> {
  const { name, amount } = orderWords(order, context)
  const placed = dayText(new Date(order.placedAt), context.language)
  return { nome: name, numero: order.orderNumber, totale: amount, data: placed }
}

export function orderPlate(order: Pick<OrderMailData, 'orderNumber'>, { language }: MailContext): MailBlock {
  return { kind: 'plate', label: language === 'it' ? 'Ordine' : 'Order', value: order.orderNumber }
}

export function orderButton({ orderNumber }: Pick<OrderMailData, 'orderNumber'>, context: MailContext): MailBlock {
  return {
    kind: 'button',
    text: mailTexts('every_order_mail', context).say('button'),
    href: pageAddress(context, `/ordine/${orderNumber}?k=${context.keyOf(orderNumber)}`),
  }
}

/** «Taglia M», «2 pezzi». */
export function sizeAndPieces({ size, quantity }: { size: string | null; quantity: number }, it: boolean): string[] {
  return [
    ...(size ? [`${it ? 'Taglia' : 'Size'} ${size}`] : []),
    quantity === 1 ? (it ? '1 pezzo' : '1 item') : `${quantity} ${it ? 'pezzi' : 'items'}`,
  ]
}

export function orderLines(order: OrderMailData, context: MailContext): MailBlock {
  const { language } = context
  const it = language === 'it'
  return {
    kind: 'lines',
    rows: order.lines.map((line) => ({
      title: line.name,
      details: [...sizeAndPieces(line, it), `${it ? 'codice' : 'code'} ${line.productCode}`],
      amount: formatEuro(line.totalCents, language),
      // No mail program shows a computed drawing.
      ...(line.imageName &&
        !line.imageName.endsWith('.svg') && { picture: linePicture(line.name, line.imageName, context) }),
    })),
  }
}

const pictureBox = { width: 76, height: 64 }

export function linePicture(
  name: string,
  imageName: string,
  { publicUrl, language }: MailContext,
): MailLine['picture'] {
  const { width, height, fit } = imageFacts(imageName)
  const scale = Math.min(pictureBox.width / width, pictureBox.height / height)
  const isDrawing = fit === 'drawing'
  const what = language === 'it' ? (isDrawing ? 'Disegno di' : 'Foto di') : isDrawing ? 'Drawing of' : 'Photo of'
  return {
    src: `${publicUrl}/images/${imageName}?w=320`,
    alt: `${what} ${name}`,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  }
}

export function orderGoods(order: OrderMailData, context: MailContext): MailBlock[] {
  const { language } = context
  const it = language === 'it'
  const free = it ? (order.delivery === 'pickup' ? 'Gratis' : 'Gratuita') : 'Free'
  const shipping = order.shippingCents === 0 ? free : formatEuro(order.shippingCents, language)
  return [
    { kind: 'heading', text: it ? 'Che cosa hai ordinato' : 'What you ordered' },
    orderLines(order, context),
    {
      kind: 'sums',
      rows: [
        { label: it ? 'Subtotale' : 'Subtotal', value: formatEuro(order.subtotalCents, language) },
        ...codeRow(order, language),
        ...(order.giftCard ? [] : [{ label: methodNames[order.delivery ?? 'courier'][language], value: shipping }]),
      ],
      total: {
        label: it ? 'Totale' : 'Total',
        note: vatNotes[vatWording((order.vat ?? []).map(({ rate }) => rate))][language],
        value: formatEuro(order.totalCents, language),
      },
    },
    ...giftCardSums(order, language),
    ...vatBlock(order, context),
  ]
}

/** Below the total: a gift card is money. */
function giftCardSums(order: OrderMailData, language: 'it' | 'en'): MailBlock[] {
  if (!order.giftCardCents) return []
  const it = language === 'it'
  return [
    {
      kind: 'sums',
      rows: [{ label: it ? 'Buono regalo' : 'Gift card', value: formatEuro(-order.giftCardCents, language) }],
      total: {
        label: it ? 'Pagato o da pagare' : 'Paid or to pay',
        note: '',
        value: formatEuro(restOf(order), language),
      },
    },
  ]
}

export const methodNames = {
  courier: { it: 'Spedizione', en: 'Shipping' },
  express: { it: 'Corriere espresso', en: 'Express courier' },
  pickup: { it: 'Ritiro in negozio', en: 'Collection from the shop' },
}

/** «Codice AUTUNNO10: − 21,88 €»; a free-delivery coupon has only its name. */
function codeRow({ codes, discountCents }: OrderMailData, language: 'it' | 'en') {
  if (!codes) return []
  const label = `${language === 'it' ? 'Codice' : 'Code'} ${codes.replaceAll(' ', ', ')}`
  if (!discountCents) return [{ label, value: language === 'it' ? 'consegna gratuita' : 'free shipping' }]
  return [{ label, value: formatEuro(-discountCents, language) }]
}

const vatNotes = {
  included: { it: ', IVA inclusa', en: ', VAT included' },
  where_due: { it: ', IVA inclusa dove dovuta', en: ', VAT included where due' },
  none: { it: '', en: '' },
}

/** «IVA 22 %: 12,34 € su 56,10 €»; under the margin scheme the name only (rule 722). */
function vatBlock({ vat, giftCard }: OrderMailData, { language }: MailContext): MailBlock[] {
  if (giftCard) {
    const text =
      language === 'it'
        ? 'Sul buono regalo non c’è IVA: è nel prezzo di quello che ci si compra (art. 6-quater DPR 633/1972).'
        : 'There’s no VAT on a gift card: it’s in the price of what it buys.'
    return [{ kind: 'paragraph', isSmall: true, parts: [text] }]
  }
  const euro = (cents: number) => formatEuro(cents, language)
  const words = (vat ?? []).map(({ rate, grossCents, taxableCents, taxCents }) => {
    if (rate === null)
      return language === 'it'
        ? `Beni usati, regime del margine: ${euro(grossCents)}.`
        : `Used items, margin scheme: ${euro(grossCents)}.`
    return language === 'it'
      ? `IVA ${rate} %: ${euro(taxCents)} su ${euro(taxableCents)}.`
      : `VAT ${rate}%: ${euro(taxCents)} on ${euro(taxableCents)}.`
  })
  return words.length > 0 ? [{ kind: 'paragraph', isSmall: true, parts: [words.join(' ')] }] : []
}

/** Heading of where an order goes, or waits. */
export function destinationTitle({ delivery }: OrderMailData, { language }: MailContext): string {
  if (delivery === 'pickup') return methodNames.pickup[language]
  return language === 'it' ? 'Consegna a' : 'Delivery to'
}

/** "Giulia Ferrari, Contrà San Biagio 12, 36100 Vicenza (VI)."; for a pick-up the shop's name and address. */
export function deliveryAddress(order: OrderMailData, { shop }: MailContext): string {
  const province = order.province ? ` (${order.province})` : ''
  const name = order.delivery === 'pickup' ? shop.name : order.customerName
  return withoutLinks(`${name}, ${order.shippingAddress}, ${order.postalCode} ${order.city}${province}`)
}
