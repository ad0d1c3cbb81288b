import { and, asc, count, eq, isNull, or } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { staffMembers } from '#server/platform/database/schema/people-tables.ts'
import { savedViews } from './saved-view-tables.ts'

type SavedViewRow = typeof savedViews.$inferSelect

/** @param staffId null for the shop's password */
const isOf = (staffId: string | null) => (staffId ? eq(savedViews.staffId, staffId) : isNull(savedViews.staffId))

export async function listViews(db: Db, staffId: string | null) {
  return db
    .select({ view: savedViews, by: staffMembers.name })
    .from(savedViews)
    .leftJoin(staffMembers, eq(staffMembers.id, savedViews.staffId))
    .where(or(isOf(staffId), eq(savedViews.isShared, true)))
    .orderBy(asc(savedViews.id))
}

export async function countViews(db: Db, staffId: string | null): Promise<number> {
  const [row] = await db.select({ saved: count() }).from(savedViews).where(isOf(staffId))
  return row?.saved ?? 0
}

export async function insertView(db: Db, view: typeof savedViews.$inferInsert): Promise<number | undefined> {
  const [row] = await db.insert(savedViews).values(view).returning({ id: savedViews.id })
  return row?.id
}

export async function updateView(db: Db, id: number, change: Pick<SavedViewRow, 'name' | 'isShared'>): Promise<void> {
  await db.update(savedViews).set(change).where(eq(savedViews.id, id))
}

export async function deleteView(db: Db, id: number): Promise<void> {
  await db.delete(savedViews).where(eq(savedViews.id, id))
}

/** Of a removed person: what is shared stays. */
export async function deleteOwnViews(db: Db, staffId: string): Promise<void> {
  await db.delete(savedViews).where(and(isOf(staffId), eq(savedViews.isShared, false)))
}
