import type { MailContext, MailKind } from '#server/messages/mail-parts/mail-content.ts'
import { mailTexts } from '#server/messages/mail-parts/mail-texts.ts'
import { type OrderCancelledData, orderCancelledData } from '#server/messages/mail-parts/order-mail-data.ts'
import {
  orderButton,
  orderGoods,
  orderPlate,
  orderValues,
  paidWay,
} from '#server/messages/mail-parts/order-mail-parts.ts'
import { formatEuro } from '#shared/domain/platform/money.ts'
import { refundDays } from '#shared/domain/platform/shop/consumer-rights.ts'
import { bankOrderDays } from '#shared/domain/platform/states/order-states.ts'

export const orderCancelledMail: MailKind<OrderCancelledData> = {
  schema: orderCancelledData,
  compose(order, context) {
    const it = context.language === 'it'
    const { say, closing } = mailTexts('order_cancelled', context, orderValues(order, context))
    return {
      subject: say('subject'),
      title: say('title'),
      intro: say(`intro_${order.reason}`, { giorni: String(bankOrderDays) }),
      blocks: [
        orderPlate(order, context),
        { kind: 'heading', text: it ? 'Il denaro' : 'Your money' },
        ...[money(order, context), keptText(order, context)].flatMap((text) =>
          text ? [{ kind: 'paragraph' as const, parts: [text] }] : [],
        ),
        ...orderGoods(order, context),
        orderButton(order, context),
        ...closing(),
      ],
    }
  },
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
  if (order.reason === 'not_collected')
    return language === 'it'
      ? 'Non hai pagato niente: non devi fare nulla.'
      : 'You haven’t paid anything: there’s nothing you need to do.'
  const amount = formatEuro(backCents - (toGiftCardCents ?? 0), language)
  const texts = {
    none: {
      it: 'Non risulta alcun pagamento: non devi fare nulla. Se hai già disposto il bonifico, scrivici e te lo rendiamo.',
      en: 'We haven’t received any payment: there’s nothing you need to do. If you’ve already sent a transfer, write to us and we’ll return it.',
    },
    wallet: {
      it: `Ti rimborsiamo ${amount} ${paidWay(order.paymentMethod, true, order.instrument)}: di solito arriva entro pochi giorni.`,
      en: `We’re refunding ${amount} ${paidWay(order.paymentMethod, false, order.instrument)}: it usually arrives within a few days.`,
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
