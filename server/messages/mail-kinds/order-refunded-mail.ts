import { z } from 'zod'
import { greetingName, withoutLinks } from '#server/messages/mail-parts/harmless-text.ts'
import type { MailBlock, MailContext, MailKind } from '#server/messages/mail-parts/mail-content.ts'
import { mailTexts } from '#server/messages/mail-parts/mail-texts.ts'
import { orderButton, orderPlate, paidWay, sizeAndPieces } from '#server/messages/mail-parts/order-mail-parts.ts'
import { formatEuro } from '#shared/domain/platform/money.ts'
import { refundKinds } from '#shared/domain/platform/states/refund-states.ts'

const cents = z.int()

const orderRefundedData = z.object({
  orderNumber: z.string(),
  customerName: z.string(),
  amountCents: cents,
  /** The part on gift cards; rows older than this field have none. */
  giftCardCents: cents.nullish(),
  shippingCents: cents,
  /** Belongs to no line; below 0 where something was kept back. */
  otherCents: cents,
  note: z.string().nullable(),
  lines: z.array(z.object({ name: z.string(), size: z.string().nullable(), quantity: z.int(), amountCents: cents })),
  kind: z.enum(refundKinds),
  /** Rows older than this field have none. */
  paymentMethod: z.string().nullish(),
  /** The last four characters of the account. */
  ibanEnd: z.string().nullable(),
  /** The last of the payment. */
  isLast: z.boolean(),
})
type OrderRefundedData = z.output<typeof orderRefundedData>

/** A refund of an order: amount, reason, method and time. */
export const orderRefundedMail: MailKind<OrderRefundedData> = {
  schema: orderRefundedData,
  compose(refund, context) {
    const { language } = context
    const it = language === 'it'
    const amount = formatEuro(refund.amountCents, language)
    const onCards = refund.kind === 'gift_card' ? 0 : (refund.giftCardCents ?? 0)
    const outside = formatEuro(refund.amountCents - onCards, language)
    const { say, closing } = mailTexts('order_refunded', context, {
      nome: greetingName(refund.customerName, language),
      numero: refund.orderNumber,
      rimborso: amount,
    })
    return {
      subject: say('subject'),
      title: say('title'),
      intro: say('intro', {
        modo: `${way(refund, outside, it)}${onCards > 0 ? besides(formatEuro(onCards, language), it) : ''}`,
      }),
      blocks: [
        orderPlate(refund, context),
        ...whatFor(refund, context),
        ...(refund.isLast
          ? [
              paragraph(
                it
                  ? 'Con questo rimborso ti abbiamo restituito tutto quello che avevi pagato.'
                  : 'With this refund we’ve returned everything you paid.',
              ),
            ]
          : []),
        orderButton(refund, context),
        ...closing(),
      ],
    }
  },
}

const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', parts: [text] })

const besides = (amount: string, it: boolean): string =>
  it ? ` Altri ${amount} sono sul buono regalo.` : ` Another ${amount} is on the gift card.`

function way({ kind, ibanEnd, paymentMethod }: OrderRefundedData, amount: string, it: boolean): string {
  if (kind === 'gift_card')
    return it
      ? `abbiamo rimesso ${amount} sul buono regalo: si possono già spendere.`
      : `we’ve put ${amount} back on the gift card: it can be spent already.`
  if (kind === 'wallet')
    return it
      ? `ti abbiamo restituito ${amount} ${paidWay(paymentMethod, true)}: di solito arriva entro pochi giorni.`
      : `we’ve sent ${amount} back ${paidWay(paymentMethod, false)}: it usually arrives within a few days.`
  if (paymentMethod === 'counter' && !ibanEnd)
    return it ? `ti abbiamo restituito ${amount} in negozio.` : `we’ve given ${amount} back to you in the shop.`
  const account = ibanEnd && (it ? `sul conto che finisce con ${ibanEnd}` : `to the account ending in ${ibanEnd}`)
  return it
    ? `ti abbiamo restituito ${amount} con un bonifico${account ? ` ${account}` : ''}: di solito arriva entro due giorni lavorativi.`
    : `we’ve sent ${amount} back by bank transfer${account ? ` ${account}` : ''}: it usually arrives within two working days.`
}

function whatFor(refund: OrderRefundedData, { language }: MailContext): MailBlock[] {
  const it = language === 'it'
  const { lines, shippingCents, otherCents, note } = refund
  const euro = (value: number) => formatEuro(value, language)
  const reason = note ? withoutLinks(note) : null
  const isPartial = lines.length > 0 || shippingCents > 0 || reason !== null
  if (!isPartial) return []
  const returned = lines.map(({ name, size, quantity, amountCents }) => ({
    title: name,
    details: sizeAndPieces({ size, quantity }, it),
    amount: euro(amountCents),
  }))
  const isKeptBack = otherCents < 0
  const rows = [
    ...(shippingCents > 0 ? [{ label: it ? 'Spedizione' : 'Shipping', value: euro(shippingCents) }] : []),
    ...(otherCents === 0
      ? []
      : [
          {
            label: isKeptBack ? (it ? 'Trattenuti' : 'Kept back') : it ? 'Altra cifra' : 'Other amount',
            value: euro(otherCents),
          },
        ]),
  ]
  return [
    { kind: 'heading', text: it ? 'Per che cosa' : 'What it’s for' },
    ...(returned.length > 0 ? [{ kind: 'lines', rows: returned } as const] : []),
    {
      kind: 'sums',
      rows,
      total: { label: it ? 'Rimborso' : 'Refund', note: '', value: euro(refund.amountCents) },
    },
    ...(reason ? [paragraph(`${it ? 'Motivo' : 'Reason'}: ${reason}`)] : []),
  ]
}
