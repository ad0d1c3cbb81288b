import type { WalletOrderInput } from '#server/orders/deps/wallet-provider.ts'
import { sumOfParts } from '#server/orders/gift-cards/spend-gift-cards.ts'
import type { OrderLineRow, StoredOrder } from '#server/orders/order-records/order-repository.ts'
import type { OrderCustomer } from '#shared/contract/platform/order-customer.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import type { Checkout } from './checkout-repository.ts'

type Goods = NonNullable<WalletOrderInput['goods']>
type Line = Pick<OrderLineRow, 'name' | 'size' | 'productCode' | 'quantity' | 'unitCents'>

/** The items, as the provider shows them to the payer (rule 464). */
export function itemsOfCheckout({ customer, quote, giftCards, language }: Checkout): Goods {
  const { shippingCents } = quote
  // The provider's breakdown has no other field for other payments.
  const discountCents = quote.discountCents + sumOfParts(giftCards)
  return { shippingCents, discountCents, items: itemsOf(quote.lines, language), ...shipTo(customer) }
}

export function itemsOfOrder(order: StoredOrder, lines: readonly OrderLineRow[]): Goods {
  const { shippingCents } = order
  const discountCents = order.discountCents + order.giftCardCents
  return {
    shippingCents,
    discountCents,
    items: itemsOf(lines, order.language),
    ...shipTo({ ...order, delivery: order.deliveryMethod }),
  }
}

function itemsOf(lines: readonly Line[], language: Language): Goods['items'] {
  const sizeWord = language === 'it' ? 'taglia' : 'size'
  return lines.map(({ name, size, productCode, quantity, unitCents }) => ({
    name: size ? `${name} (${sizeWord} ${size})` : name,
    sku: size ? `${productCode}-${size}` : productCode,
    quantity,
    unitCents,
  }))
}

type Receiver = Pick<
  OrderCustomer,
  'delivery' | 'customerName' | 'shippingAddress' | 'city' | 'postalCode' | 'province'
>

/** A pick-up has no shipping address. */
function shipTo({
  delivery,
  customerName,
  shippingAddress,
  city,
  postalCode,
  province,
}: Receiver): Pick<Goods, 'shipTo'> {
  if (delivery === 'pickup') return {}
  return { shipTo: { name: customerName, address: shippingAddress, city, postalCode, province } }
}
