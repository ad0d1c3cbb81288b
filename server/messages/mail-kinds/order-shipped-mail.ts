import { withdrawalLink } from '#server/messages/mail-kinds/after-sales/withdrawal-notice.ts'
import { parcelWords } from '#shared/domain/orders/carriers.ts'
import { greetingName } from './harmless-text.ts'
import type { MailBlock, MailKind } from './mail-content.ts'
import { type OrderShippedData, orderShippedData } from './order-mail-data.ts'
import {
  dayText,
  deliveryAddress,
  destinationTitle,
  orderButton,
  orderLines,
  orderPlate,
  sizeAndPieces,
} from './order-mail-parts.ts'

/** For one parcel; where an order has several, with its number and the items still to come. */
export const orderShippedMail: MailKind<OrderShippedData> = {
  schema: orderShippedData,
  compose(order, context) {
    const it = context.language === 'it'
    const name = greetingName(order.customerName, context.language)
    return {
      ...opening(order, it, name),
      blocks: [
        orderPlate(order, context),
        ...trackingBlocks(order, it),
        { kind: 'heading', text: goodsTitle(order, it) },
        orderLines(order, context),
        ...restBlocks(order, it),
        { kind: 'heading', text: destinationTitle(order, context) },
        { kind: 'paragraph', parts: [`${deliveryAddress(order, context)}.`] },
        orderButton(order, context),
        { kind: 'paragraph', isSmall: true, parts: [withdrawalLink(context, order)] },
      ],
    }
  },
}

function goodsTitle({ delivery }: OrderShippedData, it: boolean): string {
  if (delivery === 'pickup') return it ? 'Che cosa ritiri' : 'What you collect'
  return it ? 'Nel pacco' : 'In the parcel'
}

/** For a pick-up: ready at the shop. */
function readyOpening({ orderNumber, parcel }: OrderShippedData, it: boolean, name: string) {
  const isPart = (parcel?.rest.length ?? 0) > 0
  return {
    subject: it
      ? `${isPart ? 'Una parte del' : 'Il'} tuo ordine ${orderNumber} è pront${isPart ? 'a' : 'o'} per il ritiro`
      : `${isPart ? 'Part of your' : 'Your'} order ${orderNumber} is ready to collect`,
    title: it ? 'Ti aspetta in negozio' : 'Waiting for you at the shop',
    intro: it
      ? `Ciao ${name}, puoi venire a prenderlo quando siamo aperti. Porta il numero dell’ordine.`
      : `Hello ${name}, come and collect it whenever we’re open. Bring your order number.`,
  }
}

function opening(order: OrderShippedData, it: boolean, name: string) {
  const { orderNumber, parcel, delivery } = order
  if (delivery === 'pickup') return readyOpening(order, it, name)
  if (!parcel || parcel.of === 1) {
    return {
      subject: it ? `Il tuo ordine ${orderNumber} è partito` : `Your order ${orderNumber} is on its way`,
      title: it ? 'È partito' : 'On its way',
      intro: it
        ? `Ciao ${name}, il tuo ordine ha lasciato l’officina e sta arrivando da te.`
        : `Hello ${name}, your order has left the workshop and is on its way to you.`,
    }
  }
  const { number, of } = parcel
  return {
    subject: it
      ? `Il pacco ${number} di ${of} del tuo ordine ${orderNumber} è partito`
      : `Parcel ${number} of ${of} of your order ${orderNumber} is on its way`,
    title: it ? `Il pacco ${number} di ${of} è partito` : `Parcel ${number} of ${of} is on its way`,
    intro: it
      ? `Ciao ${name}, un pacco del tuo ordine ha lasciato l’officina e sta arrivando da te.`
      : `Hello ${name}, a parcel of your order has left the workshop and is on its way to you.`,
  }
}

function trackingBlocks(order: OrderShippedData, it: boolean): MailBlock[] {
  const { trackingCode, parcel } = order
  const { carrier, trackingUrl } = parcelWords({ carrier: order.carrier ?? null, trackingCode, link: parcel?.link })
  const expected = parcel?.expectedDay && dayText(new Date(`${parcel.expectedDay}T12:00:00Z`), it ? 'it' : 'en')
  const rows = [
    ...(carrier ? [{ label: it ? 'Corriere' : 'Courier', value: carrier }] : []),
    ...(trackingCode
      ? [{ label: it ? 'Codice per seguire la spedizione' : 'Tracking number', value: trackingCode }]
      : []),
    ...(expected ? [{ label: it ? 'Arrivo previsto' : 'Expected', value: expected }] : []),
    ...(parcel?.appointment ? [{ label: it ? 'Appuntamento' : 'Appointment', value: parcel.appointment }] : []),
  ]
  if (rows.length === 0 && !trackingUrl) return []
  return [
    { kind: 'heading', text: it ? 'Spedizione' : 'Shipping' },
    ...(rows.length > 0 ? [{ kind: 'facts', rows } as const] : []),
    ...(trackingUrl
      ? [{ kind: 'button', text: it ? 'Segui il pacco' : 'Track your parcel', href: trackingUrl } as const]
      : []),
  ]
}

function restBlocks({ parcel, delivery }: OrderShippedData, it: boolean): MailBlock[] {
  if (!parcel || parcel.rest.length === 0) return []
  const items = parcel.rest.map((line) => `${line.name} (${sizeAndPieces(line, it).join(', ').toLowerCase()})`)
  return [
    { kind: 'heading', text: restTitle(delivery === 'pickup', it) },
    {
      kind: 'paragraph',
      parts: [
        it
          ? `${items.join('; ')}. Ti scriviamo di nuovo quando ${delivery === 'pickup' ? 'è pronto' : 'parte'}.`
          : `${items.join('; ')}. We’ll write again when it ${delivery === 'pickup' ? 'is ready' : 'leaves'}.`,
      ],
    },
  ]
}

function restTitle(isFetched: boolean, it: boolean): string {
  if (isFetched) return it ? 'Non ancora pronto' : 'Not ready yet'
  return it ? 'Con il prossimo pacco' : 'With the next parcel'
}
