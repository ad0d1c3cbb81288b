import { and, eq, lt, ne } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { sessions, staffMembers, staffPresence } from '#server/platform/database/schema/people-tables.ts'

type Presence = typeof staffPresence.$inferInsert

export async function writePresence(db: Db, presence: Presence): Promise<void> {
  const { isEditing, seenAt } = presence
  await db
    .insert(staffPresence)
    .values(presence)
    .onConflictDoUpdate({
      target: [staffPresence.subject, staffPresence.sessionHash],
      set: { isEditing, seenAt },
    })
}

export async function endPresence(db: Db, { subject, sessionHash }: Presence): Promise<void> {
  await db
    .delete(staffPresence)
    .where(and(eq(staffPresence.subject, subject), eq(staffPresence.sessionHash, sessionHash)))
}

export async function deletePresenceBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(staffPresence).where(lt(staffPresence.seenAt, moment))
}

/** In other sessions; without a name it is the shop's password. */
export async function listOthersAt(db: Db, { subject, sessionHash }: Presence) {
  return db
    .selectDistinct({ name: staffMembers.name, isEditing: staffPresence.isEditing })
    .from(staffPresence)
    .innerJoin(sessions, eq(sessions.tokenHash, staffPresence.sessionHash))
    .leftJoin(staffMembers, eq(staffMembers.id, sessions.staffId))
    .where(and(eq(staffPresence.subject, subject), ne(staffPresence.sessionHash, sessionHash)))
}
