import type { Shop } from '#server/shop-config.ts'
import type { BankTransfer, OrderPage, PlacedOrder } from '#shared/contract/orders.ts'
import { toDecimal } from '#shared/domain/money.ts'
import type { OrderLineRow, StoredOrder } from './order-repository.ts'

/** The order as the wire shows it to whoever placed it. */
export function placedOrderView(order: StoredOrder, shop: Shop): PlacedOrder {
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    orderStatus: order.orderStatus,
    paymentStatus: order.paymentStatus,
    subtotal: toDecimal(order.subtotalCents),
    shipping: toDecimal(order.shippingCents),
    total: toDecimal(order.totalCents),
    createdAt: order.createdAt.toISOString(),
    ...(order.bankReference && { bankTransfer: bankTransferOf(order, order.bankReference, shop) }),
    accessKey: order.accessKey,
  }
}

function bankTransferOf(order: StoredOrder, reference: string, { bank }: Shop): BankTransfer {
  const { beneficiary, iban, bic, bankName } = bank
  return { beneficiary, iban, bic, bankName, reference, amount: toDecimal(order.totalCents) }
}

export function orderPageView(order: StoredOrder, lines: readonly OrderLineRow[], shop: Shop): OrderPage {
  return {
    ...placedOrderView(order, shop),
    customerName: order.customerName,
    customerEmail: order.customerEmail,
    shippingAddress: order.shippingAddress,
    city: order.city,
    postalCode: order.postalCode,
    province: order.province,
    paymentMethod: order.paymentMethod,
    trackingCode: order.trackingCode,
    shippedAt: order.shippedAt?.toISOString() ?? null,
    deliveredAt: order.deliveredAt?.toISOString() ?? null,
    cancelledAt: order.cancelledAt?.toISOString() ?? null,
    items: orderItemViews(lines),
  }
}

/** The lines as the wire shows them. */
export function orderItemViews(lines: readonly OrderLineRow[]): OrderPage['items'] {
  return lines.map((line) => ({
    productId: line.slug ? line.productId : null,
    slug: line.slug,
    name: line.name,
    productCode: line.productCode,
    frameSize: line.size || null,
    quantity: line.quantity,
    price: toDecimal(line.unitCents),
    total: toDecimal(line.totalCents),
    imageUrl: line.imageName && `/images/${line.imageName}`,
  }))
}
