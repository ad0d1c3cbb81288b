import { listSizes, sizesAtPriceOf } from '#server/catalog/products/sellable-stock-repository.ts'
import { moneyOfCancelled } from '#server/orders/order/delivery-of-additions.ts'
import { listOrderLines, type OrderLineRow, type StoredOrder } from '#server/orders/order-records/order-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import { readEarnedCoupons } from '#server/pricing/coupons/earned-coupons-of-order.ts'
import { readShippingRules } from '#server/pricing/shipping/live-shipping.ts'
import type { OrderEditOffer } from '#shared/contract/orders/order-edits.ts'
import { type LineLeft, linesLeft } from '#shared/domain/orders/lines-left.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { couponView } from '#shared/domain/pricing/worth-of-units.ts'
import { readFormerDelivery } from './former-delivery.ts'
import { countOrderEvents } from './order-edit-repository.ts'
import { isChangeable, readAmountBar } from './requires-open-order.ts'

/** The possible changes of an order now. */
export async function readOrderEditOffer(db: Db, shop: Shop, order: StoredOrder): Promise<OrderEditOffer> {
  const bought = await listOrderLines(db, order.id)
  const lines = linesLeft(bought)
  const sizes = await listSizes(
    db,
    lines.map(({ productId }) => productId),
  )
  const { backCents, keptCents } = await moneyOfCancelled(db, order, shop)
  const codes = await readEarnedCoupons(db, order, bought)
  const former = await readFormerDelivery(db, order, bought, await readShippingRules(db, shop))
  const { orderNumber, paymentMethod, paymentStatus, customerName, customerPhone } = order
  const { shippingAddress, city, postalCode, province } = order
  return {
    orderNumber,
    version: await countOrderEvents(db, order.id),
    isOpen: await isChangeable(db, order),
    amountBar: await readAmountBar(db, order),
    paymentMethod,
    paymentStatus,
    isAddition: order.additionTo !== null,
    codes: codes.map(({ code, lines: own, isReached, minimumCents, discountCents, deliveryCents }) => ({
      code,
      lines: [...own],
      isReached,
      minimum: toDecimal(minimumCents),
      discount: toDecimal(discountCents),
      delivery: toDecimal(deliveryCents),
    })),
    delivery: order.deliveryMethod,
    address: { customerName, customerPhone, shippingAddress, city, postalCode, province },
    lines: lines.map((line) => lineView(line, sizes)),
    subtotal: toDecimal(order.subtotalCents),
    shipping: toDecimal(order.shippingCents),
    discount: toDecimal(order.discountCents),
    keptShipping: toDecimal(order.keptShippingCents),
    keptCode: toDecimal(order.keptCodeCents),
    asked: toDecimal(former.askedCents),
    boughtShipping: toDecimal(former.boughtShippingCents),
    total: toDecimal(order.totalCents),
    refundable: toDecimal(backCents),
    keptForAdditions: toDecimal(keptCents),
  }
}

function lineView(
  line: LineLeft<OrderLineRow>,
  sizes: Awaited<ReturnType<typeof listSizes>>,
): OrderEditOffer['lines'][number] {
  const { lineNo, productId, name, productCode, imageName, size, quantity, unitCents, slug } = line
  return {
    line: lineNo,
    name,
    productCode,
    imageUrl: imageName && `/images/${imageName}`,
    frameSize: size || null,
    quantity,
    price: toDecimal(unitCents),
    ...couponView({ ...line, quantity: line.boughtQuantity }),
    isSold: slug !== null,
    category: line.category,
    shelf: line.shelf,
    weightGrams: line.weightGrams,
    sizes: sizesAtPriceOf(sizes, productId, size).map((one) => ({
      ...{ frameSize: one.size || null, pieces: Math.max(0, Number(one.pieces)) },
    })),
  }
}
