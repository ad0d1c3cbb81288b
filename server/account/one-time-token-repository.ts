import { and, count, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { oneTimeTokens } from '#server/db/schema/people-tables.ts'

/** `reset` sets a new password, `verify` proves an e-mail address. */
export type TokenPurpose = (typeof oneTimeTokens.$inferSelect)['purpose']

export interface NewToken {
  tokenHash: string
  purpose: TokenPurpose
  customerId: string
  expiresAt: Date
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

/** How many tokens of a kind the customer was given that have not run out, used or not. */
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

export async function deleteTokens(tx: Db, customerId: string, purpose?: TokenPurpose): Promise<void> {
  await tx
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.customerId, customerId), purpose ? eq(oneTimeTokens.purpose, purpose) : undefined))
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
