import { parcelWords } from '#shared/domain/carriers.ts'
import { greetingName } from './harmless-text.ts'
import type { MailBlock, MailKind } from './mail-content.ts'
import { type OrderShippedData, orderShippedData } from './order-mail-data.ts'
import { dayText, deliveryAddress, orderButton, orderLines, orderPlate, sizeAndPieces } from './order-mail-parts.ts'
import { withdrawalLink } from './withdrawal-notice.ts'

/** Of one parcel; where an order has several, it says which one this is and what stays for the next (rule 645). */
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
        { kind: 'heading', text: it ? 'Nel pacco' : 'In the parcel' },
        orderLines(order, context),
        ...restBlocks(order, it),
        { kind: 'heading', text: it ? 'Consegna a' : 'Delivery to' },
        { kind: 'paragraph', parts: [`${deliveryAddress(order)}.`] },
        orderButton(order, context),
        { kind: 'paragraph', isSmall: true, parts: [withdrawalLink(context, order)] },
      ],
    }
  },
}

function opening({ orderNumber, parcel }: OrderShippedData, it: boolean, name: string) {
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

function restBlocks({ parcel }: OrderShippedData, it: boolean): MailBlock[] {
  if (!parcel || parcel.rest.length === 0) return []
  const goods = parcel.rest.map((line) => `${line.name} (${sizeAndPieces(line, it).join(', ').toLowerCase()})`)
  return [
    { kind: 'heading', text: it ? 'Con il prossimo pacco' : 'With the next parcel' },
    {
      kind: 'paragraph',
      parts: [
        it
          ? `${goods.join('; ')}. Ti scriviamo di nuovo quando parte.`
          : `${goods.join('; ')}. We’ll write again when it leaves.`,
      ],
    },
  ]
}
