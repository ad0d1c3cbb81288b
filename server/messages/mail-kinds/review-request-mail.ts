import { z } from 'zod'
import { greetingName } from '#server/messages/mail-parts/harmless-text.ts'
import {
  listed,
  type MailBlock,
  type MailContext,
  type MailKind,
  pageAddress,
} from '#server/messages/mail-parts/mail-content.ts'
import { mailTexts } from '#server/messages/mail-parts/mail-texts.ts'

const reviewedOrder = z.object({
  orderNumber: z.string(),
  products: z.array(z.object({ slug: z.string(), name: z.string() })),
})
const reviewRequestData = reviewedOrder.extend({
  customerName: z.string(),
  /** Delivered within a day of the first; rows older than this field have none. */
  others: z.array(reviewedOrder).optional(),
})

/** The one request of the orders that a person got on one day, some weeks after. */
export const reviewRequestMail: MailKind<z.output<typeof reviewRequestData>> = {
  schema: reviewRequestData,
  topic: 'review_requests',
  compose({ customerName, others = [], ...first }, context) {
    const orders = [first, ...others]
    const isOne = orders.length === 1
    const values = {
      nome: greetingName(customerName, context.language),
      numero: first.orderNumber,
      numeri: listed(
        orders.map((order) => order.orderNumber),
        context,
      ),
    }
    const { say, closing } = mailTexts('review_request', context, values)
    return {
      subject: say('subject'),
      title: say('title'),
      intro: say(isOne ? 'intro' : 'intro_several'),
      blocks: [
        ...orders.flatMap(({ orderNumber, products }) => reviewLinks(orderNumber, products, context)),
        { kind: 'paragraph', isSmall: true, parts: [say(isOne ? 'once' : 'once_several')] },
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
