import { z } from 'zod'
import { greetingName, withoutLinks } from '#server/messages/mail-parts/harmless-text.ts'
import { type MailKind, pageAddress } from '#server/messages/mail-parts/mail-content.ts'
import { mailTexts } from '#server/messages/mail-parts/mail-texts.ts'
import { type OrderMailData, orderMailData } from '#server/messages/mail-parts/order-mail-data.ts'
import { dayText, orderButton, orderPlate, orderValues } from '#server/messages/mail-parts/order-mail-parts.ts'
import { formatEuro } from '#shared/domain/platform/money.ts'
import { giftCodeText } from '#shared/domain/platform/states/gift-card-code.ts'

const giftCardData = z.object({
  giftCardId: z.string(),
  codeRound: z.int(),
  recipientName: z.string(),
  senderName: z.string(),
  message: z.string(),
  amountCents: z.int(),
})
type GiftCardData = z.output<typeof giftCardData>

/** The card itself: the only place where its code is read. The outbox does not hold it. */
export const giftCardMail: MailKind<GiftCardData> = {
  schema: giftCardData,
  compose({ giftCardId, codeRound, recipientName, senderName, message, amountCents }, context) {
    const { language } = context
    const it = language === 'it'
    const { say, closing } = mailTexts('gift_card', context, {
      nome: greetingName(recipientName, language),
      mittente: withoutLinks(senderName),
      valore: formatEuro(amountCents, language),
    })
    return {
      subject: say('subject'),
      title: say('title'),
      intro: say('intro'),
      blocks: [
        ...(message ? [{ kind: 'paragraph', parts: [`«${withoutLinks(message)}»`] } as const] : []),
        {
          kind: 'plate',
          label: it ? 'Codice' : 'Code',
          value: giftCodeText(context.giftCodeOf(giftCardId, codeRound)),
        },
        {
          kind: 'paragraph',
          parts: [
            it
              ? 'Scrivilo nella cassa, nel campo «Buono regalo»: paga tutto l’ordine o una parte, anche in più volte. Quello che non usi resta sul buono e non scade.'
              : 'Enter it at checkout, in the “Gift card” field: it pays all of an order or part of it, in as many goes as you like. What you don’t use stays on the card and doesn’t expire.',
          ],
        },
        {
          kind: 'button',
          text: say('button'),
          href: pageAddress(context, '/buono-regalo#saldo'),
        },
        ...closing(),
        {
          kind: 'paragraph',
          isSmall: true,
          parts: [
            it
              ? 'Conserva questo messaggio: chi ha il codice può spenderlo. Se un ordine viene rimborsato, quello che hai pagato con il buono torna sul buono.'
              : 'Keep this message: anyone with the code can spend it. If an order is refunded, what you paid with the card goes back on the card.',
          ],
        },
      ],
    }
  },
}

/** To the buyer, on the delivery day of the card. */
export const giftCardSentMail: MailKind<OrderMailData> = {
  schema: orderMailData,
  compose(order, context) {
    const { recipientName = '', recipientEmail = '' } = order.giftCard ?? {}
    const destinatario = `${withoutLinks(recipientName)} (${withoutLinks(recipientEmail)})`
    const { say, closing } = mailTexts('gift_card_sent', context, orderValues(order, context))
    return {
      subject: say('subject'),
      title: say('title'),
      intro: say('intro', { destinatario }),
      blocks: [orderPlate(order, context), orderButton(order, context), ...closing()],
    }
  },
}

/** The state of a bought card, in a sentence for its buyer. */
export function giftCardWords(
  { recipientName, recipientEmail, sendOn }: NonNullable<OrderMailData['giftCard']>,
  it: boolean,
  today: string,
): string {
  const to = `${withoutLinks(recipientName)} (${withoutLinks(recipientEmail)})`
  const day = dayText(new Date(`${sendOn}T12:00:00Z`), it ? 'it' : 'en')
  if (sendOn <= today) return it ? `Il buono parte subito per ${to}.` : `The gift card goes to ${to} at once.`
  return it ? `Il buono parte il ${day} per ${to}.` : `The gift card goes to ${to} on ${day}.`
}
