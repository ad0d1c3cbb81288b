import { z } from 'zod'
import { type ReturnMailData, returnMailData } from '#server/messages/mail-parts/after-sales-mail-data.ts'
import { withoutLinks } from '#server/messages/mail-parts/harmless-text.ts'
import type { Inline, MailBlock, MailContent, MailContext, MailKind } from '#server/messages/mail-parts/mail-content.ts'
import { mailTexts } from '#server/messages/mail-parts/mail-texts.ts'
import { orderButton } from '#server/messages/mail-parts/order-mail-parts.ts'
import { carriers, parcelWords } from '#shared/domain/platform/shop/carriers.ts'
import { returnGoods, returnPlate, returnValues } from './after-sales-mail-parts.ts'

// The moves of a return, in the buyer's language. Refunds have their own mail.

type Opening = Pick<MailContent, 'subject' | 'title' | 'intro'>

function content(
  data: ReturnMailData,
  context: MailContext,
  { more = [], closing, ...opening }: Opening & { more?: readonly (readonly Inline[])[]; closing: MailBlock[] },
): MailContent {
  return {
    ...opening,
    blocks: [
      returnPlate(data, context),
      ...more.map((parts): MailBlock => ({ kind: 'paragraph', parts })),
      returnGoods(data, context),
      orderButton(data, context),
      ...closing,
    ],
  }
}

export const returnReceivedMail: MailKind<ReturnMailData> = {
  schema: returnMailData,
  compose(data, context) {
    const { say, closing } = mailTexts('return_received', context, returnValues(data, context))
    const of = { refund: '', exchange: '_exchange', repair: '_repair' } as const
    return content(data, context, {
      subject: say('subject'),
      title: say('title'),
      intro: say(`intro${of[data.outcome]}`),
      closing: closing(),
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
    const { say, closing } = mailTexts('return_sent', context, returnValues(data, context))
    const { carrier, trackingCode, trackingUrl } = parcelWords(data)
    const way: Inline[] = []
    if (carrier) way.push(it ? `Spedito con ${carrier}. ` : `Sent with ${carrier}. `)
    if (trackingCode)
      way.push(
        it ? 'Codice per seguire la spedizione: ' : 'Tracking number: ',
        trackingUrl ? { text: trackingCode, href: trackingUrl } : trackingCode,
      )
    return content(data, context, {
      subject: say(isRepair ? 'subject_repair' : 'subject'),
      title: say(isRepair ? 'title_repair' : 'title'),
      intro: say(isRepair ? 'intro_repair' : 'intro'),
      closing: closing(),
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
    const { say, closing } = mailTexts('return_refused', context, returnValues(data, context))
    return content(data, context, {
      subject: say('subject'),
      title: say('title'),
      intro: say('intro'),
      closing: closing(),
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
    const { say, closing } = mailTexts('exchange_released', context, returnValues(data, context))
    return content(data, context, {
      subject: say('subject'),
      title: say('title'),
      intro: say('intro'),
      closing: closing(),
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
