import { refundDays } from '#shared/domain/orders/consumer-rights.ts'
import { bankOrderDays } from '#shared/domain/orders/order-states.ts'
import { formatEuro } from '#shared/domain/platform/money.ts'
import { greetingName } from './harmless-text.ts'
import type { MailContext, MailKind } from './mail-content.ts'
import { type OrderCancelledData, orderCancelledData } from './order-mail-data.ts'
import { orderButton, orderGoods, orderPlate } from './order-mail-parts.ts'

export const orderCancelledMail: MailKind<OrderCancelledData> = {
  schema: orderCancelledData,
  compose(order, context) {
    const it = context.language === 'it'
    const name = greetingName(order.customerName, context.language)
    return {
      subject: it ? `Ordine ${order.orderNumber} annullato` : `Order ${order.orderNumber} cancelled`,
      title: it ? 'Ordine annullato' : 'Order cancelled',
      intro: `${it ? 'Ciao' : 'Hello'} ${name}, ${why(order, context)}`,
      blocks: [
        orderPlate(order, context),
        { kind: 'heading', text: it ? 'Il denaro' : 'Your money' },
        ...[money(order, context), keptText(order, context)].flatMap((text) =>
          text ? [{ kind: 'paragraph' as const, parts: [text] }] : [],
        ),
        ...orderGoods(order, context),
        orderButton(order, context),
      ],
    }
  },
}

function why({ reason }: OrderCancelledData, { language, shop }: MailContext): string {
  const texts = {
    unpaid: {
      it: `il bonifico non è arrivato entro ${bankOrderDays} giorni e l’ordine è stato annullato.`,
      en: `your bank transfer didn’t arrive within ${bankOrderDays} days, so the order has been cancelled.`,
    },
    shop: {
      it: `abbiamo annullato il tuo ordine. Per ogni domanda rispondi a questo messaggio o chiamaci al ${shop.phone}.`,
      en: `we’ve cancelled your order. If you have any questions, reply to this message or call us on ${shop.phone}.`,
    },
    customer: {
      it: 'abbiamo annullato il tuo ordine, come ci hai chiesto.',
      en: 'we’ve cancelled your order, as you asked.',
    },
    payment_denied: {
      it: 'PayPal non ha confermato il pagamento e l’ordine è stato annullato.',
      en: 'PayPal didn’t confirm the payment, so the order has been cancelled.',
    },
  }
  return texts[reason][language]
}

function keptText({ keptCents }: OrderCancelledData, { language }: MailContext): string {
  if (!keptCents) return ''
  const amount = formatEuro(keptCents, language)
  return language === 'it'
    ? `${amount} pagano la consegna di ciò che avevi aggiunto all’ordine e che ti mandiamo.`
    : `${amount} pays for delivering what you had added to the order, which we’re still sending you.`
}

const already = { it: 'Il rimborso era già stato disposto.', en: 'Your refund had already been arranged.' }

function money(order: OrderCancelledData, { language }: MailContext): string {
  const { refund, totalCents, toGiftCardCents, keptCents, ibanEnd } = order
  const backCents = order.backCents ?? totalCents
  if (refund !== 'none' && backCents === 0) return keptCents ? '' : already[language]
  const amount = formatEuro(backCents - (toGiftCardCents ?? 0), language)
  const texts = {
    none: {
      it: 'Non risulta alcun pagamento: non devi fare nulla. Se hai già disposto il bonifico, scrivici e te lo rendiamo.',
      en: 'We haven’t received any payment: there’s nothing you need to do. If you’ve already sent a transfer, write to us and we’ll return it.',
    },
    wallet: {
      it: `Ti rimborsiamo ${amount} su PayPal: di solito arriva entro pochi giorni.`,
      en: `We’re refunding ${amount} to PayPal: it usually arrives within a few days.`,
    },
    bank: ibanEnd
      ? {
          it: `Ti rimborsiamo ${amount} con un bonifico entro ${refundDays} giorni, sul conto che finisce con ${ibanEnd}.`,
          en: `We’ll refund ${amount} by bank transfer within ${refundDays} days, to the account ending in ${ibanEnd}.`,
        }
      : {
          it: `Ti rimborsiamo ${amount} con un bonifico, entro ${refundDays} giorni. Rispondi a questo messaggio con il tuo IBAN.`,
          en: `We’ll refund ${amount} by bank transfer, within ${refundDays} days. Reply to this message with your IBAN.`,
        },
    gift_card: { it: '', en: '' },
  }
  if (!toGiftCardCents) return texts[refund][language]
  const back = formatEuro(toGiftCardCents, language)
  const onCard =
    language === 'it'
      ? `${back} sono di nuovo sul buono regalo, e si possono già spendere.`
      : `${back} is back on the gift card and can be spent already.`
  return `${texts[refund][language]} ${onCard}`.trim()
}
