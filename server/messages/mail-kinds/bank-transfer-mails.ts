import { z } from 'zod'
import {
  listed,
  type MailBlock,
  type MailContext,
  type MailKind,
  pageLink,
} from '#server/messages/mail-parts/mail-content.ts'
import { mailTexts } from '#server/messages/mail-parts/mail-texts.ts'
import {
  type OrderMailData,
  orderMailData,
  type TransferInPartData,
  type TransferToReturnData,
  transferInPartData,
  transferToReturnData,
} from '#server/messages/mail-parts/order-mail-data.ts'
import {
  arrivalText,
  dayText,
  orderButton,
  orderGoods,
  orderPlate,
  orderValues,
  orderWords,
  restOf,
} from '#server/messages/mail-parts/order-mail-parts.ts'
import { accountOf, bankDetails } from '#server/messages/mail-parts/transfer-details.ts'
import { withdrawalLink } from '#server/messages/mail-parts/withdrawal-notice.ts'
import { formatEuro } from '#shared/domain/platform/money.ts'
import { refundDays } from '#shared/domain/platform/shop/consumer-rights.ts'
import { lastDayToPay } from '#shared/domain/platform/states/order-states.ts'

/** Others of the same person are due within a day; rows older than this field have none. */
const paymentReminderData = orderMailData.extend({ others: z.array(orderMailData).optional() })

/** Half of the time to pay is over. */
export const paymentReminderMail: MailKind<z.output<typeof paymentReminderData>> = {
  schema: paymentReminderData,
  compose({ others = [], ...first }, context) {
    const orders = [first, ...others]
    const isOne = orders.length === 1
    const { say, closing } = mailTexts('payment_reminder', context, {
      ...orderValues(first, context),
      numeri: listed(
        orders.map(({ orderNumber }) => orderNumber),
        context,
      ),
      scadenza: dayText(lastDayToPay(new Date(first.placedAt)), context.language),
    })
    return {
      subject: say(isOne ? 'subject' : 'subject_several'),
      title: say(isOne ? 'title' : 'title_several'),
      intro: say(isOne ? (first.giftCard ? 'intro_gift_card' : 'intro') : 'intro_several'),
      blocks: [
        ...orders.flatMap((order) => [
          orderPlate(order, context),
          ...bankDetails(order, context),
          ...orderGoods(order, context),
          orderButton(order, context),
          ...payByWallet(order, context),
        ]),
        ...closing(),
      ],
    }
  },
}

/** The way to pay at once instead. */
export function payByWallet({ orderNumber }: OrderMailData, context: MailContext): MailBlock[] {
  if (!context.offersWallet) return []
  const it = context.language === 'it'
  const path = `/ordine/${orderNumber}?k=${context.keyOf(orderNumber)}&paga=1`
  const link = pageLink(context, path, it ? 'Paga ora con PayPal' : 'Pay now with PayPal')
  return [{ kind: 'paragraph', parts: [it ? 'Hai fretta? ' : 'In a hurry? ', link, '.'] }]
}

export const transferInPartMail: MailKind<TransferInPartData> = {
  schema: transferInPartData,
  compose(order, context) {
    const dueCents = restOf(order) - order.receivedCents
    const { say, closing } = mailTexts('transfer_in_part', context, {
      ...orderValues(order, context),
      ricevuto: formatEuro(order.receivedCents, context.language),
      manca: formatEuro(dueCents, context.language),
    })
    return {
      subject: say('subject'),
      title: say('title'),
      intro: say(order.giftCard ? 'intro_gift_card' : 'intro'),
      blocks: [
        orderPlate(order, context),
        ...accountOf(order, context, dueCents),
        ...orderGoods(order, context),
        orderButton(order, context),
        ...closing(),
      ],
    }
  },
}

// A bank transfer that arrives after the cancellation of its order (decision 0025).

export const orderReopenedMail: MailKind<OrderMailData> = {
  schema: orderMailData,
  compose(order, context) {
    const consegna = arrivalText(order, context)
    const { say, closing } = mailTexts('order_reopened', context, { ...orderValues(order, context), consegna })
    return {
      subject: say('subject'),
      title: say('title'),
      intro: say('intro'),
      blocks: [
        orderPlate(order, context),
        { kind: 'paragraph', parts: [say('note')] },
        ...orderGoods(order, context),
        orderButton(order, context),
        ...closing(),
        { kind: 'paragraph', isSmall: true, parts: [withdrawalLink(context, order)] },
      ],
    }
  },
}

/** They were not, or the shop did not reopen it: the money goes back, once the shop knows where to. */
export const transferToReturnMail: MailKind<TransferToReturnData> = {
  schema: transferToReturnData,
  compose(order, context) {
    const { it, amount } = orderWords(order, context)
    const { say, closing } = mailTexts('transfer_to_return', context, orderValues(order, context))
    return {
      subject: say('subject'),
      title: say('title'),
      intro: say(order.isSoldOut ? 'intro' : 'intro_cancelled'),
      blocks: [
        orderPlate(order, context),
        { kind: 'heading', text: it ? 'Che cosa serve' : 'What we need' },
        {
          kind: 'paragraph',
          parts: [
            it
              ? `Rispondi a questo messaggio con l’IBAN su cui vuoi riceverlo. Ti rimborsiamo ${amount} entro ${refundDays} giorni e ti scriviamo quando il bonifico è partito.`
              : `Reply to this message with the IBAN to send it to. We’ll refund ${amount} within ${refundDays} days and email you once it’s on its way.`,
          ],
        },
        ...orderGoods(order, context),
        orderButton(order, context),
        ...closing(),
      ],
    }
  },
}

export const transferReturnedMail: MailKind<OrderMailData> = {
  schema: orderMailData,
  compose(order, context) {
    const { say, closing } = mailTexts('transfer_returned', context, orderValues(order, context))
    return {
      subject: say('subject'),
      title: say('title'),
      intro: say('intro'),
      blocks: [orderPlate(order, context), ...closing(), orderButton(order, context)],
    }
  },
}
