import { z } from 'zod'
import { greetingName } from '#server/messages/mail-parts/harmless-text.ts'
import type { MailKind } from '#server/messages/mail-parts/mail-content.ts'
import { mailTexts } from '#server/messages/mail-parts/mail-texts.ts'
import { momentText, orderButton } from '#server/messages/mail-parts/order-mail-parts.ts'

const lostData = z.object({ orderNumber: z.string(), customerName: z.string(), start: z.iso.datetime() })

export const slotLostMail: MailKind<z.output<typeof lostData>> = {
  schema: lostData,
  compose({ orderNumber, customerName, start }, context) {
    const { language } = context
    const { say, closing } = mailTexts('pick_up_slot_lost', context, {
      nome: greetingName(customerName, language),
      numero: orderNumber,
      quando: momentText(new Date(start), language),
    })
    return {
      subject: say('subject'),
      title: say('title'),
      intro: say('intro'),
      blocks: [orderButton({ orderNumber }, context), ...closing()],
    }
  },
}
