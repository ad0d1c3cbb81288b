import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import { drafts } from '../draft-tables.ts'

export type DraftRow = typeof drafts.$inferSelect
export type FoundDraft = DraftRow & { orderNumber: string | null }

const shown = 100

const select = (db: Db) =>
  db
    .select({ draft: drafts, orderNumber: orders.orderNumber })
    .from(drafts)
    .leftJoin(orders, eq(orders.id, drafts.orderId))
    .$dynamic()
const flat = ({ draft, orderNumber }: { draft: DraftRow; orderNumber: string | null }): FoundDraft => ({
  ...draft,
  orderNumber,
})

export const listDraftRows = async (db: Db): Promise<FoundDraft[]> =>
  (await select(db).orderBy(desc(drafts.createdAt)).limit(shown)).map(flat)

export async function findDraft(
  db: Db,
  by: { id: string } | { key: string } | { requestKey: string },
): Promise<FoundDraft | undefined> {
  const is =
    'id' in by ? eq(drafts.id, by.id) : 'key' in by ? eq(drafts.key, by.key) : eq(drafts.requestKey, by.requestKey)
  const [found] = await select(db).where(is)
  return found && flat(found)
}

/** Until the transaction ends: an order, a change and a withdrawal come one after the other. */
export async function lockDraft(tx: Db, id: string): Promise<DraftRow | undefined> {
  const [row] = await tx.select().from(drafts).where(eq(drafts.id, id)).for('update')
  return row
}

/** @returns undefined where the key was used before */
export async function insertDraft(db: Db, row: typeof drafts.$inferInsert): Promise<DraftRow | undefined> {
  const [stored] = await db.insert(drafts).values(row).onConflictDoNothing({ target: drafts.requestKey }).returning()
  return stored
}

export async function updateDraft(db: Db, id: string, change: Partial<typeof drafts.$inferInsert>): Promise<void> {
  await db.update(drafts).set(change).where(eq(drafts.id, id))
}

const emailOf = sql<string>`lower(${drafts.content} #>> '{customer,email}')`

export const listDraftsTo = (db: Db, email: string): Promise<DraftRow[]> =>
  db.select().from(drafts).where(eq(emailOf, email.toLowerCase())).orderBy(drafts.createdAt)

const notOrdered = isNull(drafts.orderId)

/** Those that became orders stay without the person, whose data the order has. */
export async function forgetDraftsTo(tx: Db, email: string): Promise<void> {
  const is = eq(emailOf, email.toLowerCase())
  await tx.delete(drafts).where(and(is, notOrdered))
  const withoutPerson = sql`${drafts.content} || '{"customer":{"name":"","email":null,"phone":null},"message":null}'::jsonb`
  await tx.update(drafts).set({ content: withoutPerson }).where(is)
}

export async function deleteOldDrafts(db: Db, before: Date): Promise<void> {
  await db.delete(drafts).where(and(notOrdered, or(lt(drafts.expiresAt, before), lt(drafts.withdrawnAt, before))))
}
