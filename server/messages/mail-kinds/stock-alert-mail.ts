import { z } from 'zod'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { type MailContext, type MailKind, pageAddress } from './mail-content.ts'
import { mailTexts } from './mail-texts.ts'
import { linePicture, weekdayText } from './order-mail-parts.ts'

const usedArrivedData = z.object({
  products: z
    .array(
      z.object({
        name: z.string(),
        slug: z.string(),
        price: z.string(),
        frameSize: z.string().nullable(),
        imageName: z.string().nullable(),
      }),
    )
    .min(1),
})

/** The one mail that a request about used bicycles sends (rule 850). */
export const usedArrivedMail: MailKind<z.output<typeof usedArrivedData>> = {
  schema: usedArrivedData,
  topic: 'stock_alerts',
  compose({ products }, context) {
    const { language, shop } = context
    const it = language === 'it'
    const isOne = products.length === 1
    const { say, closing } = mailTexts('used_arrived', context, { articolo: products[0]?.name ?? '' })
    const sizeOf = (size: string | null) => (size ? [`${it ? 'taglia' : 'size'} ${size}`] : [])
    return {
      subject: say('subject'),
      title: say('title'),
      intro: say(isOne ? 'intro' : 'intro_several'),
      blocks: [
        {
          kind: 'lines',
          rows: products.map(({ name, price, frameSize, imageName }) => ({
            title: name,
            details: sizeOf(frameSize),
            amount: formatEuro(centsOf(price), language),
            ...(imageName && { picture: linePicture(name, imageName, context) }),
          })),
        },
        ...products.map(({ name, slug }) => ({
          kind: 'button' as const,
          text: isOne ? say('button') : name,
          href: pageAddress(context, `/prodotto/${slug}`),
        })),
        ...closing(),
        {
          kind: 'paragraph',
          isSmall: true,
          parts: [
            it
              ? `È l’unico avviso che ti mandiamo: ${shop.name} ha già cancellato il tuo indirizzo dalla lista. Se vuoi sapere anche della prossima, chiedilo di nuovo dalla pagina della bicicletta venduta.`
              : `This is the only notice we send: ${shop.name} has already deleted your address from the list. To hear about the next one too, ask again on the sold bike’s page.`,
          ],
        },
      ],
    }
  },
}

const alertRequestData = z.object({
  /** Null: the next used bicycle of a kind. */
  product: z.string().nullable(),
  size: z.string().nullable(),
  /** The price to fall below; left out by programs of before. */
  below: z.string().nullish(),
  /** The day when units are expected. */
  expectedOn: z.string().nullish(),
  token: z.string(),
})

/** Asks the reader of the address whether the request is theirs; nothing else is sent before. */
export const stockAlertRequestMail: MailKind<z.output<typeof alertRequestData>> = {
  schema: alertRequestData,
  compose({ product, size, below, expectedOn, token }, context) {
    const { language } = context
    const most = below ? formatEuro(centsOf(below), language) : ''
    const cheaper = below ? (language === 'it' ? ` a meno di ${most}` : ` for less than ${most}`) : ''
    const values = { articolo: nameWith(product, size, context) + cheaper, negozio: context.shop.name }
    const { say, closing } = mailTexts('stock_alert_request', context, values)
    return {
      subject: say('subject'),
      title: say('title'),
      intro: say('intro'),
      blocks: [
        ...(expectedOn
          ? [{ kind: 'paragraph' as const, parts: [say('expected', { giorno: weekdayText(expectedOn, language) })] }]
          : []),
        { kind: 'button', text: say('button'), href: pageAddress(context, `/avviso?token=${token}`) },
        { kind: 'paragraph', isSmall: true, parts: [say('ignore')] },
        ...closing(),
      ],
    }
  },
}

const backInStockData = z.object({
  name: z.string(),
  slug: z.string(),
  price: z.string(),
  size: z.string().nullable(),
  imageName: z.string().nullable(),
})

/** The one mail of a request about a sold-out product. */
export const backInStockMail: MailKind<z.output<typeof backInStockData>> = {
  schema: backInStockData,
  topic: 'stock_alerts',
  compose: (data, context) => oneProduct('back_in_stock', data, context),
}

const priceLowerData = backInStockData.extend({ before: z.string() })

/** The one mail of a request about a lower price. */
export const priceLowerMail: MailKind<z.output<typeof priceLowerData>> = {
  schema: priceLowerData,
  topic: 'stock_alerts',
  compose: (data, context) =>
    oneProduct('price_lower', data, context, { prima: formatEuro(centsOf(data.before), context.language) }),
}

function oneProduct(
  kind: 'back_in_stock' | 'price_lower',
  { name, slug, price, size, imageName }: z.output<typeof backInStockData>,
  context: MailContext,
  values: { prima?: string } = {},
) {
  const { say, closing } = mailTexts(kind, context, { articolo: nameWith(name, size, context), ...values })
  return {
    subject: say('subject'),
    title: say('title'),
    intro: say('intro'),
    blocks: [
      {
        kind: 'lines' as const,
        rows: [
          {
            title: nameWith(name, size, context),
            details: [],
            amount: formatEuro(centsOf(price), context.language),
            ...(imageName && { picture: linePicture(name, imageName, context) }),
          },
        ],
      },
      { kind: 'button' as const, text: say('button'), href: pageAddress(context, `/prodotto/${slug}`) },
      { kind: 'paragraph' as const, isSmall: true, parts: [say('rules')] },
      ...closing(),
    ],
  }
}

function nameWith(name: string | null, size: string | null, { language }: MailContext): string {
  const it = language === 'it'
  const what = name ?? (it ? 'una bicicletta usata' : 'a used bike')
  return size ? `${what}, ${it ? 'taglia' : 'size'} ${size}` : what
}
