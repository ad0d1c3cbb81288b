import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { giftCardView, transferToReturnView } from '#server/orders/order/order-view.ts'
import { deliveryView } from '#server/orders/order-records/delivery-view.ts'
import type { OrderLineRow, StoredOrder } from '#server/orders/order-records/order-repository.ts'
import { refundedView } from '#server/orders/refunds/refund-view.ts'
import type { AdminOrderRow } from '#shared/contract/orders/admin-orders.ts'
import { mayAct } from '#shared/domain/orders/order-actions.ts'
import { type PackedLine, unitsToShip } from '#shared/domain/orders/units-to-ship.ts'
import { gramsTogether } from '#shared/domain/platform/delivery/shipping-class.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import type { StoredTag } from './order-note-repository.ts'
import type { findUsualCarriers } from './usual-carrier-repository.ts'

const goodsShown = 3

type Goods = readonly (Pick<OrderLineRow, 'name' | 'size' | 'category' | 'shelf' | 'weightGrams'> & PackedLine)[]

export function adminOrderRowView(
  order: StoredOrder,
  bought: Goods,
  tags: readonly StoredTag[],
  carrierOf: Awaited<ReturnType<typeof findUsualCarriers>>,
  { shipping }: Pick<OrdersDeps['shop'], 'shipping'>,
): AdminOrderRow {
  const items = mayAct(order, 'ship') ? goodsToGo(bought) : bought
  const { id, orderNumber, customerName, customerEmail, orderStatus, paymentMethod, paymentStatus } = order
  return {
    id,
    orderNumber,
    customerName,
    customerEmail,
    createdAt: order.createdAt.toISOString(),
    total: toDecimal(order.totalCents),
    ...giftCardView(order),
    orderStatus,
    paymentMethod,
    paymentStatus,
    ...deliveryView(order),
    channel: order.channel,
    instrument: order.instrument,
    ...refundedView(order),
    bankReference: order.bankReference,
    city: order.city,
    province: order.province,
    goods: items.slice(0, goodsShown).map(({ name, size, quantity }) => ({ name, frameSize: size || null, quantity })),
    otherGoods: Math.max(0, items.length - goodsShown),
    weightGrams: gramsTogether(items, shipping),
    shipBy: order.paymentStatus === 'paid' && mayAct(order, 'ship') ? isoOrNull(order.shipBy) : null,
    transferToReturn: transferToReturnView(order),
    tags: tags.map(({ name }) => name),
    arrivesOn: order.arrivesOn,
    usualCarrier: isBroughtSoon(order) ? carrierOf(order) : null,
  }
}

/** Whether a carrier has to bring it. */
export const isBroughtSoon = (order: StoredOrder): boolean =>
  mayAct(order, 'ship') && order.deliveryMethod !== 'pickup' && !order.sellsGiftCard

const goodsToGo = (bought: Goods) =>
  bought.map((line) => ({ ...line, quantity: unitsToShip(line) })).filter(({ quantity }) => quantity > 0)

export function isoOrNull(moment: Date | null): string | null {
  return moment?.toISOString() ?? null
}
