import { and, desc, eq, gt, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { buildOnce } from '#server/platform/database/built-statements.ts'
import type { Db } from '#server/platform/database/database.ts'
import { customers, sessions, staffMembers } from '#server/platform/database/schema/people-tables.ts'

export type SessionKind = (typeof sessions.$inferSelect)['kind']

const publicColumns = {
  id: customers.id,
  email: customers.email,
  firstName: customers.firstName,
  lastName: customers.lastName,
  phone: customers.phone,
  address: customers.address,
  city: customers.city,
  postalCode: customers.postalCode,
  emailNotifications: customers.emailNotifications,
  language: customers.language,
  emailVerifiedAt: customers.emailVerifiedAt,
  createdAt: customers.createdAt,
}

interface NewSession {
  tokenHash: string
  kind: SessionKind
  customerId: string | null
  staffId?: string | null
  /** Of kind `admin`: a login is a confirmation. */
  confirmedAt?: Date | null
  userAgent: string
  createdAt: Date
  expiresAt: Date
}

/** Valid sessions: not expired, and seen recently. */
export interface Freshness {
  now: Date
  seenSince: Date
}

/** A presented session: the values of `isThisAlive`. */
export interface SessionKey extends Freshness {
  kind: SessionKind
  tokenHash: string
}

const isAlive = (kind: SessionKind, { now, seenSince }: Freshness): SQL | undefined =>
  and(eq(sessions.kind, kind), gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, seenSince))

/** In a prepared statement, whose values are a `SessionKey`. */
export const isThisAlive = and(
  eq(sessions.tokenHash, sql.placeholder('tokenHash')),
  eq(sessions.kind, sql.placeholder('kind')),
  gt(sessions.expiresAt, sql.placeholder('now')),
  gt(sessions.lastSeenAt, sql.placeholder('seenSince')),
)

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db.insert(sessions).values({ ...session, lastSeenAt: session.createdAt })
}

/** A session by its token; the customer is read apart, because most calls need no more than the id. */
export async function findSession(db: Db, session: SessionKey) {
  const [found] = await selectSession(db, { ...session })
  return found
}

const selectSession = buildOnce((db) =>
  db.select({ customerId: sessions.customerId, lastSeenAt: sessions.lastSeenAt }).from(sessions).where(isThisAlive),
)

/** The staff's session with its person, whose role counts as it is now. */
export async function findStaffSession(db: Db, session: SessionKey) {
  const [found] = await selectStaffSession(db, { ...session })
  return found
}

const selectStaffSession = buildOnce((db) =>
  db
    .select({
      lastSeenAt: sessions.lastSeenAt,
      confirmedAt: sessions.confirmedAt,
      staff: { id: staffMembers.id, name: staffMembers.name, email: staffMembers.email, role: staffMembers.role },
      hasFactor: sql<boolean>`(${staffMembers.totpSecret} is not null
        or exists (select from staff_passkeys p where p.staff_id = ${staffMembers.id}))`,
    })
    .from(sessions)
    .leftJoin(staffMembers, eq(staffMembers.id, sessions.staffId))
    // A removed person's session is no session of the shop's password.
    .where(and(isThisAlive, or(isNull(sessions.staffId), isNull(staffMembers.removedAt)))),
)
export type StaffSession = NonNullable<Awaited<ReturnType<typeof findStaffSession>>>

export async function markConfirmed(db: Db, tokenHash: string, confirmedAt: Date): Promise<void> {
  await db.update(sessions).set({ confirmedAt }).where(eq(sessions.tokenHash, tokenHash))
}

export async function findSessionCustomer(db: Db, customerId: string) {
  const [found] = await db.select(publicColumns).from(customers).where(eq(customers.id, customerId))
  return found
}
export type SessionCustomer = NonNullable<Awaited<ReturnType<typeof findSessionCustomer>>>

export async function touchSession(db: Db, tokenHash: string, now: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash))
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

export async function deleteCustomerSessions(db: Db, customerId: string, exceptHash?: string): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.customerId, customerId), exceptHash ? ne(sessions.tokenHash, exceptHash) : undefined))
    .returning({ kind: sessions.kind })
  return ended.length
}

/** @param staffId null for those of the shop's password */
const ofStaff = (staffId: string | null) =>
  and(eq(sessions.kind, 'admin'), staffId === null ? isNull(sessions.staffId) : eq(sessions.staffId, staffId))

export async function deleteStaffSessions(db: Db, staffId: string | null, exceptHash?: string): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(ofStaff(staffId), exceptHash ? ne(sessions.tokenHash, exceptHash) : undefined))
    .returning({ kind: sessions.kind })
  return ended.length
}

export async function deleteAdminSessions(db: Db): Promise<void> {
  await db.delete(sessions).where(eq(sessions.kind, 'admin'))
}

export const listCustomerSessions = (db: Db, customerId: string, freshness: Freshness) =>
  listSessions(db, eq(sessions.customerId, customerId), 'customer', freshness)

export const listStaffSessions = (db: Db, staffId: string | null, freshness: Freshness) =>
  listSessions(db, ofStaff(staffId), 'admin', freshness)

async function listSessions(db: Db, whose: SQL | undefined, kind: SessionKind, freshness: Freshness) {
  return db
    .select({
      tokenHash: sessions.tokenHash,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(and(whose, isAlive(kind, freshness)))
    .orderBy(desc(sessions.lastSeenAt), sessions.tokenHash)
}

/** @returns how many rows were deleted (rule 455) */
export async function deleteEndedSessions(db: Db, now: Date): Promise<number> {
  const gone = await db.delete(sessions).where(lte(sessions.expiresAt, now)).returning({ kind: sessions.kind })
  return gone.length
}
