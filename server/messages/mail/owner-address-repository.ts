import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { staffMembers } from '#server/platform/database/schema/people-tables.ts'

/** People who may do everything, and have accepted. */
export async function listOwnerAddresses(db: Db): Promise<string[]> {
  const isOwner = and(
    eq(staffMembers.role, 'owner'),
    isNotNull(staffMembers.acceptedAt),
    isNull(staffMembers.removedAt),
  )
  const rows = await db.select({ email: staffMembers.email }).from(staffMembers).where(isOwner)
  return rows.map(({ email }) => email)
}
