import { asc, eq } from 'drizzle-orm'
import { writeOrderEvents } from '#server/messages/events/write-events-repository.ts'
import { buildOnce, placesFor } from '#server/platform/database/built-statements.ts'
import type { Db } from '#server/platform/database/database.ts'
import { orderEvents } from '#server/platform/database/schema/order-tables.ts'
import { concurrently, type Tx } from '#server/platform/database/transaction.ts'

export type OrderActor = (typeof orderEvents.$inferSelect)['actor']

export type OrderEvent = Omit<typeof orderEvents.$inferInsert, 'id' | 'createdAt'> & { createdAt: Date }

/** Writes an entry into the order's history, and its webhook events. */
export async function addOrderEvent(tx: Tx, event: OrderEvent): Promise<void> {
  const data = event.data ?? {}
  await concurrently([insertEvent(tx, { ...event, data }), writeOrderEvents(tx, { ...event, data })])
}

const insertEvent = buildOnce((db) =>
  db.insert(orderEvents).values(placesFor(['orderId', 'actor', 'kind', 'data', 'createdAt'])),
)

export async function listOrderEvents(db: Db, orderId: string): Promise<(typeof orderEvents.$inferSelect)[]> {
  return db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id))
}
