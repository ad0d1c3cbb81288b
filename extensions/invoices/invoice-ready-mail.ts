import { z } from 'zod'
import { greetingName } from '#server/messages/mail-parts/harmless-text.ts'
import type { MailKind } from '#server/messages/mail-parts/mail-content.ts'
import { mailTexts } from '#server/messages/mail-parts/mail-texts.ts'
import { orderButton, orderPlate } from '#server/messages/mail-parts/order-mail-parts.ts'
import { invoiceKinds } from './invoice-states.ts'

const invoiceReadyData = z.object({
  orderNumber: z.string(),
  customerName: z.string(),
  kind: z.enum(invoiceKinds),
  /** "2026/1". */
  printed: z.string(),
})

/** The copy is on the order's page; the original comes from the exchange. */
export const invoiceReadyMail: MailKind<z.output<typeof invoiceReadyData>> = {
  schema: invoiceReadyData,
  compose(invoice, context) {
    const { language } = context
    const { say, closing } = mailTexts('invoice_ready', context, {
      nome: greetingName(invoice.customerName, language),
      fattura: invoice.printed,
    })
    const isNote = invoice.kind === 'TD04'
    return {
      subject: say(isNote ? 'subject_note' : 'subject'),
      title: say(isNote ? 'title_note' : 'title'),
      intro: say(isNote ? 'intro_note' : 'intro'),
      blocks: [
        orderPlate(invoice, context),
        orderButton(invoice, context),
        { kind: 'paragraph', isSmall: true, parts: [say('copy')] },
        ...closing(),
      ],
    }
  },
}
