import { desc } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { sizeCharts } from '#server/platform/database/schema/size-tables.ts'

export type StoredSizeCharts = typeof sizeCharts.$inferSelect

/** The stored charts; undefined while the shop uses its defaults. */
export async function findSizeCharts(db: Db): Promise<StoredSizeCharts | undefined> {
  const [row] = await db.select().from(sizeCharts).orderBy(desc(sizeCharts.version)).limit(1)
  return row
}

/** @returns false when another writer has stored this version first */
export async function insertSizeCharts(tx: Db, row: StoredSizeCharts): Promise<boolean> {
  const written = await tx
    .insert(sizeCharts)
    .values(row)
    .onConflictDoNothing()
    .returning({ version: sizeCharts.version })
  return written.length > 0
}
