import type { MailBlock, MailContext, MailKind } from './mail-content.ts'
import { type OrderMailData, orderMailData } from './order-mail-data.ts'
import { greetingName, orderButton, orderLines, orderPlate, pageLink } from './order-mail-parts.ts'
import { withdrawalLink } from './withdrawal-notice.ts'

export const orderDeliveredMail: MailKind<OrderMailData> = {
  schema: orderMailData,
  compose(order, context) {
    const it = context.language === 'it'
    const { returnDays, phone } = context.shop
    const name = greetingName(order.customerName)
    return {
      subject: it ? `Il tuo ordine ${order.orderNumber} è arrivato` : `Your order ${order.orderNumber} has arrived`,
      title: it ? 'Consegnato' : 'Delivered',
      intro: it
        ? `Ciao ${name}, il tuo ordine risulta consegnato. Buona strada!`
        : `Hello ${name}, your order has been delivered. Enjoy the ride!`,
      blocks: [
        orderPlate(order, context),
        { kind: 'heading', text: it ? 'Che cosa hai ricevuto' : 'What you received' },
        orderLines(order, context),
        ...reviewLinks(order, context),
        { kind: 'heading', text: it ? 'Se qualcosa non va' : 'If something is wrong' },
        {
          kind: 'paragraph',
          parts: [
            it
              ? `Rispondi a questo messaggio o chiamaci al ${phone}. Hai ${returnDays} giorni dalla consegna per restituire la merce, anche senza dire perché: `
              : `Reply to this message or call us on ${phone}. You have ${returnDays} days from delivery to return the goods, without giving a reason: `,
            withdrawalLink(context, order),
            '. ',
            pageLink(context, '/garanzia', it ? 'I tuoi diritti di garanzia legale' : 'Your legal guarantee rights'),
            '.',
          ],
        },
        orderButton(order, context),
      ],
    }
  },
}

/** Where each product is reviewed: the key of the order makes it a verified purchase (contract.md section 6). */
function reviewLinks({ lines, orderNumber, accessKey }: OrderMailData, context: MailContext): MailBlock[] {
  const { publicUrl, language } = context
  const it = language === 'it'
  // One review for a product, in however many sizes it was bought.
  const products = new Map(lines.flatMap(({ slug, name }) => (slug ? [[slug, name] as const] : [])))
  if (products.size === 0) return []
  const linkTo = (slug: string, name: string) => {
    const query = new URLSearchParams({ recensione: '1', ordine: orderNumber, k: accessKey })
    if (!it) query.set('lang', 'en')
    return { text: it ? `Recensisci ${name}` : `Review ${name}`, href: `${publicUrl}/prodotto/${slug}?${query}` }
  }
  return [
    { kind: 'heading', text: it ? 'Come ti trovi?' : 'How is it going?' },
    {
      kind: 'paragraph',
      parts: [
        it
          ? 'Quando l’avrai provato, raccontalo a chi deve scegliere: pubblichiamo le recensioni positive e quelle negative. Da qui la tua porta il segno «Acquisto verificato».'
          : 'When you have tried it, tell those who have yet to choose: we publish good and bad reviews alike. From here yours carries the mark “Verified purchase”.',
      ],
    },
    ...[...products].map(([slug, name]): MailBlock => ({ kind: 'paragraph', parts: [linkTo(slug, name)] })),
  ]
}
