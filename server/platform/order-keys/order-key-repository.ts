import { sql } from 'drizzle-orm'
import { buildOnce } from '#server/platform/database/built-statements.ts'
import type { Db } from '#server/platform/database/database.ts'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import type { OrderAccessKeys } from '#server/platform/deps/platform-deps.ts'
import { hashOrderAccessKey } from './order-access-keys.ts'

/** This node's key of an order, valid from here on on every node and after every restore. */
export async function requireOrderAccessKey(db: Db, keys: OrderAccessKeys, orderNumber: string): Promise<string> {
  await requireOrderAccessKeys(db, keys, [orderNumber])
  return keys.of(orderNumber)
}

/** The same for several orders, in one statement. */
export async function requireOrderAccessKeys(db: Db, keys: OrderAccessKeys, numbers: readonly string[]): Promise<void> {
  if (numbers.length === 0) return
  const own = numbers.map((number) => ({ number, hash: hashOrderAccessKey(keys.of(number)) }))
  await addKeys(db, { own: JSON.stringify(own) })
}

const addKeys = buildOnce((db) =>
  db
    .update(orders)
    .set({ accessKeyHashes: sql`${orders.accessKeyHashes} || ' ' || own.hash` })
    .from(sql`jsonb_to_recordset(${sql.placeholder('own')}::jsonb) as own(number text, hash text)`)
    .where(sql`${orders.orderNumber} = own.number and position(own.hash in ${orders.accessKeyHashes}) = 0`),
)

/** No key that was given opens an order any more. */
export async function endOrderLinks(tx: Db): Promise<void> {
  await tx.update(orders).set({ accessKeyHashes: '' })
}
