import { and, asc, count, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import {
  staffChallenges,
  staffDevices,
  staffMembers,
  staffPasskeys,
  staffRecoveryCodes,
} from '#server/platform/database/schema/people-tables.ts'
import { spellingsOf } from '#shared/domain/platform/email-address.ts'

export type StaffRow = typeof staffMembers.$inferSelect
export type PasskeyRow = typeof staffPasskeys.$inferSelect
type Challenge = typeof staffChallenges.$inferSelect

const isThere = isNull(staffMembers.removedAt)
const isThis = (id: string) => and(eq(staffMembers.id, id), isThere)

const listColumns = {
  member: staffMembers,
  passkeys: sql<number>`(select count(*) from ${staffPasskeys} p where p.staff_id = staff_members.id)::int`,
}

/** Invited people too. */
export async function hasStaff(db: Db): Promise<boolean> {
  return (await db.select({ id: staffMembers.id }).from(staffMembers).where(isThere).limit(1)).length > 0
}

export async function listMembers(db: Db) {
  return db
    .select(listColumns)
    .from(staffMembers)
    .where(isThere)
    .orderBy(asc(sql`lower(${staffMembers.name})`), asc(staffMembers.id))
}

export async function requireListed(db: Db, id: string) {
  const [row] = await db.select(listColumns).from(staffMembers).where(isThis(id))
  if (!row) throw new Error('a member of the staff is gone')
  return row
}

export async function findMember(db: Db, id: string): Promise<StaffRow | undefined> {
  const [row] = await db.select().from(staffMembers).where(isThis(id))
  return row
}

export async function findMemberByEmail(db: Db, email: string): Promise<StaffRow | undefined> {
  const [row] = await db
    .select()
    .from(staffMembers)
    .where(
      and(
        inArray(
          sql`lower(${staffMembers.email})`,
          spellingsOf(email).map((one) => sql`lower(${one})`),
        ),
        isThere,
      ),
    )
  return row
}

/** Used and expired ones too. */
export async function findInvited(db: Db, invitationHash: string): Promise<StaffRow | undefined> {
  const [row] = await db
    .select()
    .from(staffMembers)
    .where(and(eq(staffMembers.invitationHash, invitationHash), isThere))
  return row
}

/** @returns undefined when a person with that address is there already */
export async function insertMember(tx: Db, member: typeof staffMembers.$inferInsert): Promise<StaffRow | undefined> {
  const [row] = await tx.insert(staffMembers).values(member).onConflictDoNothing().returning()
  return row
}

export async function updateMember(tx: Db, id: string, change: Partial<StaffRow>): Promise<void> {
  await tx.update(staffMembers).set(change).where(isThis(id))
}

/** Takes an invitation, once. */
export async function spendInvitation(tx: Db, { id, invitationHash }: StaffRow, change: Partial<StaffRow>) {
  const taken = await tx
    .update(staffMembers)
    .set({ ...change, invitedUntil: null })
    .where(and(isThis(id), eq(staffMembers.invitationHash, invitationHash ?? ''), isNotNull(staffMembers.invitedUntil)))
    .returning({ id: staffMembers.id })
  return taken.length > 0
}

/** People who have accepted and may do everything. */
export async function countOtherOwners(tx: Db, id: string): Promise<number> {
  const [row] = await tx
    .select({ owners: count() })
    .from(staffMembers)
    .where(and(ne(staffMembers.id, id), eq(staffMembers.role, 'owner'), isNotNull(staffMembers.acceptedAt), isThere))
  return row?.owners ?? 0
}

/** @returns false when this step's code, or a later one's, was taken before */
export async function takeTotpStep(db: Db, id: string, step: number): Promise<boolean> {
  const taken = await db
    .update(staffMembers)
    .set({ totpStep: step })
    .where(and(isThis(id), or(isNull(staffMembers.totpStep), lt(staffMembers.totpStep, step))))
    .returning({ id: staffMembers.id })
  return taken.length > 0
}

export async function replaceRecoveryCodes(tx: Db, staffId: string, hashes: readonly string[]): Promise<void> {
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId))
  if (hashes.length > 0) await tx.insert(staffRecoveryCodes).values(hashes.map((codeHash) => ({ codeHash, staffId })))
}

export async function countRecoveryCodes(db: Db, staffId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.staffId, staffId), isNull(staffRecoveryCodes.usedAt)))
  return row?.left ?? 0
}

export async function listRecoveryHashes(db: Db, staffId: string): Promise<string[]> {
  const rows = await db
    .select({ codeHash: staffRecoveryCodes.codeHash })
    .from(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.staffId, staffId), isNull(staffRecoveryCodes.usedAt)))
  return rows.map(({ codeHash }) => codeHash)
}

export async function spendRecoveryCode(db: Db, staffId: string, codeHash: string, usedAt: Date): Promise<boolean> {
  const spent = await db
    .update(staffRecoveryCodes)
    .set({ usedAt })
    .where(
      and(
        eq(staffRecoveryCodes.codeHash, codeHash),
        eq(staffRecoveryCodes.staffId, staffId),
        isNull(staffRecoveryCodes.usedAt),
      ),
    )
    .returning({ codeHash: staffRecoveryCodes.codeHash })
  return spent.length > 0
}

export async function listPasskeys(db: Db, staffId: string): Promise<PasskeyRow[]> {
  return db.select().from(staffPasskeys).where(eq(staffPasskeys.staffId, staffId)).orderBy(asc(staffPasskeys.createdAt))
}

export async function findPasskey(db: Db, id: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(staffPasskeys).where(eq(staffPasskeys.id, id))
  return row
}

export async function insertPasskey(db: Db, passkey: typeof staffPasskeys.$inferInsert) {
  const [row] = await db.insert(staffPasskeys).values(passkey).onConflictDoNothing().returning()
  return row
}

export async function notePasskeyUse(db: Db, id: string, counter: number, lastUsedAt: Date): Promise<void> {
  await db.update(staffPasskeys).set({ counter, lastUsedAt }).where(eq(staffPasskeys.id, id))
}

export async function deletePasskey(db: Db, staffId: string, id: string): Promise<PasskeyRow | undefined> {
  const [gone] = await db
    .delete(staffPasskeys)
    .where(and(eq(staffPasskeys.id, id), eq(staffPasskeys.staffId, staffId)))
    .returning()
  return gone
}

/** Passkeys, codes and devices: what a person has besides the password. */
export async function deleteFactors(tx: Db, staffId: string): Promise<void> {
  for (const table of [staffPasskeys, staffRecoveryCodes, staffDevices, staffChallenges])
    await tx.delete(table).where(eq(table.staffId, staffId))
}

export async function insertChallenge(db: Db, challenge: Challenge): Promise<void> {
  await db.insert(staffChallenges).values(challenge)
}

/** Takes a challenge, once. */
export async function takeChallenge(
  db: Db,
  { challenge, purpose, staffId }: Pick<Challenge, 'challenge' | 'purpose' | 'staffId'>,
  now: Date,
): Promise<boolean> {
  const [taken] = await db
    .delete(staffChallenges)
    .where(
      and(
        eq(staffChallenges.challenge, challenge),
        eq(staffChallenges.purpose, purpose),
        staffId === null ? isNull(staffChallenges.staffId) : eq(staffChallenges.staffId, staffId),
      ),
    )
    .returning({ expiresAt: staffChallenges.expiresAt })
  return taken !== undefined && taken.expiresAt > now
}

/** The key that a person's app of codes was given last. */
export async function findPendingSecret(db: Db, staffId: string, now: Date): Promise<string | undefined> {
  const rows = await db
    .select()
    .from(staffChallenges)
    .where(and(eq(staffChallenges.staffId, staffId), eq(staffChallenges.purpose, 'code_app')))
    .orderBy(asc(staffChallenges.expiresAt))
  return rows.findLast(({ expiresAt }) => expiresAt > now)?.challenge
}

export async function deletePendingSecrets(db: Db, staffId: string): Promise<void> {
  await db
    .delete(staffChallenges)
    .where(and(eq(staffChallenges.staffId, staffId), eq(staffChallenges.purpose, 'code_app')))
}

export async function isKnownDevice(db: Db, staffId: string, tokenHash: string, seenAt: Date): Promise<boolean> {
  const known = await db
    .update(staffDevices)
    .set({ seenAt })
    .where(and(eq(staffDevices.tokenHash, tokenHash), eq(staffDevices.staffId, staffId)))
    .returning({ tokenHash: staffDevices.tokenHash })
  return known.length > 0
}

export async function findDeviceOwner(db: Db, tokenHash: string): Promise<string | undefined> {
  const [row] = await db
    .select({ staffId: staffDevices.staffId })
    .from(staffDevices)
    .where(eq(staffDevices.tokenHash, tokenHash))
  return row?.staffId
}

export async function insertDevice(db: Db, device: typeof staffDevices.$inferInsert): Promise<void> {
  await db.insert(staffDevices).values(device)
}

/** Unanswered challenges, and browsers that have not come back. */
export async function deleteStaffLeftovers(db: Db, now: Date, devicesBefore: Date): Promise<void> {
  await db.delete(staffChallenges).where(lt(staffChallenges.expiresAt, now))
  await db.delete(staffDevices).where(lt(staffDevices.seenAt, devicesBefore))
}
