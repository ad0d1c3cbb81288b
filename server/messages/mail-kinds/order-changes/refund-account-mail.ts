import { z } from 'zod'
import { greetingName } from '#server/messages/mail-parts/harmless-text.ts'
import type { MailKind } from '#server/messages/mail-parts/mail-content.ts'
import { mailTexts } from '#server/messages/mail-parts/mail-texts.ts'
import { orderButton, orderPlate } from '#server/messages/mail-parts/order-mail-parts.ts'
import { formatEuro } from '#shared/domain/platform/money.ts'

const refundAccountData = z.object({
  orderNumber: z.string(),
  customerName: z.string(),
  amountCents: z.int(),
  /** The last four characters of the account. */
  ibanEnd: z.string(),
})
type RefundAccountData = z.output<typeof refundAccountData>

/** Staff have said where a refund goes: its customer can object before it leaves. */
export const refundAccountMail: MailKind<RefundAccountData> = {
  schema: refundAccountData,
  compose(refund, context) {
    const { say, closing } = mailTexts('refund_account', context, {
      nome: greetingName(refund.customerName, context.language),
      numero: refund.orderNumber,
      rimborso: formatEuro(refund.amountCents, context.language),
      conto: refund.ibanEnd,
    })
    return {
      subject: say('subject'),
      title: say('title'),
      intro: say('intro'),
      blocks: [orderPlate(refund, context), orderButton(refund, context), ...closing()],
    }
  },
}
