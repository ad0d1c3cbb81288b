import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'

const { orderNotes, orderTags, orders } = tables

type StoredNote = typeof orderNotes.$inferSelect
export type StoredTag = typeof orderTags.$inferSelect

export async function insertNote(db: Db, note: Omit<StoredNote, 'id'>): Promise<void> {
  await db.insert(orderNotes).values(note)
}

/** @returns the order it was of; undefined when there is no such note */
export async function deleteNote(db: Db, id: number): Promise<string | undefined> {
  const [row] = await db.delete(orderNotes).where(eq(orderNotes.id, id)).returning({ orderId: orderNotes.orderId })
  return row?.orderId
}

export async function listNotes(db: Db, orderIds: readonly string[]): Promise<StoredNote[]> {
  return db
    .select()
    .from(orderNotes)
    .where(inArray(orderNotes.orderId, [...orderIds]))
    .orderBy(asc(orderNotes.id))
}

export async function insertTag(db: Db, tag: StoredTag): Promise<void> {
  await db.insert(orderTags).values(tag).onConflictDoNothing()
}

export async function deleteTag(db: Db, { orderId, name }: Pick<StoredTag, 'orderId' | 'name'>): Promise<void> {
  await db.delete(orderTags).where(and(eq(orderTags.orderId, orderId), eq(orderTags.name, name)))
}

/** In the order in which they were given. */
export async function listTags(db: Db, orderIds: readonly string[]): Promise<StoredTag[]> {
  return db
    .select()
    .from(orderTags)
    .where(inArray(orderTags.orderId, [...orderIds]))
    .orderBy(asc(orderTags.createdAt), asc(orderTags.name))
}

export async function listTagsInUse(db: Db, limit: number): Promise<{ name: string; orders: number }[]> {
  return db
    .select({ name: orderTags.name, orders: count() })
    .from(orderTags)
    .groupBy(orderTags.name)
    .orderBy(desc(count()), asc(orderTags.name))
    .limit(limit)
}

/** Notes and tags of a customer's orders; the orders themselves stay (decision 0044). */
export async function forgetNotesOf(tx: Db, customerId: string): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId))
  await tx.delete(orderNotes).where(inArray(orderNotes.orderId, own))
  await tx.delete(orderTags).where(inArray(orderTags.orderId, own))
}
