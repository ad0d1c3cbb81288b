import { and, count, desc, eq, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { apiKeys } from '#server/platform/database/schema/open-tables.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { ApiKey } from '#shared/contract/accounts/api-keys.ts'

type ApiKeyRow = typeof apiKeys.$inferSelect

export async function listKeys(db: Db): Promise<ApiKey[]> {
  const rows = await db.select().from(apiKeys).orderBy(desc(apiKeys.createdAt), apiKeys.id)
  return rows.map(view)
}

export async function countActiveKeys(db: Db): Promise<number> {
  const [row] = await db.select({ keys: count() }).from(apiKeys).where(isNull(apiKeys.revokedAt))
  return row?.keys ?? 0
}

export async function insertKey(
  tx: Tx,
  key: Pick<ApiKeyRow, 'name' | 'scopes' | 'keyHash' | 'ending' | 'createdAt'>,
): Promise<ApiKey> {
  const [row] = await tx.insert(apiKeys).values(key).returning()
  if (!row) throw new Error('the key was not stored')
  return view(row)
}

/** A key that opens something now. */
export async function findActiveKey(db: Db, keyHash: string): Promise<ApiKeyRow | undefined> {
  const [row] = await db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.keyHash, keyHash), isNull(apiKeys.revokedAt)))
  return row
}

/** At most once in a while: a call must not cost a write each time. */
export async function noteKeyUse(db: Db, id: string, now: Date, notSince: Date): Promise<void> {
  await db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, notSince))))
}

/** @returns the key, which may have been revoked before */
export async function markRevoked(tx: Tx, id: string, at: Date): Promise<ApiKey | undefined> {
  await tx
    .update(apiKeys)
    .set({ revokedAt: at })
    .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
  const [row] = await tx.select().from(apiKeys).where(eq(apiKeys.id, id))
  return row && view(row)
}

function view({ id, name, ending, scopes, createdAt, lastUsedAt, revokedAt }: ApiKeyRow): ApiKey {
  return {
    id,
    name,
    ending,
    scopes,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  }
}
