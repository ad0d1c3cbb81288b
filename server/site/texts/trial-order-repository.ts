import { desc, eq } from 'drizzle-orm'
import { findOrder, type StoredOrder } from '#server/orders/order-records/order-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import { orders, outbox } from '#server/platform/database/schema/order-tables.ts'

const orderId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The last order that had a mail of this kind, else the last order. */
export async function findTrialOrder(db: Db, mailKind: string): Promise<StoredOrder | undefined> {
  const mails = db.select({ key: outbox.dedupeKey }).from(outbox).where(eq(outbox.kind, mailKind))
  const [mail] = await mails.orderBy(desc(outbox.id)).limit(1)
  const id = mail?.key.split('/')[1] ?? ''
  const [last] = await db.select({ id: orders.id }).from(orders).orderBy(desc(orders.createdAt)).limit(1)
  const found = orderId.test(id) ? await findOrder(db, id) : undefined
  return found ?? (last && findOrder(db, last.id))
}
