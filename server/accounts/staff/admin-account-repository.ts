import type { Db } from '#server/platform/database/database.ts'
import { adminAccount } from '#server/platform/database/schema/people-tables.ts'

export async function findAdminHash(db: Db): Promise<string | undefined> {
  const [row] = await db.select({ passwordHash: adminAccount.passwordHash }).from(adminAccount)
  return row?.passwordHash
}

/** Stores the first password. @returns false when there is one already: another node was quicker */
export async function insertAdminHash(db: Db, passwordHash: string, updatedAt: Date): Promise<boolean> {
  const stored = await db
    .insert(adminAccount)
    .values({ passwordHash, updatedAt })
    .onConflictDoNothing()
    .returning({ id: adminAccount.id })
  return stored.length > 0
}

export async function replaceAdminHash(tx: Db, passwordHash: string, updatedAt: Date): Promise<void> {
  await tx
    .insert(adminAccount)
    .values({ passwordHash, updatedAt })
    .onConflictDoUpdate({ target: adminAccount.id, set: { passwordHash, updatedAt } })
}
