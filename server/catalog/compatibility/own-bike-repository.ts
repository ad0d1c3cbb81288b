import { and, desc, eq, inArray, lt, ne } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { products } from '#server/platform/database/schema/catalog-tables.ts'
import { orderItems, orders } from '#server/platform/database/schema/order-tables.ts'

/** Bicycles of a customer's orders that were paid and kept, the last bought first; one row a line. */
export async function listBoughtBikes(db: Db, customerId: string) {
  return await db
    .select({
      orderId: orders.id,
      orderNumber: orders.orderNumber,
      boughtAt: orders.createdAt,
      deliveredAt: orders.deliveredAt,
      productId: orderItems.productId,
      name: orderItems.name,
      size: orderItems.size,
      category: products.category,
      imageName: orderItems.imageName,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(
      and(
        eq(orders.customerId, customerId),
        eq(orders.paymentStatus, 'paid'),
        ne(orders.orderStatus, 'cancelled'),
        inArray(products.category, ['biciclette', 'bici-usate']),
        lt(orderItems.refundedQuantity, orderItems.quantity),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id), orderItems.lineNo)
}
