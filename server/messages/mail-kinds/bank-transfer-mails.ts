import { withdrawalLink } from '#server/messages/mail-kinds/after-sales/withdrawal-notice.ts'
import { refundDays } from '#shared/domain/orders/consumer-rights.ts'
import { bankOrderDays, lastDayToPay } from '#shared/domain/orders/order-states.ts'
import { formatEuro } from '#shared/domain/platform/money.ts'
import { type MailBlock, type MailContext, type MailKind, pageLink } from './mail-content.ts'
import {
  type OrderMailData,
  orderMailData,
  type TransferInPartData,
  type TransferToReturnData,
  transferInPartData,
  transferToReturnData,
} from './order-mail-data.ts'
import { arrivalText, dayText, orderButton, orderGoods, orderPlate, orderWords, restOf } from './order-mail-parts.ts'

// Bank details for an expected transfer.

export function bankDetails(order: OrderMailData, context: MailContext): MailBlock[] {
  const it = context.language === 'it'
  return [
    ...accountOf(order, context, restOf(order), [
      {
        label: it ? 'Entro il' : 'Pay by',
        value: dayText(lastDayToPay(new Date(order.placedAt)), context.language),
      },
    ]),
    {
      kind: 'paragraph',
      isSmall: true,
      parts: [
        it
          ? `Scrivi la causale così com’è. Se il bonifico non arriva entro ${bankOrderDays} giorni, l’ordine viene annullato${order.giftCard ? '' : ' e i pezzi tornano in vendita'}.`
          : `Enter the reference exactly as shown. If the transfer doesn’t arrive within ${bankOrderDays} days, the order is cancelled${order.giftCard ? '' : ' and its items go back on sale'}.`,
      ],
    },
  ]
}

function accountOf(
  order: OrderMailData,
  { shop, language }: MailContext,
  amountCents: number,
  more: readonly { label: string; value: string }[] = [],
): MailBlock[] {
  const it = language === 'it'
  return [
    { kind: 'heading', text: it ? 'Dati per il bonifico' : 'Bank transfer details' },
    {
      kind: 'facts',
      rows: [
        { label: it ? 'Beneficiario' : 'Beneficiary', value: shop.bank.beneficiary },
        { label: 'IBAN', value: shop.bank.iban, isGrouped: true },
        { label: 'BIC', value: shop.bank.bic },
        { label: it ? 'Banca' : 'Bank', value: shop.bank.bankName },
        { label: it ? 'Importo' : 'Amount', value: formatEuro(amountCents, language) },
        { label: it ? 'Causale' : 'Reference', value: order.bankReference ?? order.orderNumber },
        ...more,
      ],
    },
  ]
}

/** Half of the time to pay is over. */
export const paymentReminderMail: MailKind<OrderMailData> = {
  schema: orderMailData,
  compose(order, context) {
    const { it, name, amount } = orderWords(order, context)
    const lastDay = dayText(lastDayToPay(new Date(order.placedAt)), context.language)
    return {
      subject: it
        ? `Aspettiamo il bonifico per l’ordine ${order.orderNumber}`
        : `We’re waiting for the transfer for order ${order.orderNumber}`,
      title: it ? 'Aspettiamo il tuo bonifico' : 'We’re waiting for your transfer',
      intro: it
        ? `Ciao ${name}, il bonifico di ${amount} non è ancora arrivato. ${order.giftCard ? `Il buono regalo ti aspetta fino al ${lastDay}` : `Teniamo da parte i tuoi articoli fino al ${lastDay}`}. L’hai già fatto? Non devi fare altro: un bonifico ci mette uno o due giorni lavorativi.`
        : `Hello ${name}, your transfer of ${amount} hasn’t arrived yet. ${order.giftCard ? `Your gift card waits for it until ${lastDay}` : `We’re keeping your items for you until ${lastDay}`}. Already sent it? There’s nothing else to do: a transfer takes one or two working days.`,
      blocks: [
        orderPlate(order, context),
        ...bankDetails(order, context),
        ...orderGoods(order, context),
        orderButton(order, context),
        ...payByWallet(order, context),
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
    const { it, name } = orderWords(order, context)
    const received = formatEuro(order.receivedCents, context.language)
    const dueCents = restOf(order) - order.receivedCents
    const due = formatEuro(dueCents, context.language)
    return {
      subject: it ? `Ordine ${order.orderNumber}: mancano ${due}` : `Order ${order.orderNumber}: ${due} still to pay`,
      title: it ? 'Il bonifico è arrivato in parte' : 'Part of your transfer has arrived',
      intro: it
        ? `Ciao ${name}, abbiamo ricevuto ${received}: per l’ordine mancano ${due}. ${order.giftCard ? '' : 'I tuoi articoli restano da parte. '}Fai un secondo bonifico con la stessa causale, o rispondi a questo messaggio se qualcosa non torna.`
        : `Hello ${name}, we’ve received ${received}: ${due} is still to pay for your order. ${order.giftCard ? '' : 'Your items stay reserved. '}Make a second transfer with the same reference, or reply to this message if something isn’t right.`,
      blocks: [
        orderPlate(order, context),
        ...accountOf(order, context, dueCents),
        ...orderGoods(order, context),
        orderButton(order, context),
      ],
    }
  },
}

// A bank transfer that arrives after the cancellation of its order (decision 0025).

export const orderReopenedMail: MailKind<OrderMailData> = {
  schema: orderMailData,
  compose(order, context) {
    const { it, name, amount } = orderWords(order, context)
    const arrival = arrivalText(order, context)
    return {
      subject: it
        ? `Il bonifico è arrivato: abbiamo riaperto l’ordine ${order.orderNumber}`
        : `Your bank transfer has arrived: order ${order.orderNumber} is open again`,
      title: it ? 'Ordine riaperto' : 'Order reopened',
      intro: it
        ? `Ciao ${name}, il tuo bonifico di ${amount} è arrivato dopo l’annullamento dell’ordine. Gli articoli ci sono ancora, quindi l’abbiamo riaperto: ${arrival}.`
        : `Hello ${name}, your bank transfer of ${amount} arrived after the order had been cancelled. The items are still in stock, so we’ve reopened it: ${arrival}.`,
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
