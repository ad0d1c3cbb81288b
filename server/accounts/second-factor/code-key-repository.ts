import { eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { codeKeys, staffMembers } from '#server/platform/database/schema/people-tables.ts'
import { newSecretToken } from '#server/platform/secret-token.ts'

export async function findCodeSecret(db: Db): Promise<string | undefined> {
  const [row] = await db.select({ secret: codeKeys.secret }).from(codeKeys)
  return row?.secret
}

/** The secret that is there, or a new one. */
export async function ensureCodeSecret(db: Db): Promise<string> {
  await db.insert(codeKeys).values({ secret: newSecretToken() }).onConflictDoNothing()
  const secret = await findCodeSecret(db)
  if (!secret) throw new Error('the secret of code apps vanished')
  return secret
}

export async function renewCodeSecret(tx: Db): Promise<void> {
  await tx.delete(codeKeys)
  await tx.insert(codeKeys).values({ secret: newSecretToken() })
}

export async function listCodeApps(db: Db): Promise<{ id: string; totpSecret: string | null }[]> {
  return db
    .select({ id: staffMembers.id, totpSecret: staffMembers.totpSecret })
    .from(staffMembers)
    .where(isNotNull(staffMembers.totpSecret))
}

export async function putCodeApp(tx: Db, id: string, totpSecret: string): Promise<void> {
  await tx.update(staffMembers).set({ totpSecret }).where(eq(staffMembers.id, id))
}
