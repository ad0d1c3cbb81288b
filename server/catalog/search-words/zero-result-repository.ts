import { desc, eq, lt, or, sql } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'

const { unfoundSearches } = tables

const maxKept = 2_000
const mostFirst = [desc(unfoundSearches.times), desc(unfoundSearches.lastDay), unfoundSearches.query]

/** Adds pending counts in one statement, sorted so that two nodes cannot deadlock. */
export async function addZeroResultSearches(
  db: Db,
  counted: ReadonlyMap<string, number>,
  lastDay: string,
): Promise<void> {
  const rows = [...counted].map(([query, times]) => ({ query, times, lastDay }))
  await db
    .insert(unfoundSearches)
    .values(rows.sort((a, b) => (a.query < b.query ? -1 : 1)))
    .onConflictDoUpdate({
      target: unfoundSearches.query,
      set: { times: sql`${unfoundSearches.times} + excluded.times`, lastDay: sql`excluded.last_day` },
    })
}

/** The most frequent first; `total` counts all. */
export async function listZeroResultRows(db: Db, { limit, offset }: { limit: number; offset: number }) {
  const rows = await db
    .select()
    .from(unfoundSearches)
    .orderBy(...mostFirst)
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(unfoundSearches) }
}

export async function deleteZeroResultSearch(db: Db, query: string): Promise<void> {
  await db.delete(unfoundSearches).where(eq(unfoundSearches.query, query))
}

/** Deletes searches last made before that day, and those beyond the most frequent. */
export async function deleteOldZeroResultSearches(db: Db, day: string): Promise<void> {
  const beyond = db
    .select({ query: unfoundSearches.query })
    .from(unfoundSearches)
    .orderBy(...mostFirst)
    .offset(maxKept)
  await db
    .delete(unfoundSearches)
    .where(or(lt(unfoundSearches.lastDay, day), sql`${unfoundSearches.query} in ${beyond}`))
}
