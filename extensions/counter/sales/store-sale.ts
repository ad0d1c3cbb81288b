import { markPaid } from '#server/orders/checkout/confirm-payment.ts'
import type { Quote } from '#server/orders/checkout/quote-order.ts'
import { customerOf, storeOrder } from '#server/orders/checkout/store-order.ts'
import type { CardPart } from '#server/orders/gift-cards/gift-card-repository.ts'
import { handOverInShop } from '#server/orders/parcels/hand-over-in-shop.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import type { TenderIn } from '../counter-settings.ts'
import { instrumentOf, storeTenders } from '../take-tenders.ts'

interface Sold {
  id: string
  quote: Quote
  who: { name: string; email: string; phone: string | null }
  tenders: readonly TenderIn[]
  /** Claimed and locked for the tenders. */
  giftCards: readonly CardPart[]
  data: Record<string, unknown>
  at: Date
}

/** A sale over the counter whose stock is deducted: stored, paid and taken home at once. */
export async function storeSale(
  tx: Tx,
  deps: Deps,
  { id, quote, who, tenders, giftCards, data, at }: Sold,
): Promise<void> {
  const { name: customerName, email: customerEmail, phone: customerPhone } = who
  const nowhere = { shippingAddress: '', city: '', postalCode: '', province: null, delivery: 'pickup' as const }
  const customer = customerOf({ customerName, customerEmail, customerPhone, taxCode: null, ...nowhere }, deps.shop)
  const payment = { method: 'counter' } as const
  const whose = { customer, customerId: null, language: 'it' as const, placedFrom: null }
  const order = await storeOrder(tx, { id, quote, giftCards, payment, isSale: true, ...whose, at }, deps)
  await storeTenders(tx, id, tenders, { parts: giftCards, at, isSale: true })
  const instrument = instrumentOf(tenders)
  const change = { instrument, channel: 'counter' } as const
  const how = { actor: 'admin', data: { paymentMethod: 'counter', instrument, ...data } } as const
  const paid = await markPaid(tx, order, { ...how, change, isSilent: true, at, shop: deps.shop })
  await handOverInShop(tx, paid, { isSilent: true, at })
}
