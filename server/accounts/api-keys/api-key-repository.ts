import { and, count, desc, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { apiKeys } from '#server/platform/database/schema/open-tables.ts'
import { staffMembers } from '#server/platform/database/schema/people-tables.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { ApiKey } from '#shared/contract/accounts/api-keys.ts'

type ApiKeyRow = typeof apiKeys.$inferSelect

const selectShown = (db: Db) =>
  db
    .select({ key: apiKeys, maker: staffMembers.name })
    .from(apiKeys)
    .leftJoin(staffMembers, eq(staffMembers.id, apiKeys.makerId))

async function requireShown(db: Db, id: string): Promise<ApiKey> {
  const [row] = await selectShown(db).where(eq(apiKeys.id, id))
  if (!row) throw new Error('a key is gone')
  return view(row)
}

export async function listKeys(db: Db): Promise<ApiKey[]> {
  const rows = await selectShown(db).orderBy(desc(apiKeys.createdAt), apiKeys.id)
  return rows.map(view)
}

export async function countActiveKeys(db: Db, now: Date): Promise<number> {
  const isAlive = or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now))
  const [row] = await db
    .select({ keys: count() })
    .from(apiKeys)
    .where(and(isNull(apiKeys.revokedAt), isAlive))
  return row?.keys ?? 0
}

export async function insertKey(
  tx: Tx,
  key: Pick<ApiKeyRow, 'name' | 'scopes' | 'role' | 'keyHash' | 'ending' | 'makerId' | 'createdAt' | 'expiresAt'>,
): Promise<ApiKey> {
  const [row] = await tx.insert(apiKeys).values(key).returning({ id: apiKeys.id })
  if (!row) throw new Error('the key was not stored')
  return requireShown(tx, row.id)
}

/** A key that opens something now, and who made it. */
export async function findActiveKey(db: Db, keyHash: string, now: Date) {
  const { id, name, email, role } = staffMembers
  const [row] = await db
    .select({ key: apiKeys, maker: { id, name, email, role } })
    .from(apiKeys)
    .leftJoin(staffMembers, eq(staffMembers.id, apiKeys.makerId))
    .where(
      and(
        eq(apiKeys.keyHash, keyHash),
        isNull(apiKeys.revokedAt),
        isNull(staffMembers.removedAt),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)),
      ),
    )
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
  const [row] = await selectShown(tx).where(eq(apiKeys.id, id))
  return row && view(row)
}

/** Those that a person has made. */
export async function revokeKeysOf(tx: Tx, makerId: string, at: Date): Promise<void> {
  await tx
    .update(apiKeys)
    .set({ revokedAt: at })
    .where(and(eq(apiKeys.makerId, makerId), isNull(apiKeys.revokedAt)))
}

function view({ key, maker }: { key: ApiKeyRow; maker: string | null }): ApiKey {
  const { id, name, ending, scopes, role, createdAt, expiresAt, lastUsedAt, revokedAt } = key
  return {
    id,
    name,
    maker,
    ending,
    scopes,
    role,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  }
}
