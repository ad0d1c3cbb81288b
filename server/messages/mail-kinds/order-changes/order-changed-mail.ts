import { z } from 'zod'
import { withoutLinks } from '#server/messages/mail-parts/harmless-text.ts'
import {
  type MailBlock,
  type MailContext,
  type MailKind,
  pageAddress,
} from '#server/messages/mail-parts/mail-content.ts'
import { mailTexts } from '#server/messages/mail-parts/mail-texts.ts'
import { orderMailData } from '#server/messages/mail-parts/order-mail-data.ts'
import {
  deliveryAddress,
  orderButton,
  orderGoods,
  orderPlate,
  orderValues,
  paidWay,
} from '#server/messages/mail-parts/order-mail-parts.ts'
import { bankDetails } from '#server/messages/mail-parts/transfer-details.ts'
import { formatEuro } from '#shared/domain/platform/money.ts'
import { refundDays } from '#shared/domain/platform/shop/consumer-rights.ts'
import { needsNoPaypalAccount } from '#shared/domain/platform/states/paypal-account.ts'
import { refundKinds } from '#shared/domain/platform/states/refund-states.ts'

const orderChangedData = orderMailData.extend({
  by: z.enum(['customer', 'admin']),
  changedLines: z.array(
    z.object({
      name: z.string(),
      size: z.string().nullable(),
      newSize: z.string().nullable(),
      quantity: z.int(),
      newQuantity: z.int(),
    }),
  ),
  hasNewAddress: z.boolean(),
  totalBeforeCents: z.int(),
  refund: z
    .object({
      kind: z.enum(refundKinds),
      amountCents: z.int(),
      /** The part on gift cards; rows older than this field have none. */
      giftCardCents: z.int().nullish(),
      ibanEnd: z.string().nullable(),
    })
    .nullable(),
  /** Retained because the remaining items no longer earn it; rows older than these have none. */
  keptShippingCents: z.int().nullish(),
  keptCodeCents: z.int().nullish(),
  addition: z.object({ orderNumber: z.string(), totalCents: z.int(), shippingCents: z.int().nullish() }).nullable(),
})
type OrderChangedData = z.output<typeof orderChangedData>

/** The changes of an order, and their price or refund. */
export const orderChangedMail: MailKind<OrderChangedData> = {
  schema: orderChangedData,
  compose(order, context) {
    const it = context.language === 'it'
    const { say, closing } = mailTexts('order_changed', context, orderValues(order, context))
    return {
      subject: say('subject'),
      title: say('title'),
      intro: say(order.by === 'customer' ? 'intro' : 'intro_by_shop'),
      blocks: [
        orderPlate(order, context),
        { kind: 'heading', text: it ? 'Che cosa è cambiato' : 'What has changed' },
        { kind: 'facts', rows: changes(order, context) },
        ...money(order, context),
        ...orderGoods(order, context),
        orderButton(order, context),
        ...closing(),
      ],
    }
  },
}

function changes(order: OrderChangedData, context: MailContext): { label: string; value: string }[] {
  const it = context.language === 'it'
  const changed = order.changedLines.map(({ name, size, newSize, quantity, newQuantity }) => {
    const words: string[] = []
    if (newSize) words.push(it ? `taglia ${newSize} invece di ${size}` : `size ${newSize} instead of ${size}`)
    if (newQuantity === 0) words.push(it ? 'tolto' : 'removed')
    else if (newQuantity !== quantity)
      words.push(it ? `${newQuantity} invece di ${quantity}` : `${newQuantity} instead of ${quantity}`)
    return { label: name, value: words.join(', ') }
  })
  const fetcher = { label: it ? 'Lo ritira' : 'Collected by', value: withoutLinks(order.customerName) }
  const place = { label: it ? 'Consegna a' : 'Delivery to', value: deliveryAddress(order, context) }
  const address = order.delivery === 'pickup' ? fetcher : place
  return order.hasNewAddress ? [...changed, address] : changed
}

function money(order: OrderChangedData, context: MailContext): MailBlock[] {
  const { refund, addition, totalCents, totalBeforeCents } = order
  const { language } = context
  const it = language === 'it'
  const euro = (cents: number) => formatEuro(cents, language)
  const blocks: MailBlock[] = []
  const say = (text: string) => blocks.push({ kind: 'paragraph', parts: [text] })
  if (refund || addition || keptText(order, euro, it))
    blocks.push({ kind: 'heading', text: it ? 'Il denaro' : 'Your money' })
  if (refund) {
    const onCards = refund.kind === 'gift_card' ? 0 : (refund.giftCardCents ?? 0)
    say(
      backText(
        refund,
        needsNoPaypalAccount(order.instrument) ? 'card' : order.paymentMethod,
        euro(refund.amountCents - onCards),
        it,
      ),
    )
    if (onCards > 0)
      say(
        it
          ? `Altri ${euro(onCards)} sono di nuovo sul buono regalo.`
          : `Another ${euro(onCards)} is back on your gift card.`,
      )
  }
  const kept = keptText(order, euro, it)
  if (kept) say(kept)
  if (addition) {
    const amount = euro(addition.totalCents)
    const shippingCents = addition.shippingCents ?? 0
    if (shippingCents > 0)
      say(
        it
          ? `L’ordine ${addition.orderNumber} è di ${amount}, di cui ${euro(shippingCents)} sono la differenza per la consegna. Spediamo quando è pagato: come fare è nella sua pagina e nella sua conferma.`
          : `Order ${addition.orderNumber} comes to ${amount}, of which ${euro(shippingCents)} is the difference for delivery. We’ll ship once it’s paid: how to pay is on its page and in its confirmation.`,
      )
    else
      say(
        it
          ? `I pezzi in più sono l’ordine ${addition.orderNumber}: ${amount} da pagare, senza altre spese di spedizione. I dati per pagarlo sono nella sua pagina e nella sua conferma.`
          : `The extra items are order ${addition.orderNumber}: ${amount} to pay, with no further shipping charge. How to pay it is on its page and in its confirmation.`,
      )
    blocks.push({
      kind: 'button',
      text: it ? `Paga ${amount}` : `Pay ${amount}`,
      href: pageAddress(context, `/ordine/${addition.orderNumber}?k=${context.keyOf(addition.orderNumber)}`),
    })
  }
  if (totalCents === totalBeforeCents || order.isPaid) return blocks
  blocks.push({ kind: 'heading', text: it ? 'Il nuovo totale' : 'The new total' })
  say(
    it
      ? `Ora l’ordine costa ${euro(totalCents)} invece di ${euro(totalBeforeCents)}. Fai il bonifico con il nuovo importo.`
      : `Your order now costs ${euro(totalCents)} instead of ${euro(totalBeforeCents)}. Please transfer the new amount.`,
  )
  return [...blocks, ...bankDetails(order, context)]
}

function keptText(
  { keptShippingCents, keptCodeCents }: OrderChangedData,
  euro: (cents: number) => string,
  it: boolean,
): string {
  const parts = [
    keptShippingCents &&
      (it ? `${euro(keptShippingCents)} per la consegna` : `${euro(keptShippingCents)} for delivery`),
    keptCodeCents && (it ? `${euro(keptCodeCents)} di sconto` : `${euro(keptCodeCents)} of discount`),
  ].filter(Boolean)
  if (parts.length === 0) return ''
  const all = parts.join(it ? ' e ' : ' and ')
  return it
    ? `Dal valore degli articoli tolti abbiamo trattenuto ${all}: il resto dell’ordine non ne ha più diritto.`
    : `From the value of the removed items we’ve kept ${all}: the rest of the order no longer qualifies.`
}

function backText(
  { kind, ibanEnd }: NonNullable<OrderChangedData['refund']>,
  method: string,
  amount: string,
  it: boolean,
): string {
  if (kind === 'gift_card')
    return it ? `${amount} sono di nuovo sul buono regalo.` : `${amount} is back on your gift card.`
  if (kind === 'wallet')
    return it
      ? `Ti rimborsiamo ${amount} ${paidWay(method, true)}: di solito arriva entro pochi giorni.`
      : `We’re refunding ${amount} ${paidWay(method, false)}: it usually arrives within a few days.`
  if (ibanEnd)
    return it
      ? `Ti rimborsiamo ${amount} con un bonifico entro ${refundDays} giorni, sul conto che finisce con ${ibanEnd}.`
      : `We’ll refund ${amount} by bank transfer within ${refundDays} days, to the account ending in ${ibanEnd}.`
  return it
    ? `Ti rimborsiamo ${amount} con un bonifico, entro ${refundDays} giorni. Rispondi a questo messaggio con il tuo IBAN.`
    : `We’ll refund ${amount} by bank transfer, within ${refundDays} days. Reply to this message with your IBAN.`
}
