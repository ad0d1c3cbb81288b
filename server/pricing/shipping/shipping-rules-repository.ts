import { desc } from 'drizzle-orm'
import { buildOnce } from '#server/platform/database/built-statements.ts'
import type { Db } from '#server/platform/database/database.ts'
import { shippingRules } from '#server/platform/database/schema/setting-tables.ts'

export type StoredShippingRules = typeof shippingRules.$inferSelect

/** The stored rules; undefined while SHOP_CONFIG applies. */
export async function findShippingRules(db: Db): Promise<StoredShippingRules | undefined> {
  const [row] = await selectRules(db, {})
  return row
}

const selectRules = buildOnce((db) => db.select().from(shippingRules).orderBy(desc(shippingRules.version)).limit(1))

/** @returns false when another writer has stored this version first */
export async function insertShippingRules(tx: Db, row: StoredShippingRules): Promise<boolean> {
  const written = await tx.insert(shippingRules).values(row).onConflictDoNothing().returning()
  return written.length > 0
}
