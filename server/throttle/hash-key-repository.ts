import type { Db } from '#server/db/database.ts'
import { hashKeys } from '#server/db/schema/people-tables.ts'
import { newSecretToken } from '#server/secret-token.ts'

export async function readHashSecret(db: Db): Promise<string> {
  await db.insert(hashKeys).values({ secret: newSecretToken() }).onConflictDoNothing()
  const [row] = await db.select({ secret: hashKeys.secret }).from(hashKeys)
  if (!row) throw new Error('the secret of the hashes vanished')
  return row.secret
}
