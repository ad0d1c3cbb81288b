import { z } from 'zod'
import { greetingName, withoutLinks } from '#server/messages/mail-kinds/harmless-text.ts'
import type { Inline, MailBlock, MailContent, MailContext, MailKind } from '#server/messages/mail-kinds/mail-content.ts'
import { orderButton } from '#server/messages/mail-kinds/order-mail-parts.ts'
import { carriers, parcelWords } from '#shared/domain/orders/carriers.ts'
import { type ReturnMailData, returnMailData } from './after-sales-mail-data.ts'
import { returnGoods, returnPlate } from './after-sales-mail-parts.ts'

// The moves of a return, in the buyer's language. Refunds have their own mail.

interface Words {
  subject: string
  intro: string
  more?: readonly (readonly Inline[])[]
}

function content(data: ReturnMailData, context: MailContext, { subject, intro, more = [] }: Words): MailContent {
  const it = context.language === 'it'
  const { phone } = context.shop
  return {
    subject: `${subject}: ${it ? 'ordine' : 'order'} ${data.orderNumber}`,
    title: subject,
    intro: `${it ? 'Ciao' : 'Hello'} ${greetingName(data.customerName, context.language)}, ${intro}`,
    blocks: [
      returnPlate(data, context),
      ...more.map((parts): MailBlock => ({ kind: 'paragraph', parts })),
      returnGoods(data, context),
      orderButton(data, context),
      {
        kind: 'paragraph',
        parts: [
          it
            ? `Per ogni domanda rispondi a questo messaggio o chiamaci al ${phone}.`
            : `If you have any questions, reply to this message or call us on ${phone}.`,
        ],
      },
    ],
  }
}

export const returnReceivedMail: MailKind<ReturnMailData> = {
  schema: returnMailData,
  compose(data, context) {
    const it = context.language === 'it'
    const then = {
      refund: it ? 'Lo controlliamo e ti ridiamo i soldi.' : 'We’ll check it and refund you.',
      exchange: it ? 'Lo controlliamo e ti mandiamo quello nuovo.' : 'We’ll check it and send you the new one.',
      repair: it
        ? 'Lo guardiamo e ti scriviamo quando è pronto.'
        : 'We’ll look at it and write to you when it’s ready.',
    }[data.outcome]
    return content(data, context, {
      subject: it ? `È arrivato il tuo reso ${data.code}` : `Your return ${data.code} has arrived`,
      intro: it ? `il tuo pacco è arrivato. ${then}` : `your parcel has arrived. ${then}`,
    })
  },
}

const sentData = returnMailData.extend({
  carrier: z.enum(carriers).nullable(),
  trackingCode: z.string().nullable(),
  /** The replacement is not in stock yet. */
  isAwaited: z.boolean(),
})

export const returnSentMail: MailKind<z.output<typeof sentData>> = {
  schema: sentData,
  compose(data, context) {
    const it = context.language === 'it'
    const isRepair = data.outcome === 'repair'
    const { carrier, trackingCode, trackingUrl } = parcelWords(data)
    const way: Inline[] = []
    if (carrier) way.push(it ? `Spedito con ${carrier}. ` : `Sent with ${carrier}. `)
    if (trackingCode)
      way.push(
        it ? 'Codice per seguire la spedizione: ' : 'Tracking number: ',
        trackingUrl ? { text: trackingCode, href: trackingUrl } : trackingCode,
      )
    return content(data, context, {
      subject: isRepair
        ? it
          ? `Riparazione ${data.code} in viaggio`
          : `Repair ${data.code} is on its way`
        : it
          ? `Cambio ${data.code} in viaggio`
          : `Exchange ${data.code} is on its way`,
      intro: isRepair
        ? it
          ? 'il tuo articolo è riparato e in viaggio verso di te, senza spese.'
          : 'your item has been repaired and is on its way to you, free of charge.'
        : it
          ? 'quello che hai scelto in cambio è in viaggio verso di te, senza spese.'
          : 'what you chose in exchange is on its way to you, free of charge.',
      more: [
        ...(way.length > 0 ? [way] : []),
        ...(!isRepair && data.isAwaited
          ? [
              [
                it
                  ? 'Ricordati di rimandarci l’altro con la nota di reso.'
                  : 'Remember to send the other one back with the return note.',
              ],
            ]
          : []),
      ],
    })
  },
}

const refusedData = returnMailData.extend({ reason: z.string(), isReceived: z.boolean() })

export const returnRefusedMail: MailKind<z.output<typeof refusedData>> = {
  schema: refusedData,
  compose(data, context) {
    const it = context.language === 'it'
    return content(data, context, {
      subject: it ? `Non possiamo accettare il reso ${data.code}` : `We can’t accept return ${data.code}`,
      intro: it
        ? 'abbiamo guardato il tuo reso e non possiamo accettarlo.'
        : 'we’ve looked at your return and can’t accept it.',
      more: [
        [{ strong: it ? 'Motivo: ' : 'Reason: ' }, withoutLinks(data.reason)],
        ...(data.isReceived
          ? [
              [
                it
                  ? 'Il pezzo è da noi: ti scriviamo o chiamaci per riaverlo.'
                  : 'We have the item: we’ll write to you, or call us to get it back.',
              ],
            ]
          : []),
      ],
    })
  },
}

export const exchangeReleasedMail: MailKind<ReturnMailData> = {
  schema: returnMailData,
  compose(data, context) {
    const it = context.language === 'it'
    return content(data, context, {
      subject: it ? `Cambio ${data.code} annullato` : `Exchange ${data.code} cancelled`,
      intro: it
        ? 'il pezzo che tenevamo da parte per te non è più riservato: il tuo non è arrivato entro il giorno che ti avevamo detto.'
        : 'the item we had set aside for you is no longer reserved: yours didn’t arrive by the day we told you.',
      more: [
        [
          it
            ? 'Se lo hai già spedito, rispondi a questo messaggio con il codice per seguire la spedizione. Altrimenti puoi aprire un altro cambio dalla pagina del tuo ordine.'
            : 'If you’ve already sent it, reply to this message with the tracking number. Otherwise you can open another exchange from your order’s page.',
        ],
      ],
    })
  },
}
