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

export function listSettings(db: Db): Promise<StoredSetting[]> {
  return db
    .selectDistinctOn([shopSettings.key])
    .from(shopSettings)
    .orderBy(shopSettings.key, desc(shopSettings.version))
}

/** The newest first. */
export function listSettingVersions(db: Db, key: string): Promise<StoredSetting[]> {
  return db.select().from(shopSettings).where(eq(shopSettings.key, key)).orderBy(desc(shopSettings.version))
}

/** Every value was checked by its schema when it was saved. */
export async function readSettings(db: Db): Promise<ShopSettings> {
  const rows = await listSettings(db)
  const all: Record<string, unknown> = {}
  // Texts and pages are saved one by one: each key adds to the records of the others.
  for (const [name, part] of rows.flatMap(({ value }) => Object.entries(value as object))) {
    all[name] = isRecord(all[name]) && isRecord(part) ? { ...all[name], ...part } : part
  }
  return all
}

const isRecord = (part: unknown): part is Record<string, unknown> =>
  typeof part === 'object' && part !== null && !Array.isArray(part)

/** @returns false when another writer has stored this version first */
export async function insertSetting(tx: Db, row: StoredSetting): Promise<boolean> {
  const written = await tx.insert(shopSettings).values(row).onConflictDoNothing().returning({ key: shopSettings.key })
  return written.length > 0
}
