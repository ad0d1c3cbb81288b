import type { MailKind } from './mail-content.ts'
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
        { kind: 'heading', text: it ? 'Se qualcosa non va' : 'If something is wrong' },
        {
          kind: 'paragraph',
          parts: [
            it
              ? `Rispondi a questo messaggio o chiamaci al ${phone}. Hai ${returnDays} giorni dalla consegna per restituire la merce, anche senza dire perché: `
              : `Reply to this message or call us on ${phone}. You have ${returnDays} days from delivery to return the goods, without giving a reason: `,
            withdrawalLink(context, order.orderNumber),
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
