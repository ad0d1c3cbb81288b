import { z } from 'zod'
import { greetingName } from '#server/messages/mail-parts/harmless-text.ts'
import type { MailKind } from '#server/messages/mail-parts/mail-content.ts'
import { mailTexts } from '#server/messages/mail-parts/mail-texts.ts'
import { paidWay } from '#server/messages/mail-parts/order-mail-parts.ts'
import { formatEuro } from '#shared/domain/platform/money.ts'

const paymentRefundedData = z.object({
  amountCents: z.int(),
  isSoldOut: z.boolean(),
  isCardShort: z.boolean().optional(),
  customerName: z.string().optional(),
  /** Rows older than this field have none. */
  method: z.string().optional(),
})
type PaymentRefundedData = z.output<typeof paymentRefundedData>

/** A payment without an order: it was refunded, with the reason for the buyer. */
export const paymentRefundedMail: MailKind<PaymentRefundedData> = {
  schema: paymentRefundedData,
  compose({ amountCents, isSoldOut, isCardShort, customerName, method }, context) {
    const { language } = context
    const it = language === 'it'
    const amount = formatEuro(amountCents, language)
    const { say, closing } = mailTexts('payment_refunded', context, {
      nome: customerName ? greetingName(customerName, language) : '',
      rimborso: amount,
    })
    const why = isSoldOut
      ? it
        ? 'nel frattempo i pezzi che avevi scelto sono finiti e l’ordine non è stato creato.'
        : 'the items you chose have sold out in the meantime, so no order was placed.'
      : isCardShort
        ? it
          ? 'nel frattempo quello che c’era sul buono regalo è stato speso e l’ordine non è stato creato.'
          : 'what was on the gift card has been spent in the meantime, so no order was placed.'
        : it
          ? 'il tuo pagamento non è diventato un ordine.'
          : 'your payment didn’t become an order.'
    return {
      subject: say('subject'),
      title: say('title'),
      intro: say('intro', { motivo: why }),
      blocks: [
        {
          kind: 'paragraph',
          parts: [
            it
              ? `Ti abbiamo reso ${amount} ${paidWay(method, true)}: di solito arriva entro pochi giorni. Non devi fare nulla.`
              : `We’ve refunded ${amount} ${paidWay(method, false)}: it usually arrives within a few days. There’s nothing you need to do.`,
          ],
        },
        ...closing(),
      ],
    }
  },
}
