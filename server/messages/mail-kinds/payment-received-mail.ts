import type { MailContext, MailKind } from '#server/messages/mail-parts/mail-content.ts'
import { mailTexts } from '#server/messages/mail-parts/mail-texts.ts'
import { type OrderMailData, orderMailData } from '#server/messages/mail-parts/order-mail-data.ts'
import {
  arrivalText,
  orderButton,
  orderGoods,
  orderPlate,
  orderValues,
} from '#server/messages/mail-parts/order-mail-parts.ts'
import { withdrawalLink } from '#server/messages/mail-parts/withdrawal-notice.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
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
