import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { codeKeys } from '#server/platform/database/schema/people-tables.ts'
import { shopSettings } from '#server/platform/database/schema/setting-tables.ts'
import { newSecretToken } from '#server/platform/secret-token.ts'

export async function findSealingSecret(db: Db): Promise<string | undefined> {
  const [row] = await db.select({ secret: codeKeys.secret }).from(codeKeys)
  return row?.secret
}

/** The secret that is there, or a new one. */
export async function ensureSealingSecret(db: Db): Promise<string> {
  await db.insert(codeKeys).values({ secret: newSecretToken() }).onConflictDoNothing()
  const secret = await findSealingSecret(db)
  if (!secret) throw new Error('the secret that seals vanished')
  return secret
}

export async function renewSealingSecret(tx: Db): Promise<void> {
  await tx.delete(codeKeys)
  await tx.insert(codeKeys).values({ secret: newSecretToken() })
}

/** Every version of the settings that hold something sealed. */
export function listSealedSettings(tx: Db): Promise<(typeof shopSettings.$inferSelect)[]> {
  return tx
    .select()
    .from(shopSettings)
    .where(sql`${shopSettings.value}::text like '%"v1.%'`)
    .orderBy(asc(shopSettings.key), asc(shopSettings.version))
}

export async function putSettingValue(tx: Db, key: string, version: number, value: unknown): Promise<void> {
  await tx
    .update(shopSettings)
    .set({ value })
    .where(and(eq(shopSettings.key, key), eq(shopSettings.version, version)))
}
