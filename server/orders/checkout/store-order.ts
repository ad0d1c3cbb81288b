import type { OrderMailData } from '#server/messages/mail-parts/order-mail-data.ts'
import { pickUps } from '#server/orders/extension-ports/pick-ups.ts'
import type { CardPart } from '#server/orders/gift-cards/gift-card-repository.ts'
import { spendGiftCards, sumOfParts } from '#server/orders/gift-cards/spend-gift-cards.ts'
import { orderMailData } from '#server/orders/order-records/order-mails.ts'
import {
  drawOrder,
  insertOrder,
  insertOrderLines,
  type StoredOrder,
} from '#server/orders/order-records/order-repository.ts'
import { takeOrderStep } from '#server/orders/order-records/order-step.ts'
import { insertOrderVat, netLine } from '#server/orders/order-records/order-vat-repository.ts'
import { concurrently, type Tx } from '#server/platform/database/transaction.ts'
import type { OrderAccessKeys } from '#server/platform/deps/platform-deps.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import { couponsText, insertCouponUses } from '#server/pricing/coupons/coupon-use-repository.ts'
import { provinceOf } from '#server/pricing/shipping/postal-codes.ts'
import { promisedDays, promiseIfPaid } from '#server/pricing/shipping/promised-days.ts'
import { requireServedPlace } from '#server/pricing/shipping/require-served-place.ts'
import type { OrderCustomer } from '#shared/contract/platform/order-customer.ts'
import { type TaxedLine, vatOf } from '#shared/domain/platform/goods/vat.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { isReady, takesTransfers } from '#shared/domain/platform/shop/shop-readiness.ts'
import { termsInForce } from '#shared/domain/platform/shop/terms.ts'
import type { ProvidedInstrument, ProvidedMethod } from '#shared/domain/platform/states/order-states.ts'
import type { Quote } from './quote-order.ts'

/** `paidAt: null` is a wallet payment the provider is still checking. */
export type OrderPayment =
  | { method: 'bank' }
  | { method: 'counter' }
  | { method: 'gift_card'; paidAt: Date }
  | { method: ProvidedMethod; paymentId: string; paidAt: Date | null; instrument: ProvidedInstrument | null }

interface OrderToStore {
  id: string
  customer: OrderCustomer
  customerId: string | null
  language: Language
  quote: Quote
  payment: OrderPayment
  /** Payments by gift cards; the caller has locked the cards. */
  giftCards?: readonly CardPart[]
  /** Set for an order of a gift card. */
  soldGiftCard?: OrderMailData['giftCard']
  /** Until when a pick-up is kept, where that is agreed. */
  keptUntil?: Date
  /** Sold over the counter: no mail, nothing to collect later. */
  isSale?: true
  /** Items of another order, for an order that pays their delivery only. */
  deliveryOf?: readonly TaxedLine[]
  /** Keyed hash of the network; null where nothing is counted. */
  placedFrom: string | null
  at: Date
}

/**
 * The customer and the address: a pick-up has the shop's address, and no other one is stored.
 * @throws Problem 409 delivery_by_phone
 */
export function customerOf(order: OrderCustomer, shop: Shop): OrderCustomer {
  const { customerName, customerEmail, customerPhone, taxCode, shippingAddress, city, postalCode, province } = order
  const who = { customerName, customerEmail, customerPhone, taxCode }
  if (order.delivery !== 'pickup') requireServedPlace(order, shop)
  if (order.delivery !== 'pickup') return { ...who, shippingAddress, city, postalCode, province, ...deliveryOf(order) }
  const { street, ...place } = shop.address
  return { ...who, shippingAddress: street, ...place, delivery: 'pickup' }
}

const deliveryOf = ({ delivery }: OrderCustomer) => (delivery ? { delivery } : {})

/**
 * Writes an order whose stock the caller deducts in the same transaction: order, items, first event and the queued
 * confirmation.
 * @throws Problem 409 shop_not_ready
 */
export async function storeOrder(
  tx: Tx,
  input: OrderToStore,
  { orderKeys, shop }: { orderKeys: OrderAccessKeys; shop: Shop },
): Promise<StoredOrder> {
  const { quote, payment, customer, at } = input
  if (payment.method === 'bank' && !takesTransfers(shop)) throw problem('shop_not_ready')
  if (payment.method === 'counter' && !isReady(shop)) throw problem('shop_not_ready')
  const paidAt = 'paidAt' in payment ? payment.paidAt : null
  const giftCards = input.giftCards ?? []
  const deliveryMethod = customer.delivery ?? 'courier'
  const order = drawOrder(
    {
      id: input.id,
      customerId: input.customerId,
      language: input.language,
      customerName: customer.customerName,
      customerEmail: customer.customerEmail,
      customerPhone: customer.customerPhone,
      taxCode: customer.taxCode,
      shippingAddress: customer.shippingAddress,
      city: customer.city,
      postalCode: customer.postalCode,
      province: customer.province ?? (await provinceOf(customer)),
      deliveryMethod,
      paymentMethod: payment.method,
      paymentStatus: paidAt ? 'paid' : 'pending',
      paymentId: 'paymentId' in payment ? payment.paymentId : null,
      instrument: 'instrument' in payment ? payment.instrument : null,
      subtotalCents: quote.subtotalCents,
      shippingCents: quote.shippingCents,
      discountCents: quote.discountCents,
      totalCents: quote.totalCents,
      giftCardCents: sumOfParts(giftCards),
      sellsGiftCard: Boolean(input.soldGiftCard),
      codes: couponsText(quote.codes),
      termsVersion: termsInForce(shop.texts['legge-condizioni']?.day),
      placedFrom: input.placedFrom,
      createdAt: at,
      paidAt,
      ...(paidAt
        ? promisedDays(shop, paidAt, { deliveryMethod, postalCode: customer.postalCode, lines: quote.lines })
        : { shipBy: null, arrivesOn: null }),
    },
    { orderKeys, shop },
  )
  const lines = quote.lines.map(
    ({ isUsed: _used, isElectric: _electric, category: _kind, shelf: _shelf, weightGrams: _grams, ...line }) => line,
  )
  const collecting = deliveryMethod === 'pickup' && lines.length > 0 && !input.isSale ? pickUps() : undefined
  const usual = await collecting?.termsOf(tx, { paymentMethod: payment.method, at }, shop)
  const terms = usual && { ...usual, ...(input.keptUntil && { keptUntil: input.keptUntil }) }
  const sold = {
    ...(input.soldGiftCard && { giftCard: input.soldGiftCard }),
    ...(order.bankReference && !paidAt && { promisedIf: promiseIfPaid(shop, at, { ...order, lines: quote.lines }) }),
    ...(terms && { pickUp: { code: terms.code, keptUntil: terms.keptUntil?.toISOString() ?? null } }),
  }
  const { deliveryOf } = input
  const vat = deliveryOf
    ? vatOf(deliveryOf, quote.shippingCents, 'delivery')
    : vatOf(lines.map(netLine), quote.shippingCents)
  await concurrently([
    insertOrder(tx, order),
    lines.length > 0 && insertOrderLines(tx, order.id, lines),
    insertOrderVat(tx, order.id, vat),
    insertCouponUses(tx, { orderId: order.id }, quote.codes),
    spendGiftCards(tx, order.id, giftCards, { at }),
    takeOrderStep(tx, order, at, {
      event: 'placed',
      data: { paymentMethod: payment.method, totalCents: quote.totalCents },
      actor: input.isSale ? 'admin' : 'customer',
      mail: input.isSale
        ? null
        : { kind: 'order_confirmation', data: { ...orderMailData(order, quote.lines, vat), ...sold } },
    }),
    terms && collecting?.keep(tx, order, terms, shop),
  ])
  return order
}
