import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import type { StoredOrder } from '#server/orders/order-records/order-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import { requireOrderAccessKey } from '#server/platform/order-keys/order-key-repository.ts'
import type { RelatedOrder } from '#shared/contract/orders/related-orders.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { listRelatedOrders } from './order-edit-repository.ts'

/** An order and its additions link to each other. */
export async function readRelatedOrders(db: Db, order: StoredOrder): Promise<RelatedOrder[]> {
  return (await listRelatedOrders(db, order)).map(({ id, orderNumber, orderStatus, paymentStatus, totalCents }) => ({
    id,
    orderNumber,
    isAddition: id !== order.additionTo,
    orderStatus,
    paymentStatus,
    total: toDecimal(totalCents),
  }))
}

/** The same with the keys of their pages. */
export async function readCustomerRelatedOrders({ database: { db }, orderKeys }: OrdersDeps, order: StoredOrder) {
  const related = await readRelatedOrders(db, order)
  return Promise.all(
    related.map(async (one) => ({ ...one, accessKey: await requireOrderAccessKey(db, orderKeys, one.orderNumber) })),
  )
}
