import { hasProducts } from '#server/catalog/product-repository.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { orders } from '#server/db/schema/order-tables.ts'

/** Whether a demo shop is still to be filled. */
export async function lacksDemo(db: Db, { isDemo, hasDemoOrders }: Config): Promise<boolean> {
  if (!isDemo) return false
  return !(await hasProducts(db)) || (hasDemoOrders && !(await hasOrders(db)))
}

export async function hasOrders(db: Db): Promise<boolean> {
  return (await db.select({ id: orders.id }).from(orders).limit(1)).length > 0
}
