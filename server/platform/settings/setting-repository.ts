import { desc, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { shopSettings } from '#server/platform/database/schema/setting-tables.ts'
import type { Shop } from '#server/platform/shop-config.ts'

export type StoredSetting = typeof shopSettings.$inferSelect

/** Parts of the shop as they were saved last; the rest is SHOP_CONFIG's. */
export type ShopSettings = Partial<Shop>

export async function findSetting(db: Db, key: string): Promise<StoredSetting | undefined> {
  const found = db.select().from(shopSettings).where(eq(shopSettings.key, key))
  const [row] = await found.orderBy(desc(shopSettings.version)).limit(1)
  return row
}

/** Every value was checked by its schema when it was saved. */
export async function readSettings(db: Db): Promise<ShopSettings> {
  const rows = await db
    .selectDistinctOn([shopSettings.key])
    .from(shopSettings)
    .orderBy(shopSettings.key, desc(shopSettings.version))
  return Object.assign({}, ...rows.map(({ value }) => value))
}

/** @returns false when another writer has stored this version first */
export async function insertSetting(tx: Db, row: StoredSetting): Promise<boolean> {
  const written = await tx.insert(shopSettings).values(row).onConflictDoNothing().returning({ key: shopSettings.key })
  return written.length > 0
}
