import { parcelWords } from '#shared/domain/carriers.ts'
import { greetingName } from './harmless-text.ts'
import type { MailBlock, MailKind } from './mail-content.ts'
import { type OrderMailData, orderMailData } from './order-mail-data.ts'
import { deliveryAddress, orderButton, orderLines, orderPlate } from './order-mail-parts.ts'
import { withdrawalLink } from './withdrawal-notice.ts'

export const orderShippedMail: MailKind<OrderMailData> = {
  schema: orderMailData,
  compose(order, context) {
    const it = context.language === 'it'
    const name = greetingName(order.customerName, context.language)
    const tracking = trackingBlocks(order, it)
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
        { kind: 'heading', text: it ? 'Consegna a' : 'Delivery to' },
        { kind: 'paragraph', parts: [`${deliveryAddress(order)}.`] },
        orderButton(order, context),
        { kind: 'paragraph', isSmall: true, parts: [withdrawalLink(context, order)] },
      ],
    }
  },
}

function trackingBlocks(order: OrderMailData, it: boolean): MailBlock[] {
  const { trackingCode } = order
  const { carrier, trackingUrl } = parcelWords({ carrier: order.carrier ?? null, trackingCode })
  const rows = [
    ...(carrier ? [{ label: it ? 'Corriere' : 'Courier', value: carrier }] : []),
    ...(trackingCode
      ? [{ label: it ? 'Codice per seguire la spedizione' : 'Tracking number', value: trackingCode }]
      : []),
  ]
  if (rows.length === 0) return []
  return [
    { kind: 'heading', text: it ? 'Spedizione' : 'Shipping' },
    { kind: 'facts', rows },
    ...(trackingUrl
      ? [{ kind: 'button', text: it ? 'Segui il pacco' : 'Track your parcel', href: trackingUrl } as const]
      : []),
  ]
}
