import {
  type MailBlock,
  type MailContext,
  type MailKind,
  pageAddress,
  pageLink,
} from '#server/messages/mail-parts/mail-content.ts'
import { mailTexts, withPhone } from '#server/messages/mail-parts/mail-texts.ts'
import { type OrderMailData, orderMailData } from '#server/messages/mail-parts/order-mail-data.ts'
import { orderButton, orderLines, orderPlate, orderValues } from '#server/messages/mail-parts/order-mail-parts.ts'
import { withdrawalLink } from '#server/messages/mail-parts/withdrawal-notice.ts'
import { daysToReturn } from '#shared/domain/platform/shop/consumer-rights.ts'
import { reviewLinks } from './review-request-mail.ts'

export const orderDeliveredMail: MailKind<OrderMailData> = {
  schema: orderMailData,
  compose(order, context) {
    const it = context.language === 'it'
    const days = daysToReturn(context.shop)
    const { say, closing } = mailTexts('order_delivered', context, orderValues(order, context))
    const isFetched = order.delivery === 'pickup'
    return {
      subject: say(isFetched ? 'subject_collected' : 'subject'),
      title: say(isFetched ? 'title_collected' : 'title'),
      intro: say(isFetched ? 'intro_collected' : 'intro'),
      blocks: [
        orderPlate(order, context),
        { kind: 'heading', text: it ? 'Che cosa hai ricevuto' : 'What you received' },
        orderLines(order, context),
        ...invitation(order, context, say('note')),
        { kind: 'heading', text: it ? 'Se qualcosa non va' : 'If something isn’t right' },
        {
          kind: 'paragraph',
          parts: [
            withPhone(
              it
                ? `Rispondi a questo messaggio o chiamaci al {telefono}. Hai ${days} giorni dalla consegna per restituire la merce, anche senza dire perché: `
                : `Reply to this message or call us on {telefono}. You have ${days} days from delivery to return your items, without giving a reason: `,
              context.shop,
            ),
            withdrawalLink(context, order),
            '. ',
            returnLink(order, context),
            '. ',
            pageLink(context, '/garanzia', it ? 'I tuoi diritti di garanzia legale' : 'Your legal guarantee rights'),
            '.',
          ],
        },
        orderButton(order, context),
        ...closing(),
      ],
    }
  },
}

/** Parts of the order, and another size, without a withdrawal from the rest. */
function returnLink({ orderNumber, lines }: OrderMailData, context: MailContext) {
  const hasSizes = lines.some(({ size }) => size)
  const text =
    context.language === 'it'
      ? `${hasSizes ? 'Cambia la taglia o rendi' : 'Rendi'} solo alcuni pezzi`
      : `${hasSizes ? 'Exchange for another size or return' : 'Return'} only some items`
  return { text, href: pageAddress(context, `/ordine/${orderNumber}/reso?k=${context.keyOf(orderNumber)}`) }
}

function invitation({ lines, orderNumber }: OrderMailData, context: MailContext, words: string): MailBlock[] {
  // One review for a product, in however many sizes it was bought.
  const products = new Map(lines.flatMap(({ slug, name }) => (slug ? [[slug, { slug, name }] as const] : [])))
  if (products.size === 0) return []
  return [
    { kind: 'heading', text: context.language === 'it' ? 'Come ti trovi?' : 'How are you finding it?' },
    { kind: 'paragraph', parts: [words] },
    ...reviewLinks(orderNumber, [...products.values()], context),
  ]
}
