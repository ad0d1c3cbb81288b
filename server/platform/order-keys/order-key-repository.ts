import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import { hashOrderAccessKey, type OrderAccessKeys } from './order-access-keys.ts'

/** This node's key of an order, valid from here on on every node and after every restore. */
export async function requireOrderAccessKey(db: Db, keys: OrderAccessKeys, orderNumber: string): Promise<string> {
  const key = keys.of(orderNumber)
  const hash = hashOrderAccessKey(key)
  await db
    .update(orders)
    .set({ accessKeyHashes: sql`${orders.accessKeyHashes} || ' ' || ${hash}` })
    .where(and(eq(orders.orderNumber, orderNumber), sql`position(${hash} in ${orders.accessKeyHashes}) = 0`))
  return key
}

/** No key that was given opens an order any more. */
export async function endOrderLinks(tx: Db): Promise<void> {
  await tx.update(orders).set({ accessKeyHashes: '' })
}
