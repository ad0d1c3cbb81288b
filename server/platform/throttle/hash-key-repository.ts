import type { Db } from '#server/platform/database/database.ts'
import { countedCalls, hashKeys } from '#server/platform/database/schema/people-tables.ts'
import { newSecretToken } from '#server/platform/secret-token.ts'

export async function readHashSecret(db: Db): Promise<string> {
  await db.insert(hashKeys).values({ secret: newSecretToken() }).onConflictDoNothing()
  const [row] = await db.select({ secret: hashKeys.secret }).from(hashKeys)
  if (!row) throw new Error('the secret of the hashes vanished')
  return row.secret
}

/** Renews the secret; counts under the former one become unreachable. */
export async function renewHashSecret(tx: Db): Promise<void> {
  await tx.delete(countedCalls)
  await tx.delete(hashKeys)
  await tx.insert(hashKeys).values({ secret: newSecretToken() })
}
