import { type ReturnMailData, returnMailData } from '#server/messages/mail-parts/after-sales-mail-data.ts'
import { withoutLinks } from '#server/messages/mail-parts/harmless-text.ts'
import type { MailBlock, MailContext, MailKind } from '#server/messages/mail-parts/mail-content.ts'
import { mailTexts } from '#server/messages/mail-parts/mail-texts.ts'
import { orderButton } from '#server/messages/mail-parts/order-mail-parts.ts'
import { dayWords, returnGoods, returnPlate, returnSteps, returnValues } from './after-sales-mail-parts.ts'

/** A return that is no withdrawal was opened: what to do, with the note. */
export const returnOpenedMail: MailKind<ReturnMailData> = {
  schema: returnMailData,
  attachNoteOf: (data) => data,
  compose(data, context) {
    const { language } = context
    const it = language === 'it'
    const { say, closing } = mailTexts('return_opened', context, returnValues(data, context))
    const of = { refund: '', exchange: '_exchange', repair: '_repair' } as const
    return {
      subject: say(`subject${of[data.outcome]}`),
      title: say(`title${of[data.outcome]}`),
      intro: say(openingOf(data)),
      blocks: [
        ...returnSteps(data, context),
        { kind: 'heading', text: it ? 'Che cosa succede poi' : 'What happens next' },
        ...whatThen(data, context),
        orderButton(data, context),
        ...closing(),
      ],
    }
  },
}

const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', parts: [text] })

function openingOf({ isCourtesy, kind }: ReturnMailData) {
  if (isCourtesy) return 'intro_courtesy'
  return kind === 'guarantee' || kind === 'transport_damage' ? 'intro_report' : 'intro'
}

function whatThen({ outcome, heldUntilDay }: ReturnMailData, { language }: MailContext): MailBlock[] {
  const it = language === 'it'
  if (outcome === 'exchange' && heldUntilDay) {
    const day = dayWords(heldUntilDay, language)
    return [
      paragraph(
        it
          ? `Il pezzo nuovo è da parte per te fino al ${day}. Quando lo spediamo ti scriviamo; non paghi nulla.`
          : `The new item is set aside for you until ${day}. We’ll write to you when we send it; there’s nothing to pay.`,
      ),
    ]
  }
  if (outcome === 'repair')
    return [
      paragraph(
        it
          ? 'Quando arriva lo guardiamo, lo ripariamo senza spese e te lo rimandiamo. Se non si può riparare, lo cambiamo o ti ridiamo i soldi.'
          : 'When it arrives we’ll look at it, repair it free of charge and send it back. If it can’t be repaired, we’ll replace it or refund you.',
      ),
    ]
  return [
    paragraph(
      it
        ? 'Quando arriva lo controlliamo e ti ridiamo i soldi con lo stesso mezzo di pagamento. Ti scriviamo a ogni passo.'
        : 'When it arrives we’ll check it and refund you by the same means of payment. We’ll write to you at every step.',
    ),
  ]
}

const kindNames = {
  withdrawal: 'recesso',
  shop_return: 'reso del negozio',
  guarantee: 'garanzia legale',
  transport_damage: 'danno di trasporto',
} as const

/** To the shop. */
export const returnNoticeMail: MailKind<ReturnMailData> = {
  schema: returnMailData,
  compose(data, context) {
    const { code, orderNumber, kind, isCourtesy } = data
    const title = `Nuovo reso ${code}`
    return {
      subject: `${title}: ${kindNames[kind]}, ordine ${orderNumber}`,
      title,
      intro: `${withoutLinks(data.customerName)} ha aperto un reso (${kindNames[kind]}) per l’ordine ${orderNumber}.`,
      blocks: [
        ...(isCourtesy
          ? [
              {
                kind: 'paragraph',
                parts: [{ strong: 'Il termine è passato: decidi tu se farlo per cortesia.' }],
              } as const,
            ]
          : []),
        returnPlate(data, context),
        returnGoods(data, context),
        { kind: 'button', text: 'Vedi i resi', href: `${context.publicUrl}/admin?tab=ordini&vista=resi` },
      ],
    }
  },
}
