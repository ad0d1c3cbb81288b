import { z } from 'zod'
import { type MailContext, type MailKind, pageAddress } from '#server/messages/mail-parts/mail-content.ts'
import { mailTexts } from '#server/messages/mail-parts/mail-texts.ts'
import { linePicture, weekdayText } from '#server/messages/mail-parts/order-mail-parts.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'

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

const productNews = z.object({
  name: z.string(),
  slug: z.string(),
  price: z.string(),
  size: z.string().nullable(),
  imageName: z.string().nullable(),
})
type ProductNews = z.output<typeof productNews>
/** Others were due to the same person at the same time; rows older than this field have none. */
const backInStockData = productNews.extend({ others: z.array(productNews).optional() })

/** The one mail of the requests about sold-out products that are due together. */
export const backInStockMail: MailKind<z.output<typeof backInStockData>> = {
  schema: backInStockData,
  topic: 'stock_alerts',
  compose: ({ others = [], ...first }, context) => productMail('back_in_stock', [first, ...others], context),
}

const lowerPrice = productNews.extend({ before: z.string() })
const priceLowerData = lowerPrice.extend({ others: z.array(lowerPrice).optional() })

/** The one mail of the requests about lower prices that are due together. */
export const priceLowerMail: MailKind<z.output<typeof priceLowerData>> = {
  schema: priceLowerData,
  topic: 'stock_alerts',
  compose: ({ others = [], ...first }, context) => productMail('price_lower', [first, ...others], context),
}

const alertsDueData = z.object({
  used_arrived: usedArrivedData.optional(),
  price_lower: priceLowerData.optional(),
  back_in_stock: backInStockData.optional(),
})

/** The one mail where requests of several kinds are due together: a chapter of each. */
export const alertsDueMail: MailKind<z.output<typeof alertsDueData>> = {
  schema: alertsDueData,
  topic: 'stock_alerts',
  compose({ used_arrived, price_lower, back_in_stock }, context) {
    const { say, closing } = mailTexts('alerts_due', context)
    const chapters = [
      ...(used_arrived ? [usedArrivedMail.compose(used_arrived, context)] : []),
      ...(back_in_stock ? [backInStockMail.compose(back_in_stock, context)] : []),
      ...(price_lower ? [priceLowerMail.compose(price_lower, context)] : []),
    ]
    return {
      subject: say('subject'),
      title: say('title'),
      intro: say('intro'),
      blocks: [
        ...chapters.flatMap(({ title, intro, blocks }) => [
          { kind: 'heading' as const, text: title },
          { kind: 'paragraph' as const, parts: [intro] },
          ...blocks,
        ]),
        ...closing(),
      ],
    }
  },
}

function productMail(
  kind: 'back_in_stock' | 'price_lower',
  products: readonly (ProductNews & { before?: string })[],
  context: MailContext,
) {
  const euro = (price: string) => formatEuro(centsOf(price), context.language)
  const isOne = products.length === 1
  const [first] = products
  const { say, closing } = mailTexts(kind, context, {
    articolo: first ? nameWith(first.name, first.size, context) : '',
    ...(first?.before && { prima: euro(first.before) }),
    quanti: `${products.length}`,
  })
  const priceBefore = (price: string) => `${context.language === 'it' ? 'prima' : 'was'} ${euro(price)}`
  return {
    subject: say(isOne ? 'subject' : 'subject_several'),
    title: say(isOne ? 'title' : 'title_several'),
    intro: say(isOne ? 'intro' : 'intro_several'),
    blocks: [
      {
        kind: 'lines' as const,
        rows: products.map(({ name, size, price, before, imageName }) => ({
          title: nameWith(name, size, context),
          details: before && !isOne ? [priceBefore(before)] : [],
          amount: euro(price),
          ...(imageName && { picture: linePicture(name, imageName, context) }),
        })),
      },
      ...products.map(({ name, size, slug }) => ({
        kind: 'button' as const,
        text: isOne ? say('button') : nameWith(name, size, context),
        href: pageAddress(context, `/prodotto/${slug}`),
      })),
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
