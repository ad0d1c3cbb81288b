import { deliveryView } from '#server/orders/order-records/delivery-view.ts'
import type { OrderLineRow, StoredOrder } from '#server/orders/order-records/order-repository.ts'
import type { ParcelFacts } from '#server/orders/parcels/parcel-facts.ts'
import { orderParcelViews } from '#server/orders/parcels/parcel-view.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import type { BankTransfer, OrderPage, PlacedOrder } from '#shared/contract/orders/orders.ts'
import { toPayCents } from '#shared/domain/orders/order-money.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { parcelWords } from '#shared/domain/platform/shop/carriers.ts'
import { couponView } from '#shared/domain/pricing/worth-of-units.ts'
import type { OrderProgress } from './read-order-progress.ts'

export function placedOrderView(order: StoredOrder, shop: Shop, accessKey: string): PlacedOrder {
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    orderStatus: order.orderStatus,
    paymentStatus: order.paymentStatus,
    subtotal: toDecimal(order.subtotalCents),
    shipping: toDecimal(order.shippingCents),
    ...discountView(order),
    ...deliveryView(order),
    channel: order.channel,
    instrument: order.instrument,
    total: toDecimal(order.totalCents),
    ...giftCardView(order),
    createdAt: order.createdAt.toISOString(),
    ...(order.bankReference && { bankTransfer: bankTransferOf(order, order.bankReference, shop) }),
    ...(order.arrivesOn && { promisedFor: order.arrivesOn, arrivesOn: order.arrivesOn }),
    accessKey,
  }
}

/** The coupon discount on an order's items, with its codes; empty without coupons. */
export function discountView({ codes, discountCents }: Pick<StoredOrder, 'codes' | 'discountCents'>) {
  return codes ? { codes, discount: toDecimal(discountCents) } : {}
}

/** The payments by gift cards, and the remaining amount; empty without cards. */
export function giftCardView(order: Pick<StoredOrder, 'totalCents' | 'giftCardCents'>) {
  const { giftCardCents } = order
  return giftCardCents > 0 ? { giftCard: toDecimal(giftCardCents), toPay: toDecimal(toPayCents(order)) } : {}
}

export function bankTransferOf(
  order: Pick<StoredOrder, 'totalCents' | 'giftCardCents' | 'receivedCents'>,
  reference: string,
  { bank }: Shop,
): BankTransfer {
  const { beneficiary, iban, bic, bankName } = bank
  return { beneficiary, iban, bic, bankName, reference, amount: toDecimal(toPayCents(order) - order.receivedCents) }
}

export function orderPageView(
  order: StoredOrder,
  facts: ParcelFacts,
  progress: OrderProgress,
  shop: Shop,
  accessKey: string,
): Omit<OrderPage, 'vat'> {
  return {
    ...placedOrderView(order, shop, accessKey),
    customerName: order.customerName,
    customerEmail: order.customerEmail,
    shippingAddress: order.shippingAddress,
    city: order.city,
    postalCode: order.postalCode,
    province: order.province,
    paymentMethod: order.paymentMethod,
    ...parcelWords(order),
    shippedAt: order.shippedAt?.toISOString() ?? null,
    deliveredAt: order.deliveredAt?.toISOString() ?? null,
    cancelledAt: order.cancelledAt?.toISOString() ?? null,
    transferToReturn: transferToReturnView(order),
    items: facts.lines.map((line) => ({ ...orderItemView(line), ...progress.of(order, line) })),
    ...progress.other(order.id),
    parcels: orderParcelViews(facts),
  }
}

/** A transfer after the cancellation: its amount, its time, and whether it was paid back. */
export function transferToReturnView(order: StoredOrder) {
  const { transferToReturnCents: cents, transferToReturnSince: since, transferReturnedAt } = order
  if (cents === null || since === null) return null
  return {
    amount: toDecimal(cents),
    since: since.toISOString(),
    returnedAt: transferReturnedAt?.toISOString() ?? null,
  }
}

export function orderItemViews(lines: readonly OrderLineRow[]): OrderPage['items'] {
  return lines.map(orderItemView)
}

function orderItemView(line: OrderLineRow): OrderPage['items'][number] {
  return {
    line: line.lineNo,
    productId: line.slug ? line.productId : null,
    slug: line.slug,
    name: line.name,
    productCode: line.productCode,
    frameSize: line.size || null,
    quantity: line.quantity,
    price: toDecimal(line.unitCents),
    total: toDecimal(line.totalCents),
    ...couponView(line),
    imageUrl: line.imageName && `/images/${line.imageName}`,
    category: line.category,
  }
}
