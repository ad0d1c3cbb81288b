import type { MailBlock, MailKind } from './mail-content.ts'
import { type OrderMailData, orderMailData } from './order-mail-data.ts'
import { deliveryAddress, greetingName, orderButton, orderLines, orderPlate } from './order-mail-parts.ts'
import { withdrawalLink } from './withdrawal-notice.ts'

export const orderShippedMail: MailKind<OrderMailData> = {
  schema: orderMailData,
  compose(order, context) {
    const it = context.language === 'it'
    const name = greetingName(order.customerName)
    const tracking: MailBlock[] = order.trackingCode
      ? [
          { kind: 'heading', text: it ? 'Spedizione' : 'Shipment' },
          {
            kind: 'facts',
            rows: [{ label: it ? 'Codice di tracciamento' : 'Tracking code', value: order.trackingCode }],
          },
        ]
      : []
    return {
      subject: it ? `Il tuo ordine ${order.orderNumber} è partito` : `Your order ${order.orderNumber} is on its way`,
      title: it ? 'È partito' : 'On its way',
      intro: it
        ? `Ciao ${name}, il tuo ordine ha lasciato l’officina e sta arrivando da te.`
        : `Hello ${name}, your order has left the workshop and is on its way to you.`,
      blocks: [
        orderPlate(order, context),
        ...tracking,
        { kind: 'heading', text: it ? 'Nel pacco' : 'In the parcel' },
        orderLines(order, context),
        { kind: 'heading', text: it ? 'Consegna a' : 'Delivered to' },
        { kind: 'paragraph', parts: [`${deliveryAddress(order)}.`] },
        orderButton(order, context),
        { kind: 'paragraph', isSmall: true, parts: [withdrawalLink(context, order)] },
      ],
    }
  },
}
