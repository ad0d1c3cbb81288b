import { desc, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { parkedTickets } from '../counter-tables.ts'

export type ParkedRow = typeof parkedTickets.$inferSelect

const shown = 50

export const listParked = (db: Db): Promise<ParkedRow[]> =>
  db.select().from(parkedTickets).orderBy(desc(parkedTickets.createdAt)).limit(shown)

/** @returns undefined where the key was used before */
export async function insertParked(
  db: Db,
  row: Omit<typeof parkedTickets.$inferInsert, 'id'>,
): Promise<ParkedRow | undefined> {
  const [stored] = await db.insert(parkedTickets).values(row).onConflictDoNothing().returning()
  return stored
}

export async function findParkedByKey(db: Db, key: string): Promise<ParkedRow | undefined> {
  const [row] = await db.select().from(parkedTickets).where(eq(parkedTickets.requestKey, key))
  return row
}

export async function deleteParked(db: Db, id: string): Promise<boolean> {
  const gone = await db.delete(parkedTickets).where(eq(parkedTickets.id, id)).returning({ id: parkedTickets.id })
  return gone.length > 0
}
