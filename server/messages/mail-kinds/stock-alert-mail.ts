import { z } from 'zod'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { type MailKind, pageAddress } from './mail-content.ts'
import { mailTexts } from './mail-texts.ts'
import { linePicture } from './order-mail-parts.ts'

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

/** The one mail that a stock alert for a used bicycle sends (rule 850). */
export const stockAlertMail: MailKind<z.output<typeof usedArrivedData>> = {
  schema: usedArrivedData,
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
