import { hasProducts } from '#server/catalog/products/product-repository.ts'
import type { Config } from '#server/platform/config.ts'
import { type Db, tables } from '#server/platform/database/database.ts'

/** Whether a demo shop still has to be filled. */
export async function lacksDemo(db: Db, { isDemo, hasDemoOrders }: Config): Promise<boolean> {
  if (!isDemo) return false
  return !(await hasProducts(db)) || (hasDemoOrders && !(await hasOrders(db)))
}

export async function hasOrders(db: Db): Promise<boolean> {
  return (await db.select({ id: tables.orders.id }).from(tables.orders).limit(1)).length > 0
}
