import { and, asc, count, eq, gt, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { oneTimeTokens } from '#server/platform/database/schema/people-tables.ts'

/** `reset` sets a new password, `verify` proves an e-mail address, `undo_email` takes back a change of it. */
export type TokenPurpose = (typeof oneTimeTokens.$inferSelect)['purpose']

interface NewToken {
  tokenHash: string
  purpose: TokenPurpose
  customerId: string
  expiresAt: Date
  emailBefore?: string
  provenBefore?: Date | null
}

export async function insertToken(tx: Db, token: NewToken): Promise<void> {
  await tx.insert(oneTimeTokens).values(token)
}

/** Uses a token up, once. @returns whose it was, or undefined when it is unknown, used or too old */
export async function spendToken(
  tx: Db,
  tokenHash: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<string | undefined> {
  const [row] = await tx
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(isOpen(tokenHash, purpose, now))
    .returning({ customerId: oneTimeTokens.customerId })
  return row?.customerId
}

export async function findTokenOwner(
  db: Db,
  tokenHash: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db
    .select({ customerId: oneTimeTokens.customerId })
    .from(oneTimeTokens)
    .where(isOpen(tokenHash, purpose, now))
  return row?.customerId
}

/** The number of unexpired tokens of a kind for a customer, used or not. */
export async function countRecentTokens(db: Db, customerId: string, purpose: TokenPurpose, now: Date): Promise<number> {
  const [row] = await db
    .select({ tokens: count() })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.customerId, customerId),
        eq(oneTimeTokens.purpose, purpose),
        gt(oneTimeTokens.expiresAt, now),
      ),
    )
  return row?.tokens ?? 0
}

export async function deleteTokens(tx: Db, customerId: string, ...purposes: TokenPurpose[]): Promise<void> {
  await tx
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.customerId, customerId), inArray(oneTimeTokens.purpose, purposes)))
}

/** The changes of address that can still be undone, the first one first: its address is the one that counts. */
const openChanges = (now: Date) =>
  and(eq(oneTimeTokens.purpose, 'undo_email'), isNull(oneTimeTokens.usedAt), gt(oneTimeTokens.expiresAt, now))

/** The address that still decides about an account whose address was changed without the password. */
export async function findAddressBefore(db: Db, customerId: string, now: Date): Promise<string | undefined> {
  const [row] = await db
    .select({ email: oneTimeTokens.emailBefore })
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.customerId, customerId), openChanges(now)))
    .orderBy(asc(oneTimeTokens.expiresAt))
    .limit(1)
  return row?.email ?? undefined
}

/** The account that may still get an address back: it is reserved in that time. */
export async function findHeirOfAddress(db: Db, email: string, now: Date): Promise<string | undefined> {
  const [row] = await db
    .select({ customerId: oneTimeTokens.customerId })
    .from(oneTimeTokens)
    .where(and(eq(sql`lower(${oneTimeTokens.emailBefore})`, sql`lower(${email})`), openChanges(now)))
    .limit(1)
  return row?.customerId
}

/** Takes a link that undoes a change, together with those of the changes after it. */
export async function takeUndo(tx: Db, tokenHash: string, now: Date) {
  const [taken] = await tx
    .select()
    .from(oneTimeTokens)
    .where(isOpen(tokenHash, 'undo_email', now))
    .for('update')
  if (!taken) return undefined
  await tx
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.customerId, taken.customerId),
        eq(oneTimeTokens.purpose, 'undo_email'),
        gte(oneTimeTokens.expiresAt, taken.expiresAt),
      ),
    )
  return taken
}

export async function deleteTokensBefore(db: Db, before: Date): Promise<void> {
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, before))
}

function isOpen(tokenHash: string, purpose: TokenPurpose, now: Date) {
  return and(
    eq(oneTimeTokens.tokenHash, tokenHash),
    eq(oneTimeTokens.purpose, purpose),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, now),
  )
}
