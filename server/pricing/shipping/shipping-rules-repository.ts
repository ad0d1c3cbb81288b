import { desc } from 'drizzle-orm'
import { buildOnce } from '#server/platform/database/built-statements.ts'
import type { Db } from '#server/platform/database/database.ts'
import { shippingRules } from '#server/platform/database/schema/shipping-tables.ts'

export type StoredShippingRules = typeof shippingRules.$inferSelect

/** Those that hold; undefined while nobody has edited what SHOP_CONFIG says. */
export async function findShippingRules(db: Db): Promise<StoredShippingRules | undefined> {
  const [row] = await selectRules(db, {})
  return row
}

const selectRules = buildOnce((db) => db.select().from(shippingRules).orderBy(desc(shippingRules.version)).limit(1))

/** @returns false where somebody else has written this version meanwhile */
export async function insertShippingRules(tx: Db, row: StoredShippingRules): Promise<boolean> {
  const written = await tx.insert(shippingRules).values(row).onConflictDoNothing().returning()
  return written.length > 0
}
