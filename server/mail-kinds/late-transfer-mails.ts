import { refundDays } from '#shared/domain/consumer-rights.ts'
import type { MailKind } from './mail-content.ts'
import {
  type OrderMailData,
  orderMailData,
  type TransferToReturnData,
  transferToReturnData,
} from './order-mail-data.ts'
import { orderButton, orderGoods, orderPlate, orderWords } from './order-mail-parts.ts'
import { withdrawalLink } from './withdrawal-notice.ts'

// What becomes of a bank transfer that arrives after its order was cancelled (decision 0025).

export const orderReopenedMail: MailKind<OrderMailData> = {
  schema: orderMailData,
  compose(order, context) {
    const { it, name, amount } = orderWords(order, context)
    const days = context.shop.shipping.deliveryDays
    return {
      subject: it
        ? `Il bonifico è arrivato: abbiamo riaperto l’ordine ${order.orderNumber}`
        : `Your bank transfer has arrived: order ${order.orderNumber} is open again`,
      title: it ? 'Ordine riaperto' : 'Order reopened',
      intro: it
        ? `Ciao ${name}, il tuo bonifico di ${amount} è arrivato dopo l’annullamento dell’ordine. Gli articoli ci sono ancora, quindi l’abbiamo riaperto: consegna in ${days} giorni lavorativi.`
        : `Hello ${name}, your bank transfer of ${amount} arrived after the order had been cancelled. The items are still in stock, so we’ve reopened it: delivery within ${days} working days.`,
      blocks: [
        orderPlate(order, context),
        {
          kind: 'paragraph',
          parts: [
            it
              ? `Non vuoi più l’ordine? Rispondi a questo messaggio o chiamaci al ${context.shop.phone}: ti restituiamo il denaro.`
              : `Don’t want the order any more? Reply to this message or call us on ${context.shop.phone} and we’ll send the money back.`,
          ],
        },
        ...orderGoods(order, context),
        orderButton(order, context),
        { kind: 'paragraph', isSmall: true, parts: [withdrawalLink(context, order)] },
      ],
    }
  },
}

/** They were not, or the shop did not reopen it: the money goes back, once the shop knows where to. */
export const transferToReturnMail: MailKind<TransferToReturnData> = {
  schema: transferToReturnData,
  compose(order, context) {
    const { it, name, amount } = orderWords(order, context)
    const why = order.isSoldOut
      ? it
        ? 'Nel frattempo gli articoli sono finiti e non possiamo riaprirlo: ti restituiamo tutto.'
        : 'The items have sold out in the meantime, so we can’t reopen it: we’ll send all of it back.'
      : it
        ? 'L’ordine resta annullato: ti restituiamo tutto.'
        : 'The order stays cancelled: we’ll send all of it back.'
    return {
      subject: it
        ? `Ti restituiamo il bonifico dell’ordine ${order.orderNumber}`
        : `We’re returning your bank transfer for order ${order.orderNumber}`,
      title: it ? 'Ti restituiamo il bonifico' : 'We’re returning your bank transfer',
      intro: it
        ? `Ciao ${name}, il tuo bonifico di ${amount} è arrivato dopo l’annullamento dell’ordine. ${why}`
        : `Hello ${name}, your bank transfer of ${amount} arrived after the order had been cancelled. ${why}`,
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
      ],
    }
  },
}

export const transferReturnedMail: MailKind<OrderMailData> = {
  schema: orderMailData,
  compose(order, context) {
    const { it, name, amount } = orderWords(order, context)
    return {
      subject: it
        ? `Bonifico restituito, ordine ${order.orderNumber}`
        : `Bank transfer returned, order ${order.orderNumber}`,
      title: it ? 'Bonifico restituito' : 'Bank transfer returned',
      intro: it
        ? `Ciao ${name}, ti abbiamo restituito ${amount} con un bonifico: di solito arriva entro due giorni lavorativi.`
        : `Hello ${name}, we’ve sent ${amount} back by bank transfer: it usually arrives within two working days.`,
      blocks: [
        orderPlate(order, context),
        {
          kind: 'paragraph',
          parts: [
            it
              ? `L’ordine resta annullato. Per ogni domanda rispondi a questo messaggio o chiamaci al ${context.shop.phone}.`
              : `The order stays cancelled. If you have any questions, reply to this message or call us on ${context.shop.phone}.`,
          ],
        },
        orderButton(order, context),
      ],
    }
  },
}
