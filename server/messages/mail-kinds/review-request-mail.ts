import { z } from 'zod'
import { greetingName } from './harmless-text.ts'
import { type MailBlock, type MailContext, type MailKind, pageAddress } from './mail-content.ts'
import { mailTexts } from './mail-texts.ts'

const reviewRequestData = z.object({
  orderNumber: z.string(),
  customerName: z.string(),
  products: z.array(z.object({ slug: z.string(), name: z.string() })),
})

/** The one request of an order, some weeks after it has come. */
export const reviewRequestMail: MailKind<z.output<typeof reviewRequestData>> = {
  schema: reviewRequestData,
  topic: 'review_requests',
  compose({ orderNumber, customerName, products }, context) {
    const values = { nome: greetingName(customerName, context.language), numero: orderNumber }
    const { say, closing } = mailTexts('review_request', context, values)
    return {
      subject: say('subject'),
      title: say('title'),
      intro: say('intro'),
      blocks: [
        ...reviewLinks(orderNumber, products, context),
        { kind: 'paragraph', isSmall: true, parts: [say('once')] },
        ...closing(),
      ],
    }
  },
}

/** A link for each product: the key of the order makes it a verified purchase (rule 452). */
export function reviewLinks(
  orderNumber: string,
  products: readonly { slug: string; name: string }[],
  context: MailContext,
): MailBlock[] {
  const query = new URLSearchParams({ recensione: '1', ordine: orderNumber, k: context.keyOf(orderNumber) })
  return products.map(({ slug, name }) => ({
    kind: 'paragraph',
    parts: [
      {
        text: context.language === 'it' ? `Recensisci ${name}` : `Review ${name}`,
        href: pageAddress(context, `/prodotto/${slug}?${query}`),
      },
    ],
  }))
}
