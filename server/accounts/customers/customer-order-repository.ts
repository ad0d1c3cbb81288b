import { asc, desc, eq, inArray } from 'drizzle-orm'
import { pickUps } from '#server/orders/extension-ports/pick-ups.ts'
import { bankTransferOf } from '#server/orders/order/order-view.ts'
import { readOrderProgress } from '#server/orders/order/read-order-progress.ts'
import { deliveryView } from '#server/orders/order-records/delivery-view.ts'
import type { Db } from '#server/platform/database/database.ts'
import { products } from '#server/platform/database/schema/catalog-tables.ts'
import { orderItems, orders } from '#server/platform/database/schema/order-tables.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import type { CustomerOrder } from '#shared/contract/orders/customer-orders.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { parcelWords } from '#shared/domain/platform/shop/carriers.ts'
import { customerStatus } from '#shared/domain/platform/states/order-states.ts'

/** With their lines, newest first. */
export async function listCustomerOrders(db: Db, shop: Shop, customerId: string, now: Date): Promise<CustomerOrder[]> {
  const rows = await db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      createdAt: orders.createdAt,
      totalCents: orders.totalCents,
      refundedCents: orders.refundedCents,
      giftCardCents: orders.giftCardCents,
      sellsGiftCard: orders.sellsGiftCard,
      receivedCents: orders.receivedCents,
      orderStatus: orders.orderStatus,
      paymentStatus: orders.paymentStatus,
      carrier: orders.carrier,
      trackingCode: orders.trackingCode,
      bankReference: orders.bankReference,
      deliveryMethod: orders.deliveryMethod,
      channel: orders.channel,
      instrument: orders.instrument,
    })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const fetched = rows.flatMap(({ id, deliveryMethod }) => (deliveryMethod === 'pickup' ? [id] : []))
  const [lines, progress, pickedUp] = await Promise.all([
    listLines(db, ids),
    readOrderProgress(db, ids, now),
    fetched.length > 0 ? pickUps()?.read(db, fetched) : undefined,
  ])
  return rows.map(
    ({
      totalCents,
      refundedCents,
      giftCardCents,
      sellsGiftCard,
      receivedCents,
      orderStatus,
      createdAt,
      paymentStatus,
      bankReference,
      carrier,
      trackingCode,
      deliveryMethod,
      ...row
    }) => ({
      ...row,
      ...parcelWords({ carrier, trackingCode }),
      ...(bankReference &&
        paymentStatus === 'pending' &&
        orderStatus !== 'cancelled' && {
          bankTransfer: bankTransferOf({ totalCents, giftCardCents, receivedCents }, bankReference, shop),
        }),
      createdAt: createdAt.toISOString(),
      total: totalCents / 100,
      ...(refundedCents > 0 && { refunded: refundedCents / 100 }),
      status: customerStatus(orderStatus),
      paymentStatus,
      ...deliveryView({ sellsGiftCard, deliveryMethod }),
      ...pickedUp?.get(row.id),
      items: (lines.get(row.id) ?? []).map(({ line, item }) => ({
        ...item,
        ...progress.of(row, line),
      })),
      ...progress.other(row.id),
    }),
  )
}

interface ListedLine {
  line: typeof orderItems.$inferSelect
  item: CustomerOrder['items'][number]
}

async function listLines(db: Db, orderIds: readonly string[]): Promise<Map<string, ListedLine[]>> {
  const lines = new Map<string, ListedLine[]>()
  if (orderIds.length === 0) return lines
  const rows = await db
    .select({
      item: orderItems,
      slug: products.slug,
      category: products.category,
      isActive: products.isActive,
      deletedAt: products.deletedAt,
    })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.orderId), asc(orderItems.lineNo))
  for (const { item, slug, category, isActive, deletedAt } of rows) {
    const isOnSale = isActive && !deletedAt
    const view = {
      line: item.lineNo,
      productId: isOnSale ? item.productId : null,
      slug: isOnSale ? slug : null,
      name: item.name,
      productCode: item.productCode,
      frameSize: item.size || null,
      quantity: item.quantity,
      price: toDecimal(item.unitCents),
      total: toDecimal(item.totalCents),
      imageUrl: item.imageName && `/images/${item.imageName}`,
      category,
    }
    lines.set(item.orderId, [...(lines.get(item.orderId) ?? []), { line: item, item: view }])
  }
  return lines
}
