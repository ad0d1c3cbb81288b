import { withdrawalLink } from '#server/messages/mail-kinds/after-sales/withdrawal-notice.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import type { MailContext, MailKind } from './mail-content.ts'
import { type OrderMailData, orderMailData } from './order-mail-data.ts'
import { arrivalText, orderButton, orderGoods, orderPlate, orderWords } from './order-mail-parts.ts'
import { giftCardWords } from './voucher-mails.ts'

export const paymentReceivedMail: MailKind<OrderMailData> = {
  schema: orderMailData,
  compose(order, context) {
    const { it, name, amount } = orderWords(order, context)
    return {
      subject: it
        ? `Pagamento ricevuto per l’ordine ${order.orderNumber}`
        : `Payment received for order ${order.orderNumber}`,
      title: it ? 'Pagamento ricevuto' : 'Payment received',
      intro: intro(
        order,
        context,
        it ? `Ciao ${name}, abbiamo ricevuto ${amount}.` : `Hello ${name}, we’ve received ${amount}.`,
      ),
      blocks: [
        orderPlate(order, context),
        ...orderGoods(order, context),
        orderButton(order, context),
        ...(order.giftCard
          ? []
          : [{ kind: 'paragraph', isSmall: true, parts: [withdrawalLink(context, order)] } as const]),
      ],
    }
  },
}

/** An order now paid by gift cards alone has received no money. */
function intro(order: OrderMailData, context: MailContext, received: string): string {
  const it = context.language === 'it'
  const { it: _it, name } = orderWords(order, context)
  if (order.giftCard) {
    const sentOn = order.giftCard.sendOn
    const isAtOnce = sentOn <= romeDayOf(new Date(order.placedAt))
    return `${received} ${giftCardWords(order.giftCard, it, isAtOnce ? sentOn : '')}`
  }
  const begin =
    order.paymentMethod === 'gift_card'
      ? it
        ? `Ciao ${name}, il buono regalo paga tutto l’ordine.`
        : `Hello ${name}, your gift card pays for all of your order.`
      : received
  const arrival = arrivalText(order, context)
  return it ? `${begin} Prepariamo l’ordine: ${arrival}.` : `${begin} We’re preparing your order: ${arrival}.`
}
