import { and, desc, eq, gt, lte, ne, type SQL, sql } from 'drizzle-orm'
import { buildOnce } from '#server/platform/database/built-statements.ts'
import type { Db } from '#server/platform/database/database.ts'
import { customers, sessions } from '#server/platform/database/schema/people-tables.ts'

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
  userAgent: string
  createdAt: Date
  expiresAt: Date
}

/** Valid sessions: not expired, and seen recently. */
export interface Freshness {
  now: Date
  seenSince: Date
}

const isAlive = (kind: SessionKind, { now, seenSince }: Freshness): SQL | undefined =>
  and(eq(sessions.kind, kind), gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, seenSince))

/** A prepared statement with `kind`, `tokenHash` and the freshness as parameters. */
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
export async function findSession(db: Db, kind: SessionKind, tokenHash: string, freshness: Freshness) {
  const [found] = await selectSession(db, { kind, tokenHash, ...freshness })
  return found
}

const selectSession = buildOnce((db) =>
  db.select({ customerId: sessions.customerId, lastSeenAt: sessions.lastSeenAt }).from(sessions).where(isThisAlive),
)

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

export async function deleteAdminSessions(db: Db): Promise<void> {
  await db.delete(sessions).where(eq(sessions.kind, 'admin'))
}

export async function listCustomerSessions(db: Db, customerId: string, freshness: Freshness) {
  return db
    .select({
      tokenHash: sessions.tokenHash,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(and(eq(sessions.customerId, customerId), isAlive('customer', freshness)))
    .orderBy(desc(sessions.lastSeenAt), sessions.tokenHash)
}

/** @returns how many rows were deleted (rule 455) */
export async function deleteEndedSessions(db: Db, now: Date): Promise<number> {
  const gone = await db.delete(sessions).where(lte(sessions.expiresAt, now)).returning({ kind: sessions.kind })
  return gone.length
}
