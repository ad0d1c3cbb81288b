import type { MailBlock, MailContext, MailKind } from '#server/messages/mail-parts/mail-content.ts'
import { mailTexts } from '#server/messages/mail-parts/mail-texts.ts'
import { type OrderShippedData, orderShippedData } from '#server/messages/mail-parts/order-mail-data.ts'
import {
  dayText,
  deliveryAddress,
  destinationTitle,
  orderButton,
  orderLines,
  orderPlate,
  orderValues,
  sizeAndPieces,
} from '#server/messages/mail-parts/order-mail-parts.ts'
import { withdrawalLink } from '#server/messages/mail-parts/withdrawal-notice.ts'
import { parcelWords } from '#shared/domain/platform/shop/carriers.ts'
import { pickUpCode } from './pick-up-parts.ts'

/** For one parcel; where an order has several, with its number and the items still to come. */
export const orderShippedMail: MailKind<OrderShippedData> = {
  schema: orderShippedData,
  compose(order, context) {
    const it = context.language === 'it'
    const { say, closing } = mailTexts('order_shipped', context, shippedValues(order, context))
    return {
      ...opening(order, say),
      blocks: [
        orderPlate(order, context),
        ...trackingBlocks(order, it, say('button')),
        { kind: 'heading', text: goodsTitle(order, it) },
        orderLines(order, context),
        ...restBlocks(order, it),
        { kind: 'heading', text: destinationTitle(order, context) },
        { kind: 'paragraph', parts: [`${deliveryAddress(order, context)}.`] },
        ...pickUpCode(order, context),
        orderButton(order, context),
        ...closing(),
        { kind: 'paragraph', isSmall: true, parts: [withdrawalLink(context, order)] },
      ],
    }
  },
}

function goodsTitle({ delivery }: OrderShippedData, it: boolean): string {
  if (delivery === 'pickup') return it ? 'Che cosa ritiri' : 'What you collect'
  return it ? 'Nel pacco' : 'In the parcel'
}

type Say = ReturnType<typeof mailTexts<'order_shipped'>>['say']

function opening({ parcel, delivery }: OrderShippedData, say: Say) {
  if (delivery === 'pickup') {
    const isPart = (parcel?.rest.length ?? 0) > 0
    return {
      subject: say(isPart ? 'subject_part_ready' : 'subject_ready'),
      title: say('title_ready'),
      intro: say('intro_ready'),
    }
  }
  if (!parcel || parcel.of === 1) return { subject: say('subject'), title: say('title'), intro: say('intro') }
  const which = { pacco: String(parcel.number), pacchi: String(parcel.of) }
  return {
    subject: say('subject_parcel', which),
    title: say('title_parcel', which),
    intro: say('intro_parcel', which),
  }
}

function shippedValues(order: OrderShippedData, context: MailContext): Record<string, string> {
  const { carrier } = parcelWords({ carrier: order.carrier ?? null, trackingCode: order.trackingCode })
  const day = order.parcel?.expectedDay ?? order.arrivesOn
  return {
    ...orderValues(order, context),
    corriere: carrier ?? '',
    codice: order.trackingCode ?? '',
    giorno: day ? dayText(new Date(`${day}T12:00:00Z`), context.language) : '',
  }
}

function trackingBlocks(order: OrderShippedData, it: boolean, button: string): MailBlock[] {
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
    ...(trackingUrl ? [{ kind: 'button', text: button, href: trackingUrl } as const] : []),
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
