import { z } from 'zod'
import { greetingName } from '#server/messages/mail-parts/harmless-text.ts'
import type { MailKind } from '#server/messages/mail-parts/mail-content.ts'
import { mailTexts } from '#server/messages/mail-parts/mail-texts.ts'
import { momentText } from '#server/messages/mail-parts/order-mail-parts.ts'

const reminderData = z.object({
  orderNumber: z.string(),
  customerName: z.string(),
  code: z.string(),
  keptUntil: z.iso.datetime(),
})

export const pickUpReminderMail: MailKind<z.output<typeof reminderData>> = {
  schema: reminderData,
  compose({ orderNumber, customerName, code, keptUntil }, context) {
    const { language } = context
    const { say, closing } = mailTexts('pick_up_reminder', context, {
      nome: greetingName(customerName, language),
      numero: orderNumber,
      quando: momentText(new Date(keptUntil), language),
    })
    return {
      subject: say('subject'),
      title: say('title'),
      intro: say('intro'),
      blocks: [{ kind: 'facts', rows: [{ label: say('code'), value: code }] }, ...closing()],
    }
  },
}
