import { eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { staffMembers } from '#server/platform/database/schema/people-tables.ts'

export async function listCodeApps(db: Db): Promise<{ id: string; totpSecret: string | null }[]> {
  return db
    .select({ id: staffMembers.id, totpSecret: staffMembers.totpSecret })
    .from(staffMembers)
    .where(isNotNull(staffMembers.totpSecret))
}

export async function putCodeApp(tx: Db, id: string, totpSecret: string): Promise<void> {
  await tx.update(staffMembers).set({ totpSecret }).where(eq(staffMembers.id, id))
}
