import type { MailKind } from './mail-content.ts'
import { type OrderMailData, orderMailData } from './order-mail-data.ts'
import { arrivalText, orderButton, orderGoods, orderPlate, orderWords } from './order-mail-parts.ts'
import { withdrawalLink } from './withdrawal-notice.ts'

export const paymentReceivedMail: MailKind<OrderMailData> = {
  schema: orderMailData,
  compose(order, context) {
    const { it, name, amount } = orderWords(order, context)
    const arrival = arrivalText(order, context)
    return {
      subject: it
        ? `Pagamento ricevuto per l’ordine ${order.orderNumber}`
        : `Payment received for order ${order.orderNumber}`,
      title: it ? 'Pagamento ricevuto' : 'Payment received',
      intro: it
        ? `Ciao ${name}, abbiamo ricevuto ${amount}. Prepariamo l’ordine: ${arrival}.`
        : `Hello ${name}, we’ve received ${amount}. We’re preparing your order: ${arrival}.`,
      blocks: [
        orderPlate(order, context),
        ...orderGoods(order, context),
        orderButton(order, context),
        {
          kind: 'paragraph',
          isSmall: true,
          parts: [withdrawalLink(context, order)],
        },
      ],
    }
  },
}
