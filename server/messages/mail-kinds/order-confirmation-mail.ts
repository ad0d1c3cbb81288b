import {
  type Inline,
  type MailBlock,
  type MailContext,
  type MailKind,
  pageLink,
} from '#server/messages/mail-parts/mail-content.ts'
import { mailTexts } from '#server/messages/mail-parts/mail-texts.ts'
import { type OrderMailData, orderMailData } from '#server/messages/mail-parts/order-mail-data.ts'
import {
  arrivalText,
  dayText,
  deliveryAddress,
  destinationTitle,
  orderButton,
  orderGoods,
  orderPlate,
  orderValues,
  restOf,
  weekdayText,
  workingDaysOf,
} from '#server/messages/mail-parts/order-mail-parts.ts'
import { bankDetails } from '#server/messages/mail-parts/transfer-details.ts'
import { withdrawalNotice } from '#server/messages/mail-parts/withdrawal-notice.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { formatEuro } from '#shared/domain/platform/money.ts'
import { giftCardWithdrawalDays } from '#shared/domain/platform/states/gift-card-states.ts'
import { payByWallet } from './bank-transfer-mails.ts'
import { paidInShop, pickUpCode } from './pick-up-parts.ts'
import { giftCardWords } from './voucher-mails.ts'

/** The contract's confirmation on a durable medium (rule 437). */
export const orderConfirmationMail: MailKind<OrderMailData> = {
  schema: orderMailData,
  compose(order, context) {
    const { say, closing } = mailTexts('order_confirmation', context, orderValues(order, context))
    return {
      subject: say('subject'),
      title: say('title'),
      intro: say('intro', { stato: standing(order, context.language === 'it') }),
      blocks: [
        orderPlate(order, context),
        ...payment(order, context),
        ...orderGoods(order, context),
        ...(order.giftCard ? giftCard(order.giftCard, order, context) : delivery(order, context)),
        orderButton(order, context),
        ...(order.paymentMethod === 'bank' && !order.isPaid ? payByWallet(order, context) : []),
        ...closing(),
        ...(order.giftCard ? [] : [...rights(order, context), ...withdrawalNotice(context, order)]),
      ],
    }
  },
}

function standing({ isPaid, paymentMethod, instrument, giftCard: sold }: OrderMailData, it: boolean): string {
  if (sold)
    return it ? 'Il buono parte quando arriva il pagamento.' : 'The gift card is sent once your payment arrives.'
  if (!isPaid && paymentMethod === 'counter')
    return it ? 'Lo paghi in negozio, quando lo ritiri.' : 'You pay in the shop, when you collect it.'
  if (!isPaid)
    return it ? 'Lo prepariamo appena arriva il pagamento.' : 'We’ll prepare it as soon as your payment arrives.'
  if (paymentMethod === 'gift_card')
    return it
      ? 'L’hai pagato con il buono regalo: lo prepariamo subito.'
      : 'You’ve paid with your gift card: we’re preparing it now.'
  if (paymentMethod === 'bank')
    return it
      ? 'Il tuo bonifico è arrivato: lo prepariamo subito.'
      : 'Your transfer has arrived: we’re preparing it now.'
  const by = takenBy({ paymentMethod, instrument }, it)
  return it
    ? `Il pagamento con ${by} è arrivato: lo prepariamo subito.`
    : `Your ${by} payment has arrived: we’re preparing it now.`
}

const ownNames: Readonly<Record<string, string>> = {
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  satispay: 'Satispay',
}

/** «carta», «Apple Pay», «PayPal». */
function takenBy({ paymentMethod, instrument }: Pick<OrderMailData, 'paymentMethod' | 'instrument'>, it: boolean) {
  if (paymentMethod === 'card' || instrument === 'card') return it ? 'carta' : 'card'
  return ownNames[instrument ?? ''] ?? 'PayPal'
}

function giftCard(
  sold: NonNullable<OrderMailData['giftCard']>,
  order: OrderMailData,
  context: MailContext,
): MailBlock[] {
  const it = context.language === 'it'
  return [
    { kind: 'heading', text: it ? 'Il buono regalo' : 'The gift card' },
    { kind: 'paragraph', parts: [giftCardWords(sold, it, romeDayOf(new Date(order.placedAt)))] },
    {
      kind: 'paragraph',
      isSmall: true,
      parts: [
        it
          ? `Non scade. Entro ${giftCardWithdrawalDays} giorni dal pagamento puoi recedere dalla pagina dell’ordine: ti rendiamo quello che sul buono non è stato speso.`
          : `It doesn’t expire. Within ${giftCardWithdrawalDays} days of paying you can withdraw on the order’s page: we refund what hasn’t been spent.`,
        ' ',
        pageLink(context, '/condizioni', it ? 'Condizioni di vendita' : 'Terms of sale'),
      ],
    },
  ]
}

function payment(order: OrderMailData, context: MailContext): MailBlock[] {
  const { language } = context
  const it = language === 'it'
  if (order.paymentMethod === 'gift_card') {
    const amount = formatEuro(order.totalCents, language)
    const paid = it ? `Pagato con il buono regalo: ${amount}.` : `Paid with your gift card: ${amount}.`
    return [
      { kind: 'heading', text: it ? 'Pagamento' : 'Payment' },
      { kind: 'paragraph', parts: [paid] },
    ]
  }
  if (order.paymentMethod === 'card' || order.paymentMethod === 'paypal') {
    const isCard = order.paymentMethod === 'card' || order.instrument === 'card'
    const amount = formatEuro(restOf(order), language)
    const by = takenBy(order, it)
    const paid = it ? `Pagato con ${by}: ${amount}.` : `Paid ${isCard ? 'by' : 'with'} ${by}: ${amount}.`
    const who = isCard ? (it ? 'La banca' : 'The bank') : by
    const waiting = it
      ? `${who} sta verificando il pagamento di ${amount}: ti scriviamo appena è confermato.`
      : `${who} is checking the payment of ${amount}: we’ll email you once it’s confirmed.`
    return [
      { kind: 'heading', text: it ? 'Pagamento' : 'Payment' },
      { kind: 'paragraph', parts: [order.isPaid ? paid : waiting] },
    ]
  }
  if (order.paymentMethod === 'counter') return paidInShop(order, context)
  if (!order.isPaid) return bankDetails(order, context)
  const amount = formatEuro(restOf(order), language)
  return [
    { kind: 'heading', text: it ? 'Pagamento' : 'Payment' },
    { kind: 'paragraph', parts: [it ? `Pagato con bonifico: ${amount}.` : `Paid by bank transfer: ${amount}.`] },
  ]
}

const fetching = {
  it: ': ti scriviamo appena è pronto. Porta il numero dell’ordine.',
  en: ': we’ll email you once it’s ready. Bring your order number.',
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function delivery(order: OrderMailData, context: MailContext): MailBlock[] {
  const it = context.language === 'it'
  const days = workingDaysOf(order, context.shop)
  const isFetched = order.delivery === 'pickup'
  const isWaiting = order.paymentMethod === 'bank' && !order.isPaid
  const { promisedIf } = order
  const day = promisedIf && weekdayText(promisedIf.arrives, context.language)
  const paidBy = promisedIf && weekdayText(promisedIf.paidBy, context.language)
  const ifPaid = it
    ? `${isFetched ? 'Lo ritiri in negozio da' : 'Arriva'} ${day}, se il bonifico arriva entro ${paidBy}.`
    : `${isFetched ? 'Collect it from the shop from' : 'It arrives on'} ${day}, if your transfer arrives by ${paidBy}.`
  const told = it ? 'Appena arriva te lo confermiamo.' : 'We’ll confirm it once it’s here.'
  const estimate =
    isWaiting && promisedIf
      ? `${ifPaid} ${told}`
      : isFetched
        ? `${capital(arrivalText(order, context))}${order.arrivesOn ? fetching[context.language] : '.'}`
        : isWaiting
          ? it
            ? `In ${days} giorni lavorativi dall’accredito: il giorno te lo scriviamo quando arriva.`
            : `Within ${days} working days of your transfer arriving: we’ll email you the day once it’s here.`
          : `${capital(arrivalText(order, context))}. ${it ? 'Ti scriviamo quando parte.' : 'We’ll email you when it ships.'}`
  return [
    { kind: 'heading', text: isFetched ? destinationTitle(order, context) : it ? 'Consegna' : 'Delivery' },
    { kind: 'paragraph', parts: [`${deliveryAddress(order, context)}.\n${estimate}`] },
    ...pickUpCode(order, context),
  ]
}

function rights(order: OrderMailData, context: MailContext): MailBlock[] {
  const it = context.language === 'it'
  const { warrantyYears, usedWarrantyMonths } = context.shop
  const hasNew = order.lines.some((l) => !l.isUsed)
  const used = order.lines.filter((l) => l.isUsed).map((l) => l.name)
  const small = (...parts: Inline[]): MailBlock => ({ kind: 'paragraph', parts, isSmall: true })
  const guarantee = it
    ? [
        hasNew && `${warrantyYears} anni dalla consegna`,
        used.length > 0 &&
          `${usedWarrantyMonths} mesi dalla consegna, come concordato con l’ordine, per i beni usati (${used.join(', ')})`,
      ]
    : [
        hasNew && `${warrantyYears} years from delivery`,
        used.length > 0 &&
          `${usedWarrantyMonths} months from delivery, as agreed with the order, on used items (${used.join(', ')})`,
      ]
  const blocks: MailBlock[] = [
    { kind: 'heading', text: it ? 'I tuoi diritti' : 'Your rights' },
    small(
      `${it ? 'Garanzia legale di conformità' : 'Legal guarantee of conformity'}: ${guarantee.filter(Boolean).join('; ')}. `,
      pageLink(context, '/garanzia', it ? 'I tuoi diritti di garanzia legale' : 'Your legal guarantee rights'),
      '.',
    ),
    small(
      it ? 'Con l’ordine hai accettato le ' : 'With this order you accepted our ',
      pageLink(context, '/condizioni', it ? 'condizioni di vendita' : 'terms of sale'),
      `${it ? ', versione del' : ', version of'} ${dayText(new Date(order.termsVersion), context.language)}.`,
    ),
  ]
  if (!order.lines.some((l) => l.isElectric)) return blocks
  return [
    ...blocks,
    small(
      it
        ? 'Alla consegna della bici elettrica puoi lasciarci gratis un vecchio apparecchio equivalente, batteria compresa: rispondi a questo messaggio per accordarci.'
        : 'When your electric bike is delivered you can hand over an equivalent old appliance, battery included, free of charge: reply to this message to arrange it.',
    ),
  ]
}
