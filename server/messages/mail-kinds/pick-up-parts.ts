import type { MailBlock, MailContext } from '#server/messages/mail-parts/mail-content.ts'
import type { OrderMailData } from '#server/messages/mail-parts/order-mail-data.ts'
import { dayText, restOf } from '#server/messages/mail-parts/order-mail-parts.ts'
import { formatEuro } from '#shared/domain/platform/money.ts'

/** What an order is handed over for in the shop. */
export function pickUpCode({ pickUp }: OrderMailData, { language }: MailContext): MailBlock[] {
  if (!pickUp) return []
  const it = language === 'it'
  return [
    { kind: 'facts', rows: [{ label: it ? 'Codice per il ritiro' : 'Pick-up code', value: pickUp.code }] },
    {
      kind: 'paragraph',
      isSmall: true,
      parts: [
        it
          ? 'Mostralo in negozio, o dallo a chi ritira per te.'
          : 'Show it in the shop, or give it to the person who collects for you.',
      ],
    },
  ]
}

export function paidInShop(order: OrderMailData, { language }: MailContext): MailBlock[] {
  const it = language === 'it'
  const amount = formatEuro(restOf(order), language)
  const until = order.pickUp?.keptUntil && dayText(new Date(order.pickUp.keptUntil), language)
  const kept = until && (it ? ` Lo teniamo da parte fino a ${until}.` : ` We keep it for you until ${until}.`)
  const open = it
    ? `Paghi ${amount} in negozio quando ritiri, in contanti o con la carta.`
    : `You pay ${amount} in the shop when you collect, in cash or by card.`
  const paid = it ? `Pagato in negozio: ${amount}.` : `Paid in the shop: ${amount}.`
  return [
    { kind: 'heading', text: it ? 'Pagamento' : 'Payment' },
    { kind: 'paragraph', parts: [order.isPaid ? paid : `${open}${kept ?? ''}`] },
  ]
}
