import { withdrawalLink } from '#server/messages/mail-kinds/after-sales/withdrawal-notice.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import type { MailContext, MailKind } from './mail-content.ts'
import { mailTexts } from './mail-texts.ts'
import { type OrderMailData, orderMailData } from './order-mail-data.ts'
import { arrivalText, orderButton, orderGoods, orderPlate, orderValues } from './order-mail-parts.ts'
import { giftCardWords } from './voucher-mails.ts'

export const paymentReceivedMail: MailKind<OrderMailData> = {
  schema: orderMailData,
  compose(order, context) {
    const { say, closing } = mailTexts('payment_received', context, orderValues(order, context))
    const consegna = arrivalText(order, context)
    const intro = order.paymentMethod === 'gift_card' ? 'intro_paid_by_card' : 'intro'
    return {
      subject: say('subject'),
      title: say('title'),
      intro: order.giftCard
        ? say('intro_gift_card', { buono: cardText(order, order.giftCard, context) })
        : say(intro, { consegna }),
      blocks: [
        orderPlate(order, context),
        ...orderGoods(order, context),
        orderButton(order, context),
        ...closing(),
        ...(order.giftCard
          ? []
          : [{ kind: 'paragraph', isSmall: true, parts: [withdrawalLink(context, order)] } as const]),
      ],
    }
  },
}

function cardText(
  { placedAt }: OrderMailData,
  sold: NonNullable<OrderMailData['giftCard']>,
  { language }: MailContext,
): string {
  const isAtOnce = sold.sendOn <= romeDayOf(new Date(placedAt))
  return giftCardWords(sold, language === 'it', isAtOnce ? sold.sendOn : '')
}
